/** Ways of hiding text that stand on the element itself; style sheets are not evaluated. */
export function isHiddenElement(attributes: Readonly<Record<string, string>>): boolean {
  if ('hidden' in attributes) return true;
  const style = (attributes['style'] ?? '').toLowerCase().replace(/\s+/g, '');
  if (style === '') return false;
  if (/(^|;)display:none/.test(style) || /(^|;)visibility:(hidden|collapse)/.test(style)) return true;
  if (/(^|;)opacity:0*(\.0+)?(;|$|!)/.test(style)) return true;
  if (/(^|;)font-size:(0|1|0?\.\d+)(px|pt|em|rem|%)?(;|$|!)/.test(style) && !/font-size:1(em|rem)/.test(style))
    return true;
  if (/(^|;)text-indent:-\d{3,}/.test(style)) return true;
  if (/position:(absolute|fixed)/.test(style) && /(left|top|right):-\d{3,}/.test(style)) return true;
  return isWhiteOnWhite(style);
}

const WHITE = /^(white|#fff|#ffffff|#fefefe|rgba?\(255,255,255(,1)?\)|transparent)$/;

function isWhiteOnWhite(style: string): boolean {
  const colour = /(?:^|;)color:([^;!]+)/.exec(style)?.[1];
  if (colour === undefined || !WHITE.test(colour)) return false;
  if (colour === 'transparent') return true;
  // On a background of its own or of a parent, white is a design; only a declared white one gives it away.
  const background = /(?:^|;)background(?:-color)?:([^;!]+)/.exec(style)?.[1];
  return background !== undefined && WHITE.test(background);
}
