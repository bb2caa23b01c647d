/** A JSON body, without a resume in it. */
export const JSON_LIMIT = 1024 * 1024;
