import { setImmediate as nextTurn } from 'node:timers/promises';
import { DomainError, invalidInput, isDomainError } from '../../../core/index.js';
import type { ImportReader } from '../../../core/spi.js';
import { toResumeInput, type DetectContentType } from '../candidates/resume-input.js';
import type { ResumeBody } from '../candidates/resume-schema.js';
import { createCandidateSchema } from '../candidates/schema.js';
import { createJobSchema } from '../jobs/schema.js';
import { assertBoundedJson } from '../middleware/body/assert-bounded-json.js';
import { assertStorableJson } from '../middleware/body/assert-storable-json.js';
import type { BodyReservation } from '../middleware/body/body-budget.js';
import { MAX_WHOLE_PARSE_BYTES } from '../middleware/body/body-limits.js';
import { describeJsonFault } from '../middleware/body/describe-json-fault.js';
import { decodeUtf8, parseLargeBody, rejectLargeRemainder } from '../middleware/body/parse-large-body.js';
import { validate } from '../middleware/validation/validate.js';
import { HttpProblem } from '../problems/problem.js';
import { statedExternalId } from '../schema/external-id.js';

/** Milliseconds after which the event loop has a turn. */
const LONGEST_BLOCK_MS = 8;

/** Reads the lines of an import with the schemas of the POSTs. */
export function createImportReader(detect: DetectContentType): ImportReader {
  let since = performance.now();
  const parse = async (line: Uint8Array): Promise<unknown> => {
    if (performance.now() - since > LONGEST_BLOCK_MS) {
      await nextTurn();
      since = performance.now();
    }
    return parseLine(Buffer.from(line.buffer, line.byteOffset, line.byteLength));
  };
  return {
    async readCandidate(line) {
      const parsed = await parse(line);
      try {
        const { resume, ...fields } = validate(createCandidateSchema, parsed);
        const input = resume ? { resume: await toResumeInput(resume as ResumeBody, detect) } : {};
        return { ...fields, ...input } as Awaited<ReturnType<ImportReader['readCandidate']>>;
      } catch (error) {
        throw naming(parsed, error);
      }
    },
    async readJob(line) {
      const parsed = await parse(line);
      try {
        const { status: _status, ...fields } = validate(createJobSchema, parsed);
        return fields as Awaited<ReturnType<ImportReader['readJob']>>;
      } catch (error) {
        throw naming(parsed, error);
      }
    },
  };
}

/** The same fault with the external id that the line states, by which its sender knows the record. */
function naming(parsed: unknown, error: unknown): unknown {
  if (!isDomainError(error) || typeof parsed !== 'object' || parsed === null) return error;
  const { externalId } = parsed as { externalId?: unknown };
  if (!statedExternalId.safeParse(externalId).success) return error;
  return new DomainError(error.code, error.message, { ...error.details, externalId });
}

/** As the body of a request is parsed: the same limits, the same faults. */
async function parseLine(raw: Buffer): Promise<unknown> {
  try {
    if (raw.length > MAX_WHOLE_PARSE_BYTES) return await parseLargeBody(raw, NO_BUDGET);
    assertBoundedJson(raw);
    const parsed: unknown = JSON.parse(decodeUtf8(raw));
    rejectLargeRemainder(parsed, raw.length);
    assertStorableJson(parsed);
    return parsed;
  } catch (error) {
    if (error instanceof SyntaxError) throw new DomainError('input.malformed', describeJsonFault(error, raw, 'line'));
    if (error instanceof HttpProblem) throw invalidInput([{ pointer: '', code: 'too_big', detail: error.message }]);
    throw error;
  }
}

/** A line comes from the store, one at a time, and is no body that a caller makes this process hold. */
const NO_BUDGET: BodyReservation = {
  take: () => undefined,
  giveBack: () => undefined,
  release: () => undefined,
};
