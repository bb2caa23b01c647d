/** Of everything that turns a document into facts and facts into scores. Raised when equal inputs may give other outputs. */
export const ENGINE_VERSION = '1.29.0';
