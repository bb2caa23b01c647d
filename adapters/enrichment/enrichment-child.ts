import { loadTaxonomy } from '../../core/index.js';
import { serveEnrichment } from './serve-enrichment.js';

/** Entry of a child process with the taxonomy of this package. */
serveEnrichment(loadTaxonomy);
