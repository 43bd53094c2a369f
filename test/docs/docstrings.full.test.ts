import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { root } from '../cli/command.js';

test('everything that programs can import has a docstring', () => {
  const entry = join(root, 'src/entry');
  const files = [join(root, 'src/index.ts'), ...readdirSync(entry).map((file) => join(entry, file))];
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.NodeNext,
    skipLibCheck: true,
    noLib: true,
  });
  const checker = program.getTypeChecker();
  const exported = files.flatMap((file) =>
    checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(file)!)!),
  );
  expect(exported.length).toBeGreaterThan(250);
  const bare = exported.filter((symbol) => {
    const isAlias = (symbol.flags & ts.SymbolFlags.Alias) !== 0;
    const meant = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    // A namespace of exports is described where it is exported.
    const declarations = [...(meant.declarations ?? []), ...(symbol.declarations ?? [])];
    return !declarations.some((node) => commentsBefore(node).includes('/**'));
  });
  expect(bare.map(({ name }) => name)).toEqual([]);
});

/** The comments before the statement that a declaration is part of. */
function commentsBefore(node: ts.Node): string {
  let statement = node;
  while (statement.parent && !ts.isSourceFile(statement.parent)) statement = statement.parent;
  return statement.getSourceFile().text.slice(statement.getFullStart(), statement.getStart());
}
