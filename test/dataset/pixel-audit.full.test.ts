import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { auditDatasetPixels } from '../../src/benchmarks/audit-dataset.js';
import { plan } from '../../src/benchmarks/plan.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { createRaster } from '../../src/entry/draw.js';
import { defineFamily, verdict } from '../../src/entry/families.js';
import { audit } from '../../src/cli/audit.js';
import type { PixelAudit } from '../../src/dataset/audit/pixel-audit.js';
import { printed } from '../cli/printed.js';
import { sharedFolder, temporaryFolder } from './folders.js';

const directions = ['up', 'down', 'left', 'right'] as const;
const places = [
  [12, 6],
  [12, 18],
  [6, 12],
  [18, 12],
] as const;

/**
 * A dot in one of four places. What surrounds it is noise whose mean level follows the answer (`leak`), or is dealt
 * independently of it.
 */
const dots = (leak: boolean) =>
  defineFamily({
    name: `dots/${leak ? 'leaking' : 'fair'}`,
    version: 1,
    summary: 'A dot on noise.',
    params: (z) => z.strictObject({}),
    propose: ({ stream }) => {
      const place = stream('place').below(4);
      return {
        state: {
          place,
          ground: leak ? place : stream('ground').below(4),
          noise: stream('noise').below(2 ** 31),
        },
        transform: {},
      };
    },
    label: ({ place }) => directions[place],
    act: (_, x) => x,
    rho: (_, y) => y,
    views: [{ name: 'picture', moved: false, part: 'picture' }],
    draw: ({ place, ground, noise }) => {
      const picture = createRaster(24, 24, 1, 0);
      let random = 1 + noise;
      for (let i = 0; i < picture.data.length; i++) {
        random ^= random << 13;
        random ^= random >>> 17;
        random ^= random << 5;
        picture.data[i] = 100 + 6 * ground + ((random >>> 8) % 41);
      }
      const [x, y] = places[place];
      picture.data[y * 24 + x] = 255;
      return picture;
    },
    judge: ({ label }) => verdict(true, 'never', { label }),
    ask: ({ label }) => [
      {
        condition: 'where',
        variant: 'P0',
        images: ['picture'],
        prompt: 'Where is the dot: up, down, left or right?',
        answer: label,
        accept: [],
        scoring: { kind: 'string', caseSensitive: false },
      },
    ],
  });

describe('a pixel audit', () => {
  const folders = { leaking: sharedFolder(), fair: sharedFolder() };
  const reports: Record<string, PixelAudit> = {};

  beforeAll(async () => {
    for (const [name, folder] of Object.entries(folders)) {
      await writeDataset(plan(dots(name === 'leaking'), { seed: 1, count: 320 }), folder);
      reports[name] = await auditDatasetPixels(folder);
    }
  });

  test('finds answers that show in the border, and says by how much', () => {
    const { leaks, trials } = reports['leaking'];
    expect(leaks.map(({ cue }) => cue)).toContain('border');
    const border = trials.find(({ cue }) => cue === 'border')!;
    expect(border).toMatchObject({ family: 'dots/leaking', condition: 'where', n: 320, leak: true });
    expect(border.value).toBeGreaterThan(0.9);
    expect(border.majority).toBeLessThan(0.32);
  });

  test('says nothing of answers that are dealt independently, and is the same again', async () => {
    expect(reports['fair'].leaks).toEqual([]);
    expect(reports['fair'].trials.map(({ cue }) => cue)).toEqual(['border', 'colors', 'file length']);
    expect(await auditDatasetPixels(folders.fair)).toEqual(reports['fair']);
  });

  test('is the same where pictures are in tar files', async () => {
    const packed = temporaryFolder();
    await writeDataset(plan(dots(true), { seed: 1, count: 320 }), packed, { format: 'webdataset' });
    expect(await auditDatasetPixels(packed)).toEqual(reports['leaking']);
  });

  test('the command prints it, writes scores and exits with 1', async () => {
    const scores = join(temporaryFolder(), 'scores.jsonl');
    const text = await printed(() => audit(folders.leaking, { scores }));
    expect(text).toMatch(/dots\/leaking where: border .* LEAK\n/);
    expect(process.exitCode).toBe(1);
    process.exitCode = undefined;
    const lines = readFileSync(scores, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { score: number });
    expect(lines).toHaveLength(320);
    expect(lines[0]).toMatchObject({ item: expect.stringMatching(/^dots-leaking-/) as string });
    const values = lines.map(({ score }) => score);
    expect(values).toEqual([...values].sort((a, b) => b - a));
  });

  test('fewer than 200 items teach nothing', async () => {
    const folder = temporaryFolder();
    await writeDataset(plan(dots(true), { seed: 1, count: 199 }), folder);
    expect((await auditDatasetPixels(folder)).trials).toEqual([]);
  });
});
