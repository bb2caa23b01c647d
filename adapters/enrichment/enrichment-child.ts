import { readFileSync } from 'node:fs';
import { loadTaxonomy } from '../../core/index.js';
import { serveEnrichment } from './serve-enrichment.js';

const { TAXONOMY_TABLES } = process.env;

/** Entry of a child process: with the taxonomy whose tables its parent names, else with that of this package. */
serveEnrichment(() => loadTaxonomy(TAXONOMY_TABLES === undefined ? undefined : readFileSync(TAXONOMY_TABLES)));
