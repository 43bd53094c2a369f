import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { readReason } from '../../src/core/files/disk.js';
import { readJsonFile } from '../../src/core/files/json-file.js';
import { linesOf } from '../../src/core/files/lines.js';
import { loadRegistry } from '../../src/dataset/plan/modules.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { readManifest } from '../../src/dataset/folder/layout.js';
import { loadPicture } from '../../src/draw/decode.js';
import { loadFont } from '../../src/glyphs/font.js';
import { sharedFolder } from '../dataset/folders.js';

const base = sharedFolder();
const path = (name: string): string => join(base, name);
writeFileSync(path('file'), '');
mkdirSync(path('folder'));
symlinkSync(path('loop'), path('loop'));
const long = 'x'.repeat(300);

/** Whatever reads a file of the user's, by what it reads. */
const readers: Record<string, (name: string) => unknown> = {
  picture: (name) => loadPicture(path(name)),
  font: (name) => loadFont(path(name)),
  json: (name) => readJsonFile(path(name), 'The file', 'bad-file'),
  lines: (name) => [...linesOf(path(name))],
  dataset: (name) => readManifest(path(name)),
  module: (name) => loadRegistry([name], base),
  pairs: (name) => prepare(plan('picture/pair', { seed: 1, params: { pairs: name } }), { base }),
};

describe.each(Object.entries(readers))('reading a %s', (kind, read) => {
  const refused = async (name: string): Promise<string> => {
    try {
      await read(name);
    } catch (error) {
      expect(error).toMatchObject({ name: 'TopsyturvyError' });
      return (error as Error).message;
    }
    return expect.unreachable('no error');
  };

  test.each([
    ['none', /there is no (such )?(file|folder|module)|does not exist/i],
    ['loop', /its links lead in a circle$/],
    [long, /its name is too long$/],
    ['file/x', /a part of its path is a file$/],
    [
      'folder',
      kind === 'dataset' ? /it has no dataset\.json$/ : /it is not a regular file|is not a file|no module/,
    ],
  ])('%.10s is refused in words', async (name, words) => {
    const message = await refused(name);
    expect(message).toMatch(words);
    expect(message).not.toMatch(/\b(E[A-Z]{4,}|stat|open)\b|\n/);
  });
});

test('what another library says in several lines is told in one that is whole', () => {
  expect(readReason(new Error('Input buffer has corrupt header: \nvips'))).toBe(
    'Input buffer has corrupt header',
  );
});
