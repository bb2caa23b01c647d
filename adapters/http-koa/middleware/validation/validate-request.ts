import type { Context } from 'koa';
import type { z } from 'zod';
import { invalidInput, isDomainError, type InputFault } from '../../../../core/index.js';
import type { Route, RouteBody } from '../../route.js';
import { parseMediaType } from '../body/read-body.js';
import { validate } from './validate.js';

export interface ValidatedInput {
  params: object;
  query: object;
  body: unknown;
}

/** Parses path parameters, query and body with the schemas of the route. Throws `input.invalid` with the faults of query and body. */
export function validateRequest(ctx: Context, route: Route, body: unknown): ValidatedInput {
  const given = (ctx['params'] ?? {}) as object;
  const params = route.params && !takesAnyText(route.params) ? validate(route.params, given) : given;
  const { body: expected } = route;
  if (!expected) return { params, query: validateQuery(ctx, route), body: undefined };
  const faults: InputFault[] = [];
  const query = collectFaults(faults, () => validateQuery(ctx, route));
  const validated = collectFaults(faults, () => validateBody(ctx, expected, body));
  if (query === undefined || faults.length > 0) throw invalidInput(faults);
  return { params, query, body: validated };
}

const anyText = new WeakMap<z.ZodObject, boolean>();

/** Whether every text is valid for every parameter: what a path gives are texts, so there is nothing to check. */
function takesAnyText(params: z.ZodObject): boolean {
  let known = anyText.get(params);
  if (known === undefined) {
    known = Object.values(params.shape).every(({ _zod: { def } }) => {
      const { type, checks, format } = def as { type: string; checks?: readonly unknown[]; format?: string };
      return type === 'string' && format === undefined && (checks ?? []).length === 0;
    });
    anyText.set(params, known);
  }
  return known;
}

/** One in the form of a standard is validated in that form first, so that faults point into what was sent. */
function validateBody(ctx: Context, { schema, standard }: RouteBody, body: unknown): unknown {
  if (standard === undefined || parseMediaType(ctx.req.headers['content-type']) !== standard.contentType)
    return validate(schema, body);
  return validate(schema, standard.read(validate(standard.schema, body) as never));
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

/** No operation has as many. Koa's query parser is quadratic in the number of parameters: 3,000 take 70 ms. */
const MAX_PARAMETERS = 100;

/** What each schema makes of a query without parameters: most requests have none. */
const withoutParameters = new WeakMap<z.ZodType, object>();

function validateQuery(ctx: Context, route: Route): object {
  if (ctx.querystring === '') return defaultsOf(route);
  const count = ctx.querystring.split('&').length;
  if (count > MAX_PARAMETERS) {
    const detail = `The query must have at most ${String(MAX_PARAMETERS)} parameters (got ${String(count)}).`;
    throw invalidInput([{ parameter: '', code: 'too_big', detail }]);
  }
  return route.query ? validate(route.query, { ...ctx.query }, 'parameter') : rejectQuery(ctx);
}

function defaultsOf({ query }: Route): object {
  if (!query) return {};
  let defaults = withoutParameters.get(query);
  if (!defaults) {
    // Shared by all requests.
    defaults = Object.freeze(validate(query, {}, 'parameter') as object);
    withoutParameters.set(query, defaults);
  }
  return defaults;
}

function rejectQuery(ctx: Context): object {
  const errors = Object.keys(ctx.query).map((parameter) => ({
    parameter,
    code: 'unknown_parameter',
    detail: `"${parameter}" is not known here.`,
  }));
  if (errors.length > 0) throw invalidInput(errors);
  return {};
}
