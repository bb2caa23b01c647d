const JOINT = / ?[,;&/] ?| (?:and|und|et|y) /i;

/**
 * The names in a list that was written as one: "Docker and Kubernetes" gives both. A name that is known as a whole stays whole, and so does one of which
 * any part is not known.
 */
export function listedNames(name: string, isKnown: (part: string) => boolean): string[] {
  if (isKnown(name)) return [name];
  const parts = name.trim().replace(/\s+/g, ' ').split(JOINT);
  return parts.length > 1 && parts.every((part) => isKnown(part)) ? parts : [name];
}
