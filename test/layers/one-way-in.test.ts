import { fileURLToPath } from 'node:url';
import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('files are opened in one way where strangers may have put them', async () => {
  const eslint = new ESLint({ cwd: root });
  const refused = async (code: string, filePath: string): Promise<number> => {
    const [result] = await eslint.lintText(code, { filePath: `${root}${filePath}` });
    return result.messages.filter(({ message }) => /use core\/files|node\.fs apart/.test(message)).length;
  };
  const ways = [
    "import { readFileSync } from 'node:fs';",
    "import { existsSync, createReadStream } from 'node:fs';",
    "import { openSync as existsSync } from 'node:fs';",
    "import { readFile } from 'node:fs/promises';",
    "import fs from 'node:fs';",
    "import * as fs from 'node:fs';",
    "export const read = (file: string): string => node.fs.readFileSync(file, 'utf8');",
    'export const { readFileSync } = node.fs;',
  ];
  for (const part of ['dataset/merge', 'benchmarks', 'cli', 'serve/items', 'score/human'])
    for (const way of ways) expect(await refused(way, `src/${part}/some.ts`), `${part}: ${way}`).toBe(1);
  const fine =
    "import { existsSync, readdirSync } from 'node:fs';\nexport const all = [existsSync, readdirSync];";
  expect(await refused(fine, 'src/dataset/some.ts')).toBe(0);
}, 60_000);
