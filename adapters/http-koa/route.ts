import type { Caller, Scope } from '../../core/index.js';
import type { RatePolicyName } from '../../core/spi.js';
import type { z } from 'zod';
import type { Shown } from './audit/shown.js';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One operation of the API, as data: the router, the OpenAPI document, the scope test and the fuzz test read the same list.
 * `defineRoute` makes one whose handler has the types of its schemas.
 */
export interface Route {
  method: Method;
  /** With `:name` for path parameters. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description: string;
  scope: Exclude<Scope, 'read:blind'>;
  ratePolicy: RatePolicyName;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: RouteBody;
  /** Whether nothing of the request is kept, its answer under an `Idempotency-Key` included: repeating it does no harm. */
  stateless?: boolean;
  /** Whether the operation evaluates preconditions on its record: `If-None-Match` on GET, `If-Match` on the other methods, both on PUT. */
  conditional?: boolean;
  response: ResponseSpec;
  /**
   * Set where a key that is limited to the blind view may call it, with the parameters that such a key may not use because they would identify a candidate. All that it shows of
   * candidates is then blind: see `blind` of the request.
   */
  blind?: readonly string[];
  /** Codes of the problems that are specific to this route; `build-openapi.ts` adds those that every route shares. */
  problems: readonly string[];
  handle(request: RouteRequest): Promise<RouteResponse>;
}

export interface RouteBody<Schema extends z.ZodType = z.ZodType> {
  schema: Schema;
  /** `empty`: no body or `{}`, with or without a content type. `ndjson`: a JSON object a line; the body of the request is a `LinesBody`. */
  kind: 'json' | 'merge-patch' | 'json-or-multipart' | 'empty' | 'ndjson';
  example: z.input<Schema>;
  /** The same by a standard of its own. */
  standard?: StandardBody;
  /** Maximum size in bytes; 1 MiB by default. */
  limit?: number;
  /** Where a file may stand in the JSON; `['resume']` by default. */
  fileAt?: FilePlace;
}

/** A body in the form of a standard, distinguished from the route's own by its content type. */
export interface StandardBody {
  contentType: string;
  schema: z.ZodType;
  example: unknown;
  /** The same as a body of the route, which is then validated like one. */
  read(body: never): object;
}

/** The response in the form of a standard, for callers that accept it. */
export interface StandardResponse {
  contentType: string;
  schema: z.ZodType;
  example: unknown;
}

/** Names of members, one within the other. The first is the file part of a multipart body. */
export type FilePlace = readonly ['resume'] | readonly ['file'] | readonly ['candidate', 'resume'];

/** The successful response. */
export interface ResponseSpec<Schema extends z.ZodType = z.ZodType> {
  status: number;
  description: string;
  schema: Schema;
  example: z.output<Schema>;
  /** When it answers 201 instead, with the same body: for an operation that creates what is not there. */
  created?: string;
  /** The same by a standard of its own: `standard` says to the handler that the caller accepts it. */
  standard?: StandardResponse;
  /** Another successful response, for which the caller has asked. */
  otherwise?: Omit<ResponseSpec, 'created' | 'hasLocation' | 'otherwise'>;
  /** Whether it has a `Location` header. A 201 always has one. */
  hasLocation?: boolean;
  /** Whether it is a file, of which ranges can be asked for. Schema and example stand for its bytes. */
  isFile?: boolean;
}

/** A validated request: `params`, `query` and `body` are the output of the schemas of the route. */
export interface RouteRequest<Params = object, Query = object, Body = unknown> {
  operationId: string;
  caller: Caller;
  params: Params;
  query: Query;
  /** `undefined` if the route takes no body. */
  body: Body;
  /** Versions listed in `If-Match`; absent without the header or with `*`. */
  expectedVersions?: number[];
  /** `If-None-Match: *` on PUT: only a record that is not there yet may be written. */
  mustBeNew?: boolean;
  /** Whether nothing may be shown that identifies a candidate: the key is limited to that, or the caller asks for it. */
  blind: boolean;
  /** Whether the response is to have the form of the standard that the route offers. */
  standard?: true;
  /** Path and query as sent, for `Link`. */
  url: string;
}

/** The bytes of a response that is a file. */
export interface FileBody {
  size: number;
  /** Quoted. */
  etag: string;
  /** The bytes from `start` to before `end`, in parts. */
  open(range: { start: number; end: number }): Promise<AsyncIterable<Uint8Array>>;
}

export interface RouteResponse<Body = unknown> {
  status: number;
  /** Instead of the body, where the route responds with a file. */
  file?: FileBody;
  /** A string or bytes are serialized JSON. */
  body: Body | string | Uint8Array;
  headers?: Record<string, string>;
  /** Version of the record shown; becomes a strong `ETag`. */
  version?: number;
  /** Distinguishes this form of the record from others in the `ETag`. */
  variant?: string;
  /** What it shows of candidates, for the audit record. */
  shown?: Shown;
  /** The record shown. Erasing the record erases stored copies of this response. */
  resourceId?: string;
}
