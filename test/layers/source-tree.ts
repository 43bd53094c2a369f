import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from '../cli/command.js';

const src = join(root, 'src');

/** Every TypeScript file of `src`, as `draw/path.ts`, with its text. */
export function sourceFiles(): Map<string, string> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return new Map(files.sort().map((file) => [file, readFileSync(join(src, file), 'utf8')]));
}

/** The files of `src` that each file imports, of types alone and inside functions too. */
export function imports(files: ReadonlyMap<string, string>): Map<string, string[]> {
  return new Map(
    [...files].map(([file, text]) => [
      file,
      ts
        .preProcessFile(text, true, true)
        .importedFiles.map(({ fileName }) => fileName)
        .filter((name) => name.startsWith('.'))
        .map((name) => join(dirname(file), name.replace(/\.js$/, '.ts')))
        .filter((target) => files.has(target)),
    ]),
  );
}

/** The folders of `src` in each row of the table of layers in docs/architecture.md, from the top. */
export function layerRows(): string[][] {
  const text = readFileSync(join(root, 'docs/architecture.md'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| `src/'))
    .map((line) =>
      Array.from(line.split('|')[1].matchAll(/`src\/([^/`]+)\/[^`]*`/g), ([, folder]) => folder),
    );
}

/** The folders that stand in `src` itself. */
export const topFolders = (): string[] =>
  readdirSync(src, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
