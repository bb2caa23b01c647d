/**
 * Beside the configured ones, for a tenant of whom nothing is enriched: the documents of another one may take seconds each. A child process
 * more, which has nothing to do while one tenant is alone.
 */
export const SPARE_ENRICHMENTS = 1;
