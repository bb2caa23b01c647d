import type { z } from 'zod';
import type { Exact } from './exact.js';
import type { ResponseSpec, Route, RouteBody, RouteRequest, RouteResponse } from './route.js';

/** Names of the `:name` parameters of a path. */
type PathParameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type PathParams<Path extends string> = z.ZodObject<Record<PathParameter<Path>, z.ZodString>>;
type NoQuery = z.ZodObject<Record<never, never>>;

export interface RouteDefinition<
  Path extends string,
  Params extends PathParams<Path>,
  Query extends z.ZodObject,
  Body extends z.ZodType,
  Response extends z.ZodType,
> extends Omit<Route, 'path' | 'params' | 'query' | 'body' | 'response' | 'handle'> {
  path: Path;
  /** Has a member for each parameter of the path. */
  params?: Params;
  query?: Query;
  body?: RouteBody<Body>;
  response: ResponseSpec<Response>;
  handle(
    request: RouteRequest<z.output<Params>, Exact<z.output<Query>>, Exact<z.output<Body>>>,
  ): Promise<RouteResponse<z.output<Response>>>;
}

/** A route whose handler receives what its schemas describe and returns what its response schema describes. */
export function defineRoute<
  const Path extends string,
  Params extends PathParams<Path> = PathParams<Path>,
  Query extends z.ZodObject = NoQuery,
  Body extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodType,
>(definition: RouteDefinition<Path, Params, Query, Body, Response>): Route;
export function defineRoute(definition: Route): Route {
  return definition;
}
