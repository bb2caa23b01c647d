import { SaxesParser } from 'saxes';
import { ExtractionFailure } from '../extraction-failure.js';
import { LIMITS } from '../limits.js';
import { decodeText } from '../text/decode-text.js';

export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlNode[];
}

export type XmlNode = XmlElement | string;

/** XML to a plain tree, with depth and number of nodes bounded. Entities of a document type are not expanded. */
export function parseXml(bytes: Uint8Array): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [] };
  const open: XmlElement[] = [root];
  let nodes = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw new ExtractionFailure('corrupt', 'A part of the document is not well-formed XML.', { cause: error });
  });
  parser.on('opentag', (tag) => {
    if (open.length > LIMITS.depth || ++nodes > LIMITS.xmlNodes) {
      throw new ExtractionFailure('too_large', 'The document is nested too deeply or has too many elements.');
    }
    const element: XmlElement = { name: tag.name, attributes: tag.attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.on('cdata', (text) => void open.at(-1)?.children.push(text));
  parser.write(decodeText(bytes)).close();
  return root;
}

export function childElements(element: XmlElement, name?: string): XmlElement[] {
  const found: XmlElement[] = [];
  for (const child of element.children) {
    if (typeof child !== 'string' && (name === undefined || child.name === name)) found.push(child);
  }
  return found;
}

export function firstChild(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element === undefined ? undefined : childElements(element, name)[0];
}

export function* descendants(element: XmlElement, name: string): Generator<XmlElement> {
  for (const child of childElements(element)) {
    if (child.name === name) yield child;
    yield* descendants(child, name);
  }
}
