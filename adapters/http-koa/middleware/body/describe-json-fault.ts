/** What `JSON.parse` says, in the words of V8: with a position, or with the character that it did not expect. */
const WITH_POSITION = /^(?<what>.{1,100}?)(?: in JSON| after JSON)? at position (?<at>\d{1,9})/u;
const UNEXPECTED = /^Unexpected token '(?<character>.)'/u;

/** Says where a body stops being JSON, as far as the parser says. Nothing of the body is quoted but one character. */
export function describeJsonFault({ message }: SyntaxError, raw: Buffer): string {
  const found = WITH_POSITION.exec(message)?.groups;
  if (found) {
    const lines = raw.toString().slice(0, Number(found['at'])).split('\n');
    const place = `line ${String(lines.length)}, column ${String(lines.at(-1)!.length + 1)}`;
    return `The body is not valid JSON: ${lowerFirst(found['what']!)} at ${place}.`;
  }
  const character = UNEXPECTED.exec(message)?.groups?.['character'];
  return `The body is not valid JSON${character === undefined ? '' : `: it has an unexpected ${JSON.stringify(character)}`}.`;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
