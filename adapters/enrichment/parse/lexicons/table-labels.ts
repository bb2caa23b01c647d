const LABEL =
  /^(?:(?:name of (?:the )?(?:employer|company|organi[sz]ation)|employer|company(?: name)?|organi[sz]ation|industry|position(?: held)?|designation|job title|role|period|duration|technologies|responsibilities|location)\s*:?|:)$/iu;

/** The head of a row in a table of positions that the text shows column by column: "Employer", "Position", ":" above the values. */
export function isTableLabel(text: string): boolean {
  return LABEL.test(text);
}
