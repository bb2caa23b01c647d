export * from './csv-records.js';
export * from './read-group-labels.js';
