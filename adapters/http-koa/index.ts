/** The HTTP adapter: the service as a Koa application. */
export { apiRoutes, createHttpApp, type HttpOptions } from './app.js';
export { buildOpenApi } from './openapi/build-openapi.js';
export { createImportReader } from './bulk/import-reader.js';
export { checkJobFields } from './jobs/check-job-fields.js';
export type { FinishedExchange, Observe } from './middleware/exchange.js';
export type { RatePolicies } from './middleware/rate-limit.js';
export { PROBLEMS } from './problems/problem-table.js';
export type { DetectContentType } from './candidates/resume-input.js';
export type { OperationTools } from './operations/routes.js';
export type { Route } from './route.js';
