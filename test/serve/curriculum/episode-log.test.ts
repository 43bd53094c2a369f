import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Curriculum } from '../../../src/serve/curriculum/curriculum.js';
import { EpisodeLog, type EndedEpisode } from '../../../src/serve/curriculum/episode-log.js';
import { Recorder } from '../../../src/serve/curriculum/recorder.js';
import { FailingDisk, type Failure } from '../../dataset/failing-disk.js';
import { temporaryFolder } from '../../dataset/folders.js';

const episode = (seed: number): EndedEpisode => ({
  ...{ episode_id: String(seed), seed, family: 'text/rotated', item: `item-${seed}`, looks: 'ä' },
  ...{ level: 1, reward: 1, after: seed, counts: true },
});
const rule = { target: 0.5 };
const seedsIn = (path: string): number[] => [...EpisodeLog.read(path)].map(({ seed }) => seed);
const newPath = (): string => join(temporaryFolder(), 'log.jsonl');

async function written(path: string, from: number, to: number): Promise<void> {
  const log = EpisodeLog.open(path);
  for (let seed = from; seed < to; seed++) log.add(episode(seed));
  log.close();
  return Promise.resolve();
}

describe('a log on a disk that fails at each call in turn holds whole lines, and says how many it lacks', () => {
  test.each<Failure>(['refused', 'half', 'done', 'dead'])('%s', async (failure) => {
    for (let at = 0; ; at++) {
      const path = newPath();
      await written(path, 0, 2);
      const failing = new FailingDisk(at, failure);
      let error: unknown;
      await failing.during(() => written(path, 2, 6)).catch((one: unknown) => (error = one));
      if (!failing.failed) break;
      if (error)
        expect((error as Error).message).toMatch(
          /^The log '.*' cannot be opened: the [a-z ]+|^The log '.*' cannot be opened: (it|too) /,
        );
      await written(path, 6, 7);
      const lines = [...EpisodeLog.read(path)];
      expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(lines.length + 1);
      const lost = lines.reduce((sum, { lost = 0 }) => sum + lost, 0);
      // A process that ends takes with it what it could tell nobody.
      if (failure !== 'dead' && !error) expect(lines.length + lost).toBeGreaterThanOrEqual(6);
      expect(lines.slice(0, 2).map(({ seed }) => seed)).toEqual([0, 1]);
      expect(lines.at(-1)!.seed).toBe(6);
    }
  });
});

test('a last line that was cut anywhere is taken away, and a server with a curriculum goes on behind the others', async () => {
  const path = newPath();
  await written(path, 0, 3);
  const whole = readFileSync(path);
  const begin = whole.lastIndexOf('\n', whole.length - 2) + 1;
  for (let end = begin; end < whole.length - 1; end += 5) {
    writeFileSync(path, whole.subarray(0, end));
    const recorder = Recorder.open(new Curriculum(rule), path);
    expect([...recorder.places.values()]).toEqual([2]);
    recorder.close();
    expect(readFileSync(path)).toEqual(whole.subarray(0, begin));
  }
});

test.each(['', '{"after":1,"counts":tr'])('zeros at the end, behind %j, are taken away', async (cut) => {
  const path = newPath();
  await written(path, 0, 3);
  const whole = readFileSync(path);
  writeFileSync(path, Buffer.concat([whole, Buffer.from(cut), Buffer.alloc(4096)]));
  await written(path, 3, 4);
  expect(seedsIn(path)).toEqual([0, 1, 2, 3]);
  // A whole line whose break is a zero stays.
  writeFileSync(path, Buffer.concat([whole.subarray(0, -1), Buffer.alloc(512)]));
  await written(path, 3, 4);
  expect(seedsIn(path)).toEqual([0, 1, 2, 3]);
});

test('a last line that lacks only its break stays, also where a full disk takes no break', async () => {
  const path = newPath();
  await written(path, 0, 3);
  writeFileSync(path, readFileSync(path).subarray(0, -1));
  // The call that opens it is taken, and no other.
  await new FailingDisk(1, 'dead').during(() => written(path, 3, 5));
  expect(seedsIn(path)).toEqual([0, 1, 2]);
  await written(path, 5, 7);
  expect(seedsIn(path)).toEqual([0, 1, 2, 5, 6]);
});

test.each([1e9, 2 ** 52, Number.MAX_SAFE_INTEGER])(
  'a deal %d, behind which no stream goes on, is refused by its line',
  async (seed) => {
    const path = newPath();
    await written(path, 0, 1);
    writeFileSync(path, `${JSON.stringify({ ...episode(seed), after: 1 })}\n`, { flag: 'a' });
    expect(() => Recorder.open(new Curriculum(rule), path)).toThrow(
      /^Line 2 of the log '.*' is wrong at seed: /,
    );
  },
);

test('what is no log is left as it is', () => {
  const path = newPath();
  writeFileSync(path, 'a list of things to do');
  expect(() => EpisodeLog.open(path)).toThrow(
    /^The log '.*' cannot be opened: its last line is none of a log$/,
  );
  expect(readFileSync(path, 'utf8')).toBe('a list of things to do');
  const folder = join(temporaryFolder(), 'folder');
  mkdirSync(folder);
  expect(() => EpisodeLog.open(folder)).toThrow(/^The log '.*' cannot be opened: /);
  const pipe = join(temporaryFolder(), 'pipe');
  execFileSync('mkfifo', [pipe]);
  expect(() => EpisodeLog.open(pipe)).toThrow(/not a regular file/);
});

test('a log with a wrong line is not kept open', async () => {
  const path = newPath();
  await written(path, 0, 2);
  writeFileSync(path, `{}\n${readFileSync(path, 'utf8')}`);
  const open = (): number => readdirSync('/dev/fd').length;
  const before = open();
  for (let time = 0; time < 20; time++)
    expect(() => Recorder.open(new Curriculum(rule), path)).toThrow(/^Line 1 of the log/);
  expect(open()).toBeLessThan(before + 20);
});
