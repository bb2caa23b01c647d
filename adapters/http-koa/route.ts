import type { Caller, Scope } from '../../core/index.js';
import type { RatePolicyName } from '../../core/spi.js';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** One operation of the API, as data: the router, the OpenAPI document, the scope test and the fuzz test read the same list. */
export interface Route {
  method: Method;
  /** With `:name` for path parameters. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description: string;
  scope: Scope;
  ratePolicy: RatePolicyName;
  /** Names and descriptions of the path parameters. */
  params?: Record<string, string>;
  query?: z.ZodObject;
  body?: RouteBody;
  /** Whether single-record conditions are honoured: `If-Match` on changes, a POST to the record among them, `If-None-Match` on GET. */
  conditional?: boolean;
  response: {
    status: number;
    description: string;
    schema: z.ZodType;
    example: unknown;
    /** `Location` says where to look, as that of each 201 does. */
    hasLocation?: boolean;
  };
  /** Codes of the problems that it can answer beside those that every route can. */
  problems: readonly string[];
  handle(request: RouteRequest): Promise<RouteResponse>;
}

export interface RouteBody {
  schema: z.ZodType;
  /** `empty`: none or `{}`, with or without a content type. */
  kind: 'json' | 'merge-patch' | 'json-or-multipart' | 'empty';
  example: unknown;
  /** Largest body in bytes, 1 MiB where not given. */
  limit?: number;
}

export interface RouteRequest {
  caller: Caller;
  params: Record<string, string>;
  /** Checked against `query`. */
  query: Record<string, unknown>;
  /** Checked against `body.schema`. */
  body: unknown;
  /** Versions of `If-Match`; absent without the header or with `*`. */
  expectedVersions?: number[];
  /** Path and query as sent, for `Link`. */
  url: string;
}

export interface RouteResponse {
  status: number;
  /** A string is JSON already. */
  body: unknown;
  headers?: Record<string, string>;
  /** Strong version of the record shown. */
  version?: number;
  /** The record shown, whose erasure erases stored copies of this answer. */
  resourceId?: string;
}
