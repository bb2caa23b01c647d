import { inOneGender } from './gendered-titles.js';

/**
 * A job title in the form in which titles are compared: in one gender, and with the accounts department distinguished from customers' accounts,
 * because "Accounts executive" keeps books and "Account executive" sells. For comparing only, never shown; it has as many words as the title.
 */
export function comparableTitle(title: string): string {
  const joined = title.replace(DS, 'ds ').replace(SECURITIES, 'bourse');
  return inOneGender(ACCOUNTS.test(joined) ? joined.replace(BOOKS, 'accounting') : joined);
}

/** Stocks and bonds, whose singular is another trade: a "Securities analyst" looks at shares, a "Security analyst" at attacks. */
const SECURITIES = /(?<!\p{L})securities(?!\p{L})/giu;

/** Polish "do spraw" (for matters of), always abbreviated, whose dot ends no sentence: "Specjalista ds. kadr". */
const DS = /(?<!\p{L})ds\./giu;

const ACCOUNTS = /accounts/i;

/** At the start of a title or of a part of it, or after a rank: not "Key accounts", nor what is payable or receivable. */
const BOOKS =
  /(?<=(?:^|[/,;:&(|–-]|(?<!\p{L})(?:of|and|senior|junior|sr|jr|chief|head|assistant|deputy|trainee|manager|executive|officer|clerk)[.,]?)\s{0,9})accounts(?!\p{L}|\s{1,9}(?:payable|receivable))/giu;
