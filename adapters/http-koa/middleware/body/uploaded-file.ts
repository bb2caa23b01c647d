/**
 * A file that the body reader has decoded. JSON cannot produce an instance, so no caller can forge one. It replaces `resume` if it was a part of a
 * multipart body, and `resume.contentBase64` if it was a long base64 string.
 */
export class UploadedFile {
  constructor(
    readonly bytes: Uint8Array,
    readonly filename?: string,
  ) {}
}
