import { zipSync, strToU8, type Zippable } from 'fflate';

/** Builds small documents out of literal parts. The people in them are invented. */
export function zip(parts: Record<string, string | Uint8Array>): Uint8Array {
  const files: Zippable = {};
  for (const [name, body] of Object.entries(parts)) files[name] = typeof body === 'string' ? strToU8(body) : body;
  return zipSync(files);
}

const W =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

/** A DOCX with the given body and nothing else but what is passed on top. */
export function wordFile(body: string, parts: Record<string, string> = {}): Uint8Array {
  return zip({
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    'word/document.xml': `<?xml version="1.0" encoding="UTF-8"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...parts,
  });
}

export function paragraph(text: string, properties = '', runProperties = ''): string {
  return `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${runProperties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}

export function openDocumentFile(body: string, styles = '', parts: Record<string, string> = {}): Uint8Array {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:style="s" xmlns:fo="f" xmlns:draw="d" xmlns:xlink="x"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    ...parts,
  });
}

/** A PDF from its objects, with a cross-reference table that is right. Object 1 is the catalogue. */
export function pdfFile(objects: readonly string[], trailer = ''): Uint8Array {
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = body.length;
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) body += `${String(offset).padStart(10, '0')} 00000 n \n`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(body, 'latin1');
}

/** One page that paints the given content stream with Helvetica as /F1 and Helvetica-Bold as /F2. */
export function pdfPage(content: string, resources = '', more: readonly string[] = []): Uint8Array {
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> ${resources} >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
    ...more,
  ]);
}

/** Paints a text with its baseline at a distance from the top of the page. */
export function put(text: string, x: number, fromTop: number, size = 10, font = 'F1'): string {
  const escaped = text.replace(/[\\()]/g, (character) => `\\${character}`);
  return `BT /${font} ${size} Tf 1 0 0 1 ${x} ${842 - fromTop} Tm (${escaped}) Tj ET\n`;
}
