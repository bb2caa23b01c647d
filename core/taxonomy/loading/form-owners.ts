import { rememberedPhraseKeys } from '../phrases/phrase-key.js';

/** In place of an owner: several entries want the form. No entry has an empty id. */
const SEVERAL = '';

/** Which entry each form belongs to, by id. No form ever belongs to two. */
export class FormOwners {
  readonly keyOf = rememberedPhraseKeys();
  private readonly owners = new Map<string, string>();
  /** The same by the form as it is written, in lower case: of "Canva" and "Canvas", which have one key, each finds its own. */
  private readonly written = new Map<string, string>();
  /** Unowned forms and the one entry that wants each. */
  private readonly wanted = new Map<string, string>();

  ownerOf(form: string): string | undefined {
    return this.written.get(form.toLowerCase()) ?? this.owners.get(this.keyOf(form));
  }

  /** Gives a form of our own data to its entry, which has it whatever other entry has one of the same key. */
  give(form: string, id: string): void {
    const key = this.keyOf(form);
    if (!this.owners.has(key)) this.owners.set(key, id);
    else if (this.owners.get(key) !== id) this.written.set(form.toLowerCase(), id);
  }

  /** Gives a form to an entry unless it has an owner already. Returns its owner. */
  claim(form: string, id: string): string {
    const key = this.keyOf(form);
    const owner = this.ownerOf(form);
    if (owner !== undefined) return owner;
    this.owners.set(key, id);
    return id;
  }

  /** A form that several entries want goes to none of them. */
  want(form: string, id: string): void {
    const key = this.keyOf(form);
    const other = this.wanted.get(key);
    this.wanted.set(key, other === undefined || other === id ? id : SEVERAL);
  }

  /** Whether the form belongs to this entry, or is wanted by it alone. */
  mayHave(form: string, id: string): boolean {
    const key = this.keyOf(form);
    return key !== '' && (this.ownerOf(form) ?? this.wanted.get(key)) === id;
  }

  /** Of these forms those that the entry may have and does not have yet, each once. */
  additions(forms: readonly string[], id: string, has: readonly string[]): string[] {
    const taken = new Set(has.map(this.keyOf));
    return forms.filter((form) => {
      const key = this.keyOf(form);
      if (taken.has(key) || !this.mayHave(form, id)) return false;
      taken.add(key);
      return true;
    });
  }
}
