import { inOneGender } from './gendered-titles.js';

/**
 * A job title in the form in which titles are compared: in one gender, and with the department of accounts told from the accounts of customers,
 * because "Accounts executive" keeps books and "Account executive" sells. For comparing only, never shown; it has as many words as the title.
 */
export function comparableTitle(title: string): string {
  return inOneGender(MAY_TELL_ACCOUNTS.test(title) ? title.replace(BOOKS, 'accounting') : title);
}

const MAY_TELL_ACCOUNTS = /accounts/i;

/** At the start of a title or of a part of it, or behind a rank: not "Key accounts", nor what is payable or receivable. */
const BOOKS =
  /(?<=(?:^|[/,;:&(|–-]|(?<!\p{L})(?:of|and|senior|junior|sr|jr|chief|head|assistant|deputy|trainee|manager|executive|officer|clerk)[.,]?)\s{0,9})accounts(?!\p{L}|\s{1,9}(?:payable|receivable))/giu;
