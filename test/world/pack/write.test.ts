import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPack } from '../../../src/world/pack/read.js';
import { PackWriter } from '../../../src/world/pack/write.js';
import { temporaryFolder } from '../../dataset/folders.js';

const about = { name: 'test', license: 'MIT' };
const entry = (file: string) => ({
  ...{ file, category: 'chair', broadClass: 'furniture' as const, names: [] },
  front: '+z' as const,
});

test('a pack whose writing was killed is taken again, wherever it was', () => {
  const folder = join(temporaryFolder(), 'pack');
  for (const files of [[], ['a/1.glb'], ['a/1.glb', 'b/1.glb']]) {
    const killed = new PackWriter(folder);
    for (const file of files) killed.add(entry(file), Buffer.from('half'));
    expect(() => readPack(folder)).toThrow();
  }
  const again = new PackWriter(folder);
  again.add(entry('a/1.glb'), Buffer.from('whole'));
  expect(again.finish(about)).toBe(1);
  expect(readFileSync(join(folder, 'a/1.glb'), 'utf8')).toBe('whole');
  expect(readPack(folder).models.map(({ file }) => file)).toEqual(['a/1.glb']);
  expect(readdirSync(folder)).not.toContain('pack.json.part');
});

test('a finished pack and the folder of others are refused', () => {
  const folder = temporaryFolder();
  new PackWriter(folder).finish(about);
  expect(() => new PackWriter(folder)).toThrow(/an empty folder, without pack\.json/);
  rmSync(join(folder, 'pack.json'));
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  expect(() => new PackWriter(folder)).toThrow(/an empty folder, without notes\.txt/);
});
