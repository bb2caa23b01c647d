import { childElements, firstChild, type XmlElement } from '../archive/parse-xml.js';
import type { TextStyle } from '../line-writer.js';

/** Named and automatic styles of the text, as far as they decide weight, size and visibility. */
export class OdtStyles {
  readonly #formats = new Map<string, { format: TextStyle; parent: string | undefined }>();

  add(container: XmlElement | undefined): void {
    for (const style of container === undefined ? [] : childElements(container, 'style:style')) {
      const name = style.attributes['style:name'];
      if (name === undefined) continue;
      const properties = firstChild(style, 'style:text-properties')?.attributes ?? {};
      const format: TextStyle = {};
      const weight = properties['fo:font-weight'];
      if (weight !== undefined) format.bold = /bold|[6-9]00/.test(weight);
      if (properties['text:display'] === 'none') format.hidden = true;
      const size = /^([\d.]+)pt$/.exec(properties['fo:font-size'] ?? '')?.[1];
      if (size !== undefined) format.fontSize = Number(size);
      const white = /^#f[c-f]f[c-f]f[c-f]$/i.test(properties['fo:color'] ?? '');
      const ground = properties['fo:background-color'] ?? 'transparent';
      if ((white && /^(transparent|#ffffff)$/i.test(ground)) || (format.fontSize ?? 10) < 2) format.hidden = true;
      this.#formats.set(name, { format, parent: style.attributes['style:parent-style-name'] });
    }
  }

  /** What a style says on top of what holds around it. */
  apply(name: string | undefined, around: TextStyle): TextStyle {
    const chain: TextStyle[] = [];
    for (let next = name; next !== undefined && chain.length < 20;) {
      const style = this.#formats.get(next);
      if (style === undefined) break;
      chain.unshift(style.format);
      next = style.parent;
    }
    return Object.assign({}, around, ...chain) as TextStyle;
  }
}
