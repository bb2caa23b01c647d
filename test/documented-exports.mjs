// The doors of the core: no more names than a reader can look through, each listed one by one and with a doc comment.
import { relative } from 'node:path';
import ts from 'typescript';

/** Of the door for hosts. */
const MOST_NAMES = 160;
/** `isDocumented`: every name needs a doc comment. */
const DOORS = [
  { door: 'core/index.ts', most: MOST_NAMES, isDocumented: true },
  { door: 'core/spi.ts', most: Infinity, isDocumented: false },
];

const root = process.cwd();
const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: ['core'] }, ts.sys, root);
const program = ts.createProgram(
  DOORS.map(({ door }) => door),
  { ...options, noEmit: true },
);
const checker = program.getTypeChecker();
let faults = 0;
const report = (fault) => {
  faults += 1;
  console.error(fault);
};
for (const { door, most, isDocumented } of DOORS) {
  const source = program.getSourceFile(door);
  const names = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  if (source.statements.some((each) => ts.isExportDeclaration(each) && !each.exportClause))
    report(`${door} has an export *: list the names.`);
  if (names.length > most) report(`${door} exports ${names.length} names, at most ${most} are allowed.`);
  for (const name of isDocumented ? names : []) {
    const symbol = name.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(name) : name;
    if (symbol.getDocumentationComment(checker).length > 0) continue;
    const file = symbol.declarations?.[0]?.getSourceFile().fileName ?? door;
    report(`${door} exports ${name.name} of ${relative(root, file)}, which has no doc comment.`);
  }
  console.log(`${door}: ${names.length} names`);
}
process.exit(faults > 0 ? 1 : 0);
