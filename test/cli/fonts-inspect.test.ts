import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inspect } from '../../src/cli/assets/fonts-inspect.js';
import { exitCodeOf } from '../../src/cli/terminal/report-error.js';
import { decodePng } from '../../src/draw/png/decode.js';
import { FailingDisk } from '../dataset/failing-disk.js';
import { temporaryFolder } from '../dataset/folders.js';
import { printed } from './printed.js';

describe('fonts inspect', () => {
  test('prints the map and writes the contact sheet', async () => {
    const sheet = join(temporaryFolder(), 'sheet.png');
    const text = await printed(() => inspect('dejavu-sans', { turn: ['half'], sheet }));
    expect(text).toMatch(/^half\n/);
    for (const [from, to] of ['69', '96', 'bq', 'qb', 'dp', 'pd', 'nu'])
      expect(text).toMatch(new RegExp(`^  ${from} +${to} +0\\.9\\d\\d `, 'm'));
    expect(decodePng(readFileSync(sheet)).width).toBeGreaterThan(200);
    expect(process.exitCode ?? 0).toBe(0);
  });

  test('looks at the characters that it is given', async () => {
    const sheet = join(temporaryFolder(), 'sheet.png');
    const text = await printed(() => inspect('dejavu-sans', { chars: '6b', json: true, sheet }));
    const { rows, missing } = JSON.parse(text) as { rows: { char: string }[]; missing: string[] };
    expect(new Set(rows.map(({ char }) => char))).toEqual(new Set(['6', 'b']));
    expect(missing).toEqual([]);
  });

  test('names characters that the font lacks, and exits 1', async () => {
    const sheet = join(temporaryFolder(), 'sheet.png');
    let code: unknown;
    const text = await printed(() => {
      inspect('dejavu-sans', { chars: '69漢字漢', turn: ['half'], sheet });
      code = process.exitCode;
    });
    expect(text).toContain('\nnot in the font: 漢 字\n');
    expect(code).toBe(1);
  });

  test('looks at a turn once, however often it is named', async () => {
    const sheet = join(temporaryFolder(), 'sheet.png');
    const turn = Array<string>(2000).fill('half');
    const text = await printed(() => inspect('dejavu-sans', { chars: '6b', turn, sheet }));
    expect(text.match(/^half$/gm)).toHaveLength(1);
  });

  test('leaves no half sheet on a full disk', async () => {
    const folder = temporaryFolder();
    const sheet = join(folder, 'sheet.png');
    const full = new FailingDisk(0, 'half');
    const drawn = full.during(async () => inspect('dejavu-sans', { chars: '6b', sheet }));
    await expect(drawn).rejects.toThrow(/^Cannot write to '.*sheet\.png': [a-z]/);
    expect(readdirSync(folder)).toEqual([]);
  });

  test.each<[string, number, RegExp]>([
    ['漢字', 1, /^The font dejavu-sans has ink for none of '漢字'$/],
    ['', 2, /^Expected one or more characters for --chars but received ""$/],
  ])('refuses --chars %j', (chars, code, sentence) => {
    const sheet = join(temporaryFolder(), 'sheet.png');
    let error: unknown;
    try {
      inspect('dejavu-sans', { chars, sheet });
    } catch (cause) {
      error = cause;
    }
    expect((error as Error).message).toMatch(sentence);
    expect(exitCodeOf(error)).toBe(code);
    expect(existsSync(sheet)).toBe(false);
  });
});
