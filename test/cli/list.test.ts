import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hanging } from '../../src/cli/terminal/hanging.js';
import { list } from '../../src/cli/listing/list.js';
import { type RosterName, rosters } from '../../src/content/rosters.js';
import { scorers } from '../../src/benchmarks/scorers.js';
import { exporters } from '../../src/dataset/export/exporters.js';
import { families } from '../../src/families/index.js';
import { fontCatalog } from '../../src/glyphs/catalog.js';
import { root, runProgram } from './command.js';
import { printed } from './printed.js';

describe('list', () => {
  test('shows all there is, without params', async () => {
    const text = await printed(() => list(undefined, {}));
    for (const name of ['rotoutbench', ...families.map((family) => family.name)])
      expect(text).toContain(`  ${name}: `);
    for (const { id, exclusions } of fontCatalog()) {
      expect(text).toContain(`  ${id}: `);
      for (const { reason } of exclusions) expect(text).toContain(reason);
    }
    for (const { name, summary } of [...scorers, ...exporters])
      expect(text).toContain(`  ${name}: ${summary}`);
    expect(text).not.toContain('default');
  });

  test('shows the tasks that no paper has after the others, under a line of their own', async () => {
    const lines = (await printed(() => list('families', {}))).split('\n');
    const border = lines.indexOf('  beyond the papers:');
    for (const { name, summary, beyondPapers } of families)
      expect([name, lines.indexOf(`  ${name}: ${summary}`) > border]).toEqual([name, beyondPapers ?? false]);
    expect(lines.slice(0, border)).toHaveLength(families.filter((family) => !family.beyondPapers).length);
  });

  test('shows one kind', async () => {
    expect(await printed(() => list('exporters', {}))).toBe(
      exporters.map(({ name, summary }) => `  ${name}: ${summary}\n`).join(''),
    );
    const json = await printed(() => list('scorers', { json: true }));
    expect(JSON.parse(json)).toEqual(scorers.map(({ name, summary }) => ({ name, summary })));
  });

  test('says of each roster its number, how much is on it, and what ships besides', async () => {
    const listed = JSON.parse(await printed(() => list('rosters', { json: true }))) as {
      name: RosterName;
      number: number;
      names: string[];
      outside: string[];
    }[];
    expect(listed.map(({ name }) => name)).toEqual(Object.keys(rosters));
    const text = await printed(() => list('rosters', {}));
    for (const { name, number, names, outside } of listed) {
      expect({ number, names }).toEqual(rosters[name]);
      const more = outside.length > 0 ? `; ${outside.length} more by name alone: ` : '\n';
      expect(text).toContain(`  ${name} ${number}: ${names.length}${more}${outside.join(', ')}`);
    }
  });

  test('prints a param with its values and its default, or says that it is required', async () => {
    const text = await printed(() => list('text/rotated', {}));
    expect(text).toMatch(/^text\/rotated \(version 1\): /);
    expect(text).toMatch(/^ {2}size: .*32 to 4096 pixels.* \(default 256\)$/m);
    expect(text).toMatch(/^ {2}selfTurned: .* \(one of exclude, keep; default exclude\)$/m);
    expect(text).toMatch(/^ {2}prompts: .* \(any of P0, P1, P2, P3, P4; default all\)$/m);
    expect(await printed(() => list('picture/pair', {}))).toMatch(/^ {2}pairs: .* \(required\)$/m);
    expect(await printed(() => list('mirror/photo', {}))).toMatch(/^ {2}split: .*; default ""\)$/m);
  });

  test('says that a param is required only if nothing is made without it', async () => {
    for (const family of families) {
      const text = await printed(() => list(family.name, {}));
      const required = [...text.matchAll(/^ {2}(\w+): .*\brequired\b.*$/gm)].map(([, name]) => name);
      const expected = { 'picture/pair': ['pairs'], 'mirror/photo': ['annotations'] }[family.name] ?? [];
      expect([family.name, required]).toEqual([family.name, expected]);
    }
  });

  test('prints the parts of a benchmark', async () => {
    const text = await printed(() => list('rotoutbench', {}));
    expect(text).toContain('  478 items in 7 parts:\n    text-1: 6 of text/rotated, length=1, ');
    const json = JSON.parse(await printed(() => list('mirrorqa', { json: true }))) as { parts: unknown[] };
    expect(json.parts).toHaveLength(24);
  });

  test('gives everything as JSON', async () => {
    const all = JSON.parse(await printed(() => list(undefined, { json: true }))) as Record<string, unknown>;
    expect(Object.keys(all).sort()).toEqual([
      'benchmarks',
      'exporters',
      'families',
      'fonts',
      'rosters',
      'scorers',
    ]);
    const listed = all['families'] as {
      name: string;
      version: number;
      params: Record<string, { description?: string }>;
    }[];
    expect(listed.map(({ name, version }) => [name, version])).toEqual(
      families.map(({ name, version }) => [name, version]),
    );
    for (const { name, params } of listed) {
      for (const [key, { description }] of Object.entries(params))
        expect(description, `${name} ${key}`).toMatch(/\.$/);
    }
  });

  test('is not disturbed by a reader that has gone', async () => {
    const shell = `"${process.execPath}" "${join(root, 'dist/cli.js')}" list families --json | head -c 10; exit \${PIPESTATUS[0]}`;
    expect(await runProgram('bash', ['-c', shell])).toMatchObject({ code: 0, stderr: '' });
  });
});

test('lines are broken between words where the terminal ends', () => {
  expect(hanging('  one two three four', 12)).toBe('  one two\n      three\n      four');
  expect(hanging('  one two three four', 80)).toBe('  one two three four');
  expect(hanging('', 80)).toBe('');
});
