/** Red, green and blue, 0–255. */
export type Colour = readonly number[];

const NAMED: Readonly<Record<string, Colour>> = {
  white: [255, 255, 255],
  snow: [255, 250, 250],
  ivory: [255, 255, 240],
  whitesmoke: [245, 245, 245],
  ghostwhite: [248, 248, 255],
  black: [0, 0, 0],
};

/** `undefined` for what is written in another way than as a hex number, as `rgb()` or by one of the names nearest to white and black. */
export function parseColour(text: string): Colour | undefined {
  const hex = /^#([0-9a-f]{3,8})$/.exec(text)?.[1];
  if (hex !== undefined) {
    const wide = hex.length <= 4 ? hex.replace(/./g, '$&$&') : hex;
    return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16));
  }
  const channels = /^rgba?\((\d+)[,\s]+(\d+)[,\s]+(\d+)/.exec(text);
  if (channels) return channels.slice(1, 4).map(Number);
  return NAMED[text];
}
