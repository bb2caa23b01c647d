import type { Document } from 'mongodb';

/** What a command looks for. */
export interface Query {
  command: Document;
  filter: Document;
  sort: Document | undefined;
}

/** `undefined`: it asks another collection, or looks for nothing. */
export function queryOf(command: Document, collection: string): Query | undefined {
  const [name] = Object.keys(command);
  if (command[name!] !== collection) return undefined;
  switch (name) {
    case 'find':
      return { command, filter: command['filter'] as Document, sort: plain(command['sort']) };
    case 'findAndModify':
      return { command, filter: command['query'] as Document, sort: plain(command['sort']) };
    case 'aggregate': {
      const [match, second] = command['pipeline'] as Document[];
      return { command, filter: match!['$match'] as Document, sort: plain(second?.['$sort']) };
    }
    case 'update':
    case 'delete': {
      const [first] = command[`${name}s`] as Document[];
      return { command, filter: first!['q'] as Document, sort: undefined };
    }
    default:
      return undefined;
  }
}

/** The driver keeps the order of a sort in a map. */
function plain(sort: unknown): Document | undefined {
  return sort instanceof Map ? (Object.fromEntries(sort) as Document) : (sort as Document | undefined);
}

/** Whether the index gives the rows in the order asked for: its fields are equalities, and then those of the sort. */
export function isInOrder(key: object, { filter, sort }: Query): boolean {
  const fields = Object.keys(key);
  const wanted = Object.keys(sort ?? {});
  while (fields[0] !== undefined && fields[0] !== wanted[0] && isEquality(filter[fields[0]])) fields.shift();
  return wanted.every((field, at) => fields[at] === field);
}

export function isEquality(condition: unknown): boolean {
  if (condition === undefined) return false;
  if (typeof condition !== 'object' || condition === null) return true;
  return Object.keys(condition).every((operator) => ['$in', '$all', '$eq'].includes(operator));
}

/** The command alone, without what the driver adds to each. */
export function explainable(command: Document): Document {
  const added = [
    'lsid',
    'txnNumber',
    '$db',
    '$clusterTime',
    '$readPreference',
    'writeConcern',
    'readConcern',
    'apiVersion',
  ];
  return Object.fromEntries(Object.entries(command).filter(([name]) => !added.includes(name)));
}

export function withHint(command: Document, hint: string): Document {
  for (const statements of ['updates', 'deletes']) {
    const [first] = (command[statements] ?? []) as Document[];
    if (first) return { ...command, [statements]: [{ ...first, hint }] };
  }
  return { ...command, hint };
}

/** The stages and the indexes of a plan that has won. */
export function readPlan(plan: unknown, found = { stages: new Set<string>(), indexes: new Set<string>() }) {
  if (typeof plan !== 'object' || plan === null) return found;
  for (const [name, value] of Object.entries(plan)) {
    if (name === 'rejectedPlans') continue;
    if (name === 'stage' && typeof value === 'string') found.stages.add(value);
    if (name === 'indexName' && typeof value === 'string') found.indexes.add(value);
    readPlan(value, found);
  }
  return found;
}
