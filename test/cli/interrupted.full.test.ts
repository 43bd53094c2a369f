import { setTimeout as wait } from 'node:timers/promises';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { sharedFolder, snapshot, temporaryFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';

/** Slow enough to be killed anywhere: 15 chunks, some pictures of a megapixel. */
const spec = {
  name: 'slow',
  preset: 'strict',
  parts: [
    { name: 'text', family: 'text/rotated', count: 100, params: { length: 4, size: 256 } },
    { name: 'large', family: 'text/rotated', count: 12, params: { length: 3, size: 1024, fill: 0.9 } },
    { name: 'visual', family: 'picture/rotated', count: 8, params: { size: 256, scenes: ['face', 'thumb'] } },
  ],
};

/** Without the lines of progress that a slow machine sees. */
const said = (stderr: string): string => stderr.replaceAll(/^(items|verified): .*\n/gm, '');

describe('a command that is killed', () => {
  const base = sharedFolder();
  const file = join(base, 'slow.json');
  const whole = join(base, 'whole');
  let expected: Record<string, string>;
  let duration: number;

  const generate = (
    out: string,
    more: string[] = [],
    end?: (kill: (signal: NodeJS.Signals) => void) => void,
  ) =>
    topsyturvy(['generate', file, '--seed', '1', '--out', out, ...more], {
      onStart: (child) => end?.((signal) => child.kill(signal)),
    });

  beforeAll(async () => {
    writeFileSync(file, JSON.stringify(spec));
    const start = performance.now();
    const { code, stderr } = await generate(whole, ['--workers', '2']);
    duration = performance.now() - start;
    expect([code, said(stderr)]).toEqual([0, '']);
    expected = snapshot(whole);
  });

  test(
    'at six points of a seeded list, and then goes on, gives the same bytes',
    { timeout: 600_000 },
    async () => {
      const parent = temporaryFolder();
      const delays = new Stream(['interrupted']);
      let datasets = 0;
      for (let kills = 0; kills < 6;) {
        // A run may end before its kill: then the next one begins another dataset.
        const out = join(parent, String(datasets));
        const delay = delays.uniform(0, 1) * duration;
        const workers = String(delays.integer(1, 2));
        const { signal } = await generate(out, ['--workers', workers], (kill) => {
          void wait(delay).then(() => kill('SIGKILL'));
        });
        if (signal === 'SIGKILL') kills++;
        if (existsSync(join(out, 'dataset.json'))) datasets++;
      }
      for (let at = 0; at <= datasets; at++) {
        const out = join(parent, String(at));
        expect((await generate(out)).code).toBe(0);
        expect(snapshot(out)).toEqual(expected);
      }
    },
  );

  test.each(['1', '2'])(
    'by Ctrl-C says so, ends with 130, and goes on with the same command (%s workers)',
    async (workers) => {
      const out = join(temporaryFolder(), 'd');
      const journal = join(out, '.topsyturvy', '000000.journal');
      const { code, signal, stderr, stdout } = await generate(out, ['--workers', workers], (kill) => {
        void (async () => {
          while (!existsSync(journal)) await wait(5);
          kill('SIGINT');
        })();
      });
      expect({ code, signal, stderr: said(stderr), stdout }).toEqual({
        code: 130,
        signal: null,
        stderr: 'stopped; the same command resumes the run\n',
        stdout: '',
      });
      expect(existsSync(join(out, 'dataset.json'))).toBe(false);
      expect((await generate(out, ['--workers', workers])).code).toBe(0);
      expect(snapshot(out)).toEqual(expected);
    },
  );

  test('while it verifies ends with 130', async () => {
    // Too early, and Node ends it without us; too late, and it has ended already.
    for (let delay = duration / 10; delay < 10 * duration; delay *= 1.3) {
      const { code, signal, stdout, stderr } = await topsyturvy(['verify', whole, '--workers', '1'], {
        onStart: (child) => void wait(delay).then(() => child.kill('SIGINT')),
      });
      if (signal === 'SIGINT') continue;
      expect([code, stdout, said(stderr)]).toEqual([130, '', 'stopped\n']);
      return;
    }
    expect.unreachable('never interrupted');
  });
});
