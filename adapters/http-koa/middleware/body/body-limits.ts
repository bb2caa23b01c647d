/** A JSON body, without a resume in it. */
export const JSON_LIMIT = 1024 * 1024;

/** In bytes: from here on a string in a large body is taken for its file. */
export const MIN_LONG_LITERAL_BYTES = 256 * 1024;

/** A body up to here is parsed as a whole, in some milliseconds. A larger one holds a long string, or is too large without the resume. */
export const MAX_WHOLE_PARSE_BYTES = JSON_LIMIT + MIN_LONG_LITERAL_BYTES;

/** In bytes: a longer body is parsed, walked, checked and worked on in a turn of the event loop each. 600 KB of short texts take some 20 ms in each. */
export const MAX_BYTES_PER_TURN = 64 * 1024;
