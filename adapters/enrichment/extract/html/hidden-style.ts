import { parseColour, type Colour } from './colour.js';
import type { Declarations } from './style-sheet.js';

/** What an element hands down to those within it, as far as it decides whether their text is seen. */
export interface Visibility {
  /** Hidden together with all that it holds. */
  hidden: boolean;
  /** `undefined`: said nowhere, or in terms that are not read. */
  colour: Colour | undefined;
  /** `undefined`: a picture, a gradient or something that is set elsewhere. */
  ground: Colour | undefined;
}

export const PAGE: Visibility = { hidden: false, colour: undefined, ground: [255, 255, 255] };

/** Text of this element cannot be seen: it is hidden, or has the colour of its ground. What is not known for certain counts as seen. */
export function isInvisible({ hidden, colour, ground }: Visibility): boolean {
  if (hidden || !colour || !ground) return hidden;
  return colour.every((value, at) => Math.abs(value - (ground[at] ?? 0)) < 14);
}

/**
 * What holds within an element, from what holds around it. `certain`: all that colours the page is at hand; else only what an element says of
 * itself counts.
 */
export function visibilityWithin(
  around: Visibility,
  attributes: Readonly<Record<string, string>>,
  style: Declarations,
  certain: boolean,
): Visibility {
  const said = style.get('color') ?? attributes['color']?.toLowerCase();
  const painted = style.get('background-color') ?? style.get('background') ?? attributes['bgcolor']?.toLowerCase();
  const outer = certain ? around : { colour: undefined, ground: undefined };
  const hasPicture = 'background' in attributes || style.has('background-image');
  const ground = hasPicture ? undefined : groundOf(painted, outer.ground);
  return {
    hidden: around.hidden || 'hidden' in attributes || isHiding(style) || said === 'transparent',
    colour: said === undefined || said === 'inherit' ? outer.colour : parseColour(said),
    ground,
  };
}

function groundOf(painted: string | undefined, outer: Colour | undefined): Colour | undefined {
  if (painted === undefined || /^(none|transparent|inherit|initial|unset)$/.test(painted)) return outer;
  return parseColour(painted);
}

function isHiding(style: Declarations): boolean {
  const is = (name: string, pattern: RegExp): boolean => pattern.test(style.get(name) ?? '');
  if (is('display', /^none/) || is('visibility', /^(hidden|collapse)/)) return true;
  if (is('opacity', /^(0+(\.0*)?|\.0+)%?$/)) return true;
  // Up to one pixel or point; `1em` and `1rem` are of ordinary size, `0.5em` is small but read.
  if (is('font-size', /^(0|0?\.\d+|1)(px|pt)?$/) || is('font-size', /^(0|0?\.0\d*)(em|rem|%)$/)) return true;
  if (is('text-indent', /^-\d{3,}/)) return true;
  return is('position', /^(absolute|fixed)/) && ['left', 'top', 'right'].some((side) => is(side, /^-\d{3,}/));
}
