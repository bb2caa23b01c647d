import { childElements, firstChild, type XmlElement } from '../archive/parse-xml.js';

/** What a style, or formatting on the spot, says; undefined where it leaves the matter to what it builds on. */
export interface RunFormat {
  bold?: boolean;
  vanish?: boolean;
  white?: boolean;
  shaded?: boolean;
  fontSize?: number;
}

export interface StyleFormat extends RunFormat {
  heading?: boolean;
  list?: boolean;
}

/** Styles may build on each other in a circle in a broken file. */
const LONGEST_CHAIN = 20;

export class Styles {
  readonly #elements = new Map<string, XmlElement>();
  readonly #resolved = new Map<string, StyleFormat>();
  readonly #defaults: RunFormat;
  readonly #defaultParagraph: string | undefined;

  constructor(part: XmlElement | undefined) {
    const root = firstChild(part, 'w:styles');
    let defaultParagraph: string | undefined;
    for (const style of root === undefined ? [] : childElements(root, 'w:style')) {
      const id = style.attributes['w:styleId'];
      if (id === undefined) continue;
      this.#elements.set(id, style);
      if (style.attributes['w:default'] === '1' && style.attributes['w:type'] === 'paragraph') defaultParagraph = id;
    }
    this.#defaultParagraph = defaultParagraph;
    const defaults = firstChild(firstChild(firstChild(root, 'w:docDefaults'), 'w:rPrDefault'), 'w:rPr');
    this.#defaults = { fontSize: 10, ...runFormat(defaults) };
  }

  paragraph(id: string | undefined): StyleFormat {
    return { ...this.#defaults, ...this.character(id ?? this.#defaultParagraph) };
  }

  character(id: string | undefined): StyleFormat {
    if (id === undefined) return {};
    let format = this.#resolved.get(id);
    if (format === undefined) {
      format = this.#resolve(id);
      this.#resolved.set(id, format);
    }
    return format;
  }

  #resolve(id: string): StyleFormat {
    const chain: XmlElement[] = [];
    for (let next: string | undefined = id; next !== undefined && chain.length < LONGEST_CHAIN;) {
      const element = this.#elements.get(next);
      if (element === undefined) break;
      chain.unshift(element);
      next = firstChild(element, 'w:basedOn')?.attributes['w:val'];
    }
    let format: StyleFormat = {};
    for (const element of chain) {
      format = {
        ...format,
        ...runFormat(firstChild(element, 'w:rPr')),
        ...paragraphFormat(firstChild(element, 'w:pPr')),
      };
      if (/^heading \d/i.test(firstChild(element, 'w:name')?.attributes['w:val'] ?? '')) format.heading = true;
    }
    return format;
  }
}

export function paragraphFormat(properties: XmlElement | undefined): StyleFormat {
  const format: StyleFormat = {};
  const level = firstChild(properties, 'w:outlineLvl')?.attributes['w:val'];
  if (level !== undefined) format.heading = Number(level) < 9;
  const numbering = firstChild(properties, 'w:numPr');
  if (numbering !== undefined) format.list = firstChild(numbering, 'w:numId')?.attributes['w:val'] !== '0';
  if (isShaded(properties)) format.shaded = true;
  return format;
}

export function runFormat(properties: XmlElement | undefined): RunFormat {
  const format: RunFormat = {};
  for (const element of properties === undefined ? [] : childElements(properties)) {
    const value = element.attributes['w:val'];
    if (element.name === 'w:b') format.bold = isOn(value);
    if (element.name === 'w:vanish' || element.name === 'w:webHidden') format.vanish = isOn(value);
    if (element.name === 'w:color') format.white = /^f[c-f]f[c-f]f[c-f]$/i.test(value ?? '');
    if (element.name === 'w:highlight') format.shaded = value !== 'none' && value !== 'white';
    if (element.name === 'w:sz' && value !== undefined) format.fontSize = Number(value) / 2;
  }
  if (isShaded(properties)) format.shaded = true;
  return format;
}

export function isShaded(properties: XmlElement | undefined): boolean {
  const shading = firstChild(properties, 'w:shd')?.attributes;
  if (shading === undefined) return false;
  const fill = shading['w:themeFill'] ?? shading['w:fill'] ?? 'auto';
  return !/^(auto|f[c-f]f[c-f]f[c-f]|background1)$/i.test(fill) || /solid|pct/i.test(shading['w:val'] ?? '');
}

function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(0|false|off)$/i.test(value);
}
