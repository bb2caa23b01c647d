import { phrases } from '../phrases.js';

/**
 * What Spanish and Portuguese employers say of themselves, by its verb: "Colaboramos con universidades". Not the verbs by which they ask for something or
 * name their tools, of either language: the words of all languages are looked for together. Of nouns of the same ending most have an accent ("préstamos").
 */
export const verbsOfEmployer = phrases`
  (?!(?:buscamos|procuramos|necesitamos|requerimos|precisamos|pedimos|valoramos|valorizamos|queremos|deseamos|esperamos|solicitamos|seleccionamos|incorporamos|exigimos|contratamos|recrutamos|usamos|utilizamos|manejamos|tra(?:baj|balh)amos co[mn]|desarrollamos (?:con|en)|reclamos|extremos)(?!\p{L}))[a-zçñ]{3,14}(?:amos|emos|imos)
`;
