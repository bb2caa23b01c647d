/** Properties and values in lower case, the last of a name. */
export type Declarations = ReadonlyMap<string, string>;

/** More rules than a resume's own sheet has; a longer one belongs to a site, and costs too much to apply. */
const MOST_RULES = 1_000;

interface Rule {
  tag: string | undefined;
  id: string | undefined;
  classes: string[];
  declarations: Declarations;
}

/** The style sheets that a page contains, limited to rules that select by tag, class and id: rules that hide text mostly do. */
export class StyleSheet {
  readonly #rules: Rule[] = [];
  #certain = true;

  /** False if an ignored rule, or a sheet outside of the page, may colour text or its background. */
  get isCertain(): boolean {
    return this.#certain;
  }

  noteForeignSheet(): void {
    this.#certain = false;
  }

  add(css: string): void {
    if (/@import/i.test(css)) this.#certain = false;
    const plain = withoutComments(css).replace(/<!--|-->/g, '');
    for (const [, selectors = '', body = ''] of withoutAtRules(plain).matchAll(/(?<![^{}])([^{}]+)\{([^{}]*)\}/g)) {
      const declarations = parseDeclarations(body);
      for (const selector of selectors.split(',')) {
        const simple = /^([a-z][\w-]*|\*)?(?:#([\w-]+))?((?:\.[\w-]+)*)$/i.exec(selector.trim());
        if (!simple || selector.trim() === '' || this.#rules.length >= MOST_RULES) {
          if ([...declarations.keys()].some((name) => name === 'color' || name.startsWith('background')))
            this.#certain = false;
          continue;
        }
        const [, tag, id, classes = ''] = simple;
        this.#rules.push({
          tag: tag === '*' ? undefined : tag?.toLowerCase(),
          id,
          classes: classes.split('.').slice(1),
          declarations,
        });
      }
    }
  }

  /** What holds for an element: the sheets' rules in their order, then its own `style`. */
  of(tag: string, attributes: Readonly<Record<string, string>>): Declarations {
    const own = attributes['style'];
    if (own === undefined && this.#rules.length === 0) return NONE;
    const found = new Map<string, string>();
    const classes = new Set((attributes['class'] ?? '').split(/\s+/));
    for (const rule of this.#rules) {
      if (rule.tag !== undefined && rule.tag !== tag) continue;
      if (rule.id !== undefined && rule.id !== attributes['id']) continue;
      if (!rule.classes.every((name) => classes.has(name))) continue;
      for (const [name, value] of rule.declarations) found.set(name, value);
    }
    for (const [name, value] of parseDeclarations(own ?? '')) found.set(name, value);
    return found;
  }
}

const NONE: Declarations = new Map();

function parseDeclarations(body: string): Declarations {
  const declarations = new Map<string, string>();
  for (const declaration of body.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const value = declaration
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim();
    if (value !== '') declarations.set(declaration.slice(0, colon).trim().toLowerCase(), value.toLowerCase());
  }
  return declarations;
}

/** A comment that is never closed is left as it is. */
function withoutComments(css: string): string {
  const kept: string[] = [];
  for (let at = 0; ;) {
    const open = css.indexOf('/*', at);
    const close = open === -1 ? -1 : css.indexOf('*/', open + 2);
    if (close === -1) return [...kept, css.slice(at)].join('');
    kept.push(css.slice(at, open));
    at = close + 2;
  }
}

/** `@media print` and its like hold on some surfaces only, and are left out with all that they hold. */
function withoutAtRules(css: string): string {
  let kept = '';
  for (let at = 0; at < css.length;) {
    const rule = css.indexOf('@', at);
    if (rule === -1) return kept + css.slice(at);
    kept += css.slice(at, rule);
    at = rule;
    for (let depth = 0; at < css.length; at++) {
      if (css[at] === '{') depth++;
      if ((css[at] === '}' && --depth <= 0) || (css[at] === ';' && depth === 0)) break;
    }
    at++;
  }
  return kept;
}
