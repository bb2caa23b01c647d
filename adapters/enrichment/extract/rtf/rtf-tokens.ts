export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'control'; word: string; value: number | undefined }
  | { kind: 'byte'; value: number }
  | { kind: 'text'; text: string };

const CONTROL = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?/y;
const PLAIN = /[^\\{}\r\n]+/y;

/** Cuts RTF into its tokens: groups, control words, `\'hh` bytes and plain text. `\bin` data is jumped over. */
export function* tokenizeRtf(source: string): Generator<RtfToken> {
  let at = 0;
  while (at < source.length) {
    const character = source[at];
    if (character === '{' || character === '}') {
      yield character === '{' ? { kind: 'open' } : { kind: 'close' };
      at++;
    } else if (character === '\r' || character === '\n') {
      at++;
    } else if (character !== '\\') {
      PLAIN.lastIndex = at;
      const text = PLAIN.exec(source)?.[0] ?? '';
      yield { kind: 'text', text };
      at += Math.max(1, text.length);
    } else if (source[at + 1] === "'") {
      const value = Number.parseInt(source.slice(at + 2, at + 4), 16);
      if (Number.isFinite(value)) yield { kind: 'byte', value };
      at += 4;
    } else {
      CONTROL.lastIndex = at;
      const match = CONTROL.exec(source);
      if (match === null) {
        yield { kind: 'control', word: source[at + 1] ?? '', value: undefined };
        at += 2;
      } else {
        const [whole, word = '', digits] = match;
        const value = digits === undefined ? undefined : Number(digits);
        at += whole.length + (word === 'bin' ? Math.max(0, value ?? 0) : 0);
        yield { kind: 'control', word, value };
      }
    }
  }
}
