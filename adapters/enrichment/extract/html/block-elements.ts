/** Elements that begin and end a line; all others flow within one. */
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
