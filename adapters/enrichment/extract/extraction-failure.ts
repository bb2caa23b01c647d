export type ExtractionFailureCode =
  'no_text' | 'encrypted' | 'corrupt' | 'unsupported_format' | 'too_large' | 'timeout';

/** The only error that reading a document ends in; `detail` is for people and holds nothing of the document's text. */
export class ExtractionFailure extends Error {
  override readonly name = 'ExtractionFailure';

  constructor(
    readonly code: ExtractionFailureCode,
    readonly detail: string,
    options?: ErrorOptions,
  ) {
    super(`${code}: ${detail}`, options);
  }
}

/** Readers get hostile input: any other error that they throw means a damaged file. */
export function asExtractionFailure(error: unknown): ExtractionFailure {
  if (error instanceof ExtractionFailure) return error;
  if (error instanceof RangeError && /call stack|array length|string length|allocation/i.test(error.message)) {
    return new ExtractionFailure('too_large', 'The document is nested too deeply or asks for too much memory.', {
      cause: error,
    });
  }
  return new ExtractionFailure(
    'corrupt',
    'The document is damaged or incomplete: save or scan it again, and send the new file.',
    { cause: error },
  );
}
