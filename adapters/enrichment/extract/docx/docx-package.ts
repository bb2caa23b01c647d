import { Archive } from '../archive/open-archive.js';
import { childElements, firstChild, parseXml, type XmlElement } from '../archive/parse-xml.js';
import { ExtractionFailure } from '../extraction-failure.js';

export interface Relation {
  /** Last part of the type URI: `header`, `hyperlink`, `styles`. */
  type: string;
  target: string;
  external: boolean;
}

/** The parts of a DOCX and how they refer to each other. */
export class DocxPackage {
  readonly #archive: Archive;
  readonly main: string;

  constructor(bytes: Uint8Array) {
    this.#archive = new Archive(bytes);
    const start = [...this.relations('').values()].find((relation) => relation.type === 'officeDocument');
    this.main = start?.target ?? 'word/document.xml';
  }

  part(name: string): XmlElement | undefined {
    const bytes = this.#archive.read(name);
    return bytes === undefined ? undefined : parseXml(bytes);
  }

  document(): XmlElement {
    const body = firstChild(firstChild(this.part(this.main), 'w:document'), 'w:body');
    if (body === undefined) throw new ExtractionFailure('corrupt', 'The DOCX has no document body.');
    return body;
  }

  /** The first part that the main document names with this type, such as `styles`. */
  related(type: string): XmlElement | undefined {
    for (const relation of this.relations(this.main).values()) {
      if (relation.type === type && !relation.external) return this.part(relation.target);
    }
    return undefined;
  }

  relations(part: string): ReadonlyMap<string, Relation> {
    const slash = part.lastIndexOf('/');
    const folder = part.slice(0, slash + 1);
    const root = this.part(`${folder}_rels/${part.slice(slash + 1)}.rels`);
    const relations = new Map<string, Relation>();
    for (const element of childElements(
      firstChild(root, 'Relationships') ?? { name: '', attributes: {}, children: [] },
    )) {
      const { Id = '', Type = '', Target = '', TargetMode = '' } = element.attributes;
      const external = TargetMode === 'External';
      relations.set(Id, {
        type: Type.slice(Type.lastIndexOf('/') + 1),
        target: external ? Target : resolve(folder, Target),
        external,
      });
    }
    return relations;
  }
}

function resolve(folder: string, target: string): string {
  if (target.startsWith('/')) return target.slice(1);
  const path: string[] = [];
  for (const step of `${folder}${target}`.split('/')) {
    if (step === '..') path.pop();
    else if (step !== '.' && step !== '') path.push(step);
  }
  return path.join('/');
}
