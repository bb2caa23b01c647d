import { writePackaged } from '../adapters/taxonomy-files/index.js';
import { loadTaxonomy } from '../core/index.js';

/** The last step of a build: makes the tables of the taxonomy once, so that no start has to. */
writePackaged(await loadTaxonomy());
