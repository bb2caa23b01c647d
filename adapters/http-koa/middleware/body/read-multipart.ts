import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { invalidInput, MAX_RESUME_BYTES } from '../../../../core/index.js';
import { HttpProblem } from '../../problems/problem.js';
import { JSON_LIMIT } from './body-limits.js';
import { bodyTooLarge, type BodyBounds } from './collect-body.js';
import { assertStorableJson } from './assert-storable-json.js';
import type { RouteBody } from '../../route.js';
import { UploadedFile } from './uploaded-file.js';

/** Names of the two parts of a multipart body: the JSON, and the file that becomes a member of it. */
export interface PartNames {
  json: string;
  file: string;
}

export function partNames({ fileAt }: Pick<RouteBody, 'fileAt'>): PartNames {
  return fileAt?.[0] === 'file' ? { json: 'job', file: 'file' } : { json: 'candidate', file: 'resume' };
}

interface Parts {
  json?: string;
  file?: { bytes: Buffer; filename: string | undefined };
}

/**
 * Reads a multipart body with an optional JSON part and a file part. Returns the JSON body that it corresponds to, in which the file is an
 * `UploadedFile`. Throws problems and `input.invalid`.
 */
export async function readMultipart(request: IncomingMessage, bounds: BodyBounds, names: PartNames): Promise<unknown> {
  const parts = await collect(request, bounds, names);
  const body = parseJsonPart(parts.json, names);
  if (!parts.file) return body;
  if (names.file in body) {
    const detail = `Send the file once: as the part "${names.file}" or in the JSON.`;
    throw invalidInput([{ pointer: `/${names.file}`, code: 'repeated', detail }]);
  }
  const { bytes, filename } = parts.file;
  return { ...body, [names.file]: new UploadedFile(bytes, filename) };
}

function parseJsonPart(json: string | undefined, names: PartNames): Record<string, unknown> {
  if (json === undefined || json.trim() === '') return {};
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw new HttpProblem('malformed_json', `The part "${names.json}" is not valid JSON.`);
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    const detail = `The part "${names.json}" must be a JSON object.`;
    throw invalidInput([{ pointer: '', code: 'invalid_type', detail }]);
  }
  assertStorableJson(parsed);
  return parsed as Record<string, unknown>;
}

function collect(request: IncomingMessage, { limit, declared, share }: BodyBounds, names: PartNames): Promise<Parts> {
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
      const kind = name === names.file ? 'file' : name === names.json ? 'json' : undefined;
      if (kind === undefined) fail(unknownPart(name, names));
      else if (parts[kind] !== undefined) fail(repeatedPart(name));
      else if (kind === 'file') parts.file = { bytes, filename };
      else if (bytes.length > JSON_LIMIT) fail(tooLarge(jsonTooLarge(names)));
      else parts.json = bytes.toString('utf8');
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
      if (valueTruncated) fail(tooLarge(jsonTooLarge(names)));
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

function jsonTooLarge({ json }: PartNames): string {
  return `The part "${json}" is larger than 1 MiB.`;
}

function tooLarge(detail: string): HttpProblem {
  return new HttpProblem('payload_too_large', detail);
}

function repeatedPart(name: string): Error {
  return invalidInput([{ pointer: `/${name}`, code: 'repeated', detail: `The part "${name}" is given twice.` }]);
}

function unknownPart(name: string, names: PartNames): Error {
  return invalidInput([
    {
      pointer: `/${name}`,
      code: 'unknown_member',
      detail: `The part "${name}" is not known here; send "${names.json}" and "${names.file}".`,
    },
  ]);
}
