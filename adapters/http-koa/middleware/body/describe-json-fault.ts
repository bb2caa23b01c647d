/** What `JSON.parse` says, in the words of V8: with a position, or with the character that it did not expect. */
const WITH_POSITION = /^(?<what>.{1,100}?)(?: in JSON| after JSON)? at position (?<at>\d{1,9})/u;
const UNEXPECTED = /^Unexpected token '(?<character>.)'/su;

/** Characters. A longer text is not parsed a dozen times more to find where its fault is: that would hold up the event loop. */
const LONGEST_SEARCHED = 64 * 1024;

/** Says where a body, or a line, stops being JSON, as far as can be known. Nothing of it is quoted but one character. */
export function describeJsonFault({ message }: SyntaxError, raw: Buffer, what: 'body' | 'line' = 'body'): string {
  const says = `The ${what} is not valid JSON`;
  const found = WITH_POSITION.exec(message)?.groups;
  if (found) return `${says}: ${lowerFirst(found['what']!)} at ${placeIn(raw.toString(), Number(found['at']), what)}.`;
  const character = UNEXPECTED.exec(message)?.groups?.['character'];
  if (character === undefined) return `${says}${message.startsWith('Unexpected end') ? ': it ends too early' : ''}.`;
  const text = raw.toString();
  const place = text.length > LONGEST_SEARCHED ? '' : ` at ${placeIn(text, placeOfUnexpected(text), what)}`;
  return `${says}: it has an unexpected ${JSON.stringify(character)}${place}.`;
}

function placeIn(text: string, at: number, what: 'body' | 'line'): string {
  const lines = text.slice(0, at).split('\n');
  const column = `column ${String(lines.at(-1)!.length + 1)}`;
  return what === 'line' ? column : `line ${String(lines.length)}, ${column}`;
}

/** The shortest beginning that has the fault ends with it: a shorter one is only cut off. */
function placeOfUnexpected(text: string): number {
  let [sound, faulty] = [0, text.length];
  while (faulty - sound > 1) {
    const middle = (sound + faulty) >>> 1;
    if (isUnexpectedIn(text.slice(0, middle))) faulty = middle;
    else sound = middle;
  }
  return faulty - 1;
}

function isUnexpectedIn(text: string): boolean {
  try {
    JSON.parse(text);
    return false;
  } catch (error) {
    return error instanceof SyntaxError && UNEXPECTED.test(error.message);
  }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
