import type { LanguageFeature } from '../../../core/spi.js';
import { Interned } from './interned.js';

/** Languages in all, with their levels, that a list can distinguish; ISO 639-1 has fewer than two hundred, each with seven levels. */
const MOST_LANGUAGES = 0x10000;

/** Gives each distinct list of languages a number, counted from 0. A list is kept as a short text, a character a language. */
export class LanguageLists {
  private readonly languages = new Interned<LanguageFeature>(
    ({ code, level, written }) => `${code}:${level ?? ''}:${written ?? ''}`,
  );
  private readonly lists = new Interned<string>((text) => text);

  get count(): number {
    return this.lists.values.length;
  }

  image(): { languages: LanguageFeature[]; lists: string[] } {
    return { languages: [...this.languages.values], lists: [...this.lists.values] };
  }

  restore({ languages, lists }: ReturnType<LanguageLists['image']>): void {
    this.languages.restore(languages, () => false);
    this.lists.restore(lists, () => false);
  }

  /** The number of a list, new where it was not known. */
  number(list: readonly LanguageFeature[]): number {
    return this.lists.number(String.fromCharCode(...list.map((language) => this.numberOfOne(language))));
  }

  of(number: number): LanguageFeature[] {
    const text = this.lists.values[number]!;
    const list: LanguageFeature[] = [];
    for (let at = 0; at < text.length; at += 1) list.push(this.languages.values[text.charCodeAt(at)]!);
    return list;
  }

  private numberOfOne({ code, level, written }: LanguageFeature): number {
    const number = this.languages.number({ code, level, ...(written && { written }) });
    if (number >= MOST_LANGUAGES) throw new RangeError(`There are more than ${String(MOST_LANGUAGES)} languages.`);
    return number;
  }
}
