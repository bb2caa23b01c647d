import type { Declarations } from './style-sheet.js';

/** Elements that begin and end a line unless a style says otherwise; all others flow within one. */
export const BLOCKS = new Set(
  (
    'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section summary table tbody td ' +
    'tfoot th thead tr ul'
  ).split(' '),
);

/** Content that no reader of the page sees as text. */
export const SILENT = new Set(
  'script style noscript template head title meta link svg math canvas iframe object audio video select datalist textarea'.split(
    ' ',
  ),
);

export const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));

/** How an element stands among those beside it. */
export interface Flow {
  isBlock: boolean;
  /** Within a line, but with a distance to its neighbours, whether there is white space between them or not. */
  isApart: boolean;
  /** Its children stand beside each other with a distance. */
  isRow: boolean;
}

export function flowOf(name: string, style: Declarations, parent: Flow | undefined): Flow {
  const display = style.get('display') ?? '';
  const isBlock = BLOCKS.has(name)
    ? !(name === 'li' && /^inline/.test(display))
    : /^(?:block|flex|grid|list-item|table)/.test(display) && parent?.isRow !== true;
  const isApart =
    parent?.isRow === true || /^inline-|^table-cell/.test(display) || /^(?:left|right)/.test(style.get('float') ?? '');
  const isRow = /^(?:inline-)?(?:flex|grid)/.test(display) && !/^column/.test(style.get('flex-direction') ?? '');
  return { isBlock, isApart: isApart || name === 'li', isRow };
}
