import { setImmediate } from 'node:timers/promises';
import { completeTaxonomy, type LoadedTaxonomy } from '../../core/index.js';

/** Builds the tables of the taxonomy after the start, so that the first request does not wait a second for them. */
export class TaxonomyCompletion {
  private completed: Promise<void> | undefined;

  constructor(private readonly taxonomy: LoadedTaxonomy) {}

  /** Requests are answered between the steps. */
  run(): Promise<void> {
    return (this.completed ??= this.complete());
  }

  private async complete(): Promise<void> {
    for (const _ of completeTaxonomy(this.taxonomy, { names: true })) await setImmediate();
  }
}
