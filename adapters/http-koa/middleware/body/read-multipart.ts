import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { invalidInput, MAX_RESUME_BYTES } from '../../../../core/index.js';
import { HttpProblem } from '../../problems/problem.js';
import { JSON_LIMIT } from './body-limits.js';
import { bodyTooLarge, type BodyBounds } from './collect-body.js';
import { assertStorableJson } from './assert-storable-json.js';
import { UploadedFile } from './uploaded-file.js';

interface Parts {
  candidate?: string;
  resume?: { bytes: Buffer; filename: string | undefined };
}

/**
 * Reads a multipart body with the optional JSON part `candidate` and the file part `resume`. Returns the JSON body that it corresponds to, whose
 * member `resume` is the `UploadedFile`. Throws problems and `input.invalid`.
 */
export async function readMultipart(request: IncomingMessage, bounds: BodyBounds): Promise<unknown> {
  const parts = await collect(request, bounds);
  const candidate = parseCandidate(parts.candidate);
  if (!parts.resume) return candidate;
  if ('resume' in candidate) {
    throw invalidInput([
      { pointer: '/resume', code: 'repeated', detail: 'Send the resume once: as the part "resume" or in the JSON.' },
    ]);
  }
  const { bytes, filename } = parts.resume;
  return { ...candidate, resume: new UploadedFile(bytes, filename) };
}

function parseCandidate(json: string | undefined): Record<string, unknown> {
  if (json === undefined || json.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new HttpProblem('malformed_json', 'The part "candidate" is not valid JSON.');
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw invalidInput([{ pointer: '', code: 'invalid_type', detail: 'The part "candidate" must be a JSON object.' }]);
  }
  assertStorableJson(parsed);
  return parsed as Record<string, unknown>;
}

function collect(request: IncomingMessage, { limit, declared, share }: BodyBounds): Promise<Parts> {
  return new Promise((resolve, reject) => {
    const parts: Parts = {};
    let arrived = 0;
    const count = (chunk: Buffer): void => {
      arrived += chunk.length;
      if (arrived > limit) fail(tooLarge(bodyTooLarge(limit)));
      else if (declared === 0) trying(() => share.take(chunk.length));
    };
    const fail = (error: unknown): void => {
      request.off('data', count);
      request.unpipe(reader);
      request.resume();
      reject(error instanceof Error ? error : new Error(String(error)));
    };
    const trying = (take: () => void): void => {
      try {
        take();
      } catch (error) {
        fail(error);
      }
    };
    const put = (name: string, bytes: Buffer, filename: string | undefined): void => {
      if (name !== 'candidate' && name !== 'resume') fail(unknownPart(name));
      else if (parts[name] !== undefined) fail(repeatedPart(name));
      else if (name === 'resume') parts.resume = { bytes, filename };
      else if (bytes.length > JSON_LIMIT) fail(tooLarge(CANDIDATE_TOO_LARGE));
      else parts.candidate = bytes.toString('utf8');
    };
    const reader = createParser(request);
    reader.on('file', (name, stream, filename) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        fail(tooLarge(`A resume may have ${String(MAX_RESUME_BYTES)} bytes.`));
      });
      stream.on('error', fail);
      stream.on('end', () => {
        trying(() => {
          const bytes = Buffer.concat(chunks);
          share.take(bytes.length);
          put(name, bytes, filename || undefined);
        });
      });
    });
    reader.on('field', (name, value, _nameTruncated, valueTruncated) => {
      if (valueTruncated) fail(tooLarge(CANDIDATE_TOO_LARGE));
      else put(name, Buffer.from(value), undefined);
    });
    reader.on('partsLimit', () => {
      fail(new HttpProblem('malformed_request', 'The body has too many parts.'));
    });
    reader.on('error', () => {
      fail(new HttpProblem('malformed_request', 'The multipart body is damaged.'));
    });
    reader.on('finish', () => {
      // The files have taken the place of the body that they were in.
      share.giveBack(arrived);
      resolve(parts);
    });
    request.on('aborted', () => {
      fail(new HttpProblem('malformed_request', 'The body was cut off.'));
    });
    request.on('data', count);
    request.pipe(reader);
  });
}

function createParser(request: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: request.headers as { 'content-type': string },
      limits: { fileSize: MAX_RESUME_BYTES, fieldSize: JSON_LIMIT, files: 2, fields: 4, parts: 5, headerPairs: 50 },
    });
  } catch {
    throw new HttpProblem('malformed_request', 'The multipart header is damaged: is the boundary missing?');
  }
}

const CANDIDATE_TOO_LARGE = 'The part "candidate" is larger than 1 MiB.';

function tooLarge(detail: string): HttpProblem {
  return new HttpProblem('payload_too_large', detail);
}

function repeatedPart(name: string): Error {
  return invalidInput([{ pointer: `/${name}`, code: 'repeated', detail: `The part "${name}" is given twice.` }]);
}

function unknownPart(name: string): Error {
  return invalidInput([
    {
      pointer: `/${name}`,
      code: 'unknown_member',
      detail: `The part "${name}" is not known here; send "candidate" and "resume".`,
    },
  ]);
}
