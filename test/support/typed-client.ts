import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

/** The types of a client, made from a document of the API. */
export async function typesOf(document: object): Promise<string> {
  return astToString(await openapiTS(structuredClone(document) as Parameters<typeof openapiTS>[0]));
}

const FOLDER = new URL('../', import.meta.url).pathname;

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
};

/** What the compiler says of a program that calls the service through `openapi-fetch` with these types, imported from `./api.js`. */
export function faultsOf(program: string, types: string): string[] {
  const files = new Map([
    [`${FOLDER}api.ts`, types],
    [`${FOLDER}calls.ts`, program],
  ]);
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists } = host;
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFileSync(name, 'utf8');
  host.getSourceFile = (name, version) =>
    fileExists(name) || files.has(name) ? ts.createSourceFile(name, host.readFile(name) ?? '', version) : undefined;
  const compiled = ts.createProgram([...files.keys()], OPTIONS, host);
  return ts
    .getPreEmitDiagnostics(compiled)
    .map(({ file, messageText }) => `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`);
}
