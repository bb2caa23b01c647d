import type { Context } from 'koa';
import type { z } from 'zod';
import { type InputFault, invalidInput, isDomainError } from '../../../../core/index.js';
import type { Route } from '../../route.js';
import { DecodedFile } from '../body/parse-large-body.js';
import { MultipartResume } from '../body/read-multipart.js';
import { validate } from './validate.js';

export interface ValidatedInput {
  query: Record<string, unknown>;
  body: unknown;
}

/** Query and body as the schemas of the route make them. Throws `input.invalid` with the faults of both. */
export function validateRequest(ctx: Context, route: Route, body: unknown): ValidatedInput {
  const schema = route.body?.schema;
  if (!schema) return { query: validateQuery(ctx, route), body: undefined };
  const faults: InputFault[] = [];
  const query = collectFaults(faults, () => validateQuery(ctx, route));
  const checked = collectFaults(faults, () => validateBody(schema, body));
  if (query === undefined || faults.length > 0) throw invalidInput(faults);
  return { query, body: checked };
}

function collectFaults<Value>(faults: InputFault[], check: () => Value): Value | undefined {
  try {
    return check();
  } catch (error) {
    if (!isDomainError(error) || error.code !== 'input.invalid') throw error;
    faults.push(...(error.details['errors'] as InputFault[]));
    return undefined;
  }
}

/** More than any operation knows. Koa looks through all parameters once for each, which takes 70 ms for 3,000. */
const MAX_PARAMETERS = 100;

function validateQuery(ctx: Context, route: Route): Record<string, unknown> {
  const count = ctx.querystring.split('&').length;
  if (count > MAX_PARAMETERS) {
    const detail = `The query must have at most ${String(MAX_PARAMETERS)} parameters (got ${String(count)}).`;
    throw invalidInput([{ parameter: '', code: 'too_big', detail }]);
  }
  return route.query
    ? (validate(route.query, { ...ctx.query }, 'parameter') as Record<string, unknown>)
    : rejectQuery(ctx);
}

function rejectQuery(ctx: Context): Record<string, never> {
  if (ctx.querystring === '') return {};
  const errors = Object.keys(ctx.query).map((parameter) => ({
    parameter,
    code: 'unknown_parameter',
    detail: `"${parameter}" is not known here.`,
  }));
  if (errors.length > 0) throw invalidInput(errors);
  return {};
}

function validateBody(schema: z.ZodType, body: unknown): unknown {
  const resume = (body as { resume?: unknown } | null)?.resume;
  const content = (resume as { contentBase64?: unknown } | null | undefined)?.contentBase64;
  if (content instanceof DecodedFile) return validateWithFile(schema, body as BodyWithResume, content);
  if (!(resume instanceof MultipartResume)) return validate(schema, body);
  const named = { ...(body as object), resume: { filename: 'resume', contentBase64: PLACEHOLDER_BASE64 } };
  const checked = validate(schema, named) as Record<string, unknown>;
  return {
    ...checked,
    resume: { bytes: resume.bytes, ...(resume.filename === undefined ? {} : { filename: resume.filename }) },
  };
}

type BodyWithResume = Record<string, unknown> & { resume: Record<string, unknown> };

/** The schema knows a file as base64 only: in the place of bytes it sees as little of it as there can be. */
const PLACEHOLDER_BASE64 = 'AA==';

function validateWithFile(schema: z.ZodType, body: BodyWithResume, { bytes }: DecodedFile): unknown {
  const named = { ...body, resume: { ...body.resume, contentBase64: PLACEHOLDER_BASE64 } };
  const checked = validate(schema, named) as BodyWithResume;
  const { contentBase64: _content, ...resume } = checked.resume;
  return { ...checked, resume: { ...resume, bytes } };
}
