import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { snapshot, temporaryFolder } from '../dataset/folders.js';
import { needBuild, root, runProgram, topsyturvy, type Result } from './command.js';

const request = ['generate', 'text/rotated', '--seed', '3', '--count', '20', '--size', '64', '--out'];
const generate = (out: string, ...more: string[]): Promise<Result> => topsyturvy([...request, out, ...more]);

const failure = (sentence: string): object => ({
  code: 1,
  signal: null,
  stdout: '',
  stderr: `topsyturvy: ${sentence}\n`,
});

/** Runs a command under another command, e.g. a limit, as a shell would. */
const generateUnder = (wrapper: readonly string[], out: string, ...more: string[]): Promise<Result> => {
  needBuild();
  const [program, ...args] = [
    ...wrapper,
    process.execPath,
    join(root, 'dist', 'cli.js'),
    ...request,
    out,
    ...more,
  ];
  return runProgram(program, args);
};

describe('an output folder that cannot be used', () => {
  test('holds other files: they stay as they are', async () => {
    const out = temporaryFolder();
    writeFileSync(join(out, 'thesis.tex'), 'years of work');
    const before = snapshot(out);
    expect(await generate(out)).toEqual(
      failure(`The output folder '${out}' holds other files; give an empty or a new one`),
    );
    expect(snapshot(out)).toEqual(before);
  });

  test('holds another dataset, finished or begun', async () => {
    const out = join(temporaryFolder(), 'd');
    expect((await generate(out, '--shard', '1/2')).code).toBe(0);
    const begun = snapshot(out);
    expect(await generate(out, '--seed', '4')).toEqual(
      failure(
        `The output folder '${out}' holds an unfinished dataset of another spec, seed or version; give an empty or a new one`,
      ),
    );
    expect(snapshot(out)).toEqual(begun);
    expect((await generate(out)).code).toBe(0);
    const finished = snapshot(out);
    expect(await generate(out, '--seed', '4')).toEqual(
      failure(
        `The output folder '${out}' holds a dataset of another spec, seed or version; give an empty or a new one`,
      ),
    );
    expect(snapshot(out)).toEqual(finished);
  });

  test('is a file, or lies below one, or has too long a name', async () => {
    const file = join(temporaryFolder(), 'file');
    writeFileSync(file, 'text');
    expect(await generate(file)).toEqual(
      failure(`Cannot write to '${file}': a file of that name is in the way`),
    );
    const below = join(file, 'below');
    expect(await generate(below)).toEqual(
      failure(`Cannot write to '${below}': a part of its path is a file`),
    );
    const long = join(temporaryFolder(), 'x'.repeat(300));
    expect(await generate(long)).toEqual(failure(`Cannot write to '${long}': its name is too long`));
  });

  test('lies where the system makes no folders', async () => {
    expect(await generate('/proc/topsyturvy/d')).toEqual(
      failure(`Cannot write to '/proc/topsyturvy': there is no such folder, or it was removed meanwhile`),
    );
    expect((await generate('/dev/null/d')).stderr).toMatch(/^topsyturvy: Cannot write to '\/dev\/null\/d': /);
  });

  test('may not be written', async () => {
    const locked = temporaryFolder();
    chmodSync(locked, 0o555);
    onTestFinished(() => chmodSync(locked, 0o755));
    // Root may write anywhere unless it gives that up.
    const wrapper = process.getuid?.() === 0 ? ['setpriv', '--bounding-set', '-dac_override'] : ['env'];
    const out = join(locked, 'd');
    expect(await generateUnder(wrapper, out)).toEqual(
      failure(`Cannot write to '${out}': it may not be written (permission denied)`),
    );
  });
});

describe('a disk that is full', () => {
  test.each(['1', '2'])('loses nothing (%s workers)', async (workers) => {
    const whole = join(temporaryFolder(), 'whole');
    expect((await generate(whole)).code).toBe(0);
    const { folder, wrapper, sentence, makeRoom } = smallDisk();
    const out = join(folder, 'd');
    for (let tries = 0; tries < 2; tries++) {
      const { code, stderr } = await generateUnder(wrapper, out, '--workers', workers);
      expect(code).toBe(1);
      expect(stderr).toMatch(
        new RegExp(`^topsyturvy: Cannot write to '${out}/[^']+\\.(png|journal|tmp)': ${sentence}\n$`),
      );
      expect(existsSync(join(out, 'dataset.json'))).toBe(false);
    }
    const made = readdirSync(out, { recursive: true }).filter((name) => String(name).endsWith('.png'));
    expect(made.length).toBeGreaterThan(2);
    makeRoom();
    expect((await generate(out, '--workers', workers)).code).toBe(0);
    expect(snapshot(out)).toEqual(snapshot(whole));
  });

  test('ends a listing with a sentence', async () => {
    needBuild();
    const shell = `"${process.execPath}" "${join(root, 'dist', 'cli.js')}" list > /dev/full`;
    expect(await runProgram('sh', ['-c', shell])).toEqual(
      failure('Cannot write to the standard output: ENOSPC: no space left on device, write'),
    );
  });
});

/** A disk of 192 KiB where one may be mounted; elsewhere a limit on the size of a file, which ends writing in the same place. */
function smallDisk(): { folder: string; wrapper: string[]; sentence: string; makeRoom(): void } {
  const folder = temporaryFolder();
  const disk = join(folder, 'disk');
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=192k', 'none', disk], { stdio: 'ignore' });
  } catch {
    const wrapper = ['sh', '-c', 'ulimit -f 24; exec "$0" "$@"'];
    return {
      folder,
      wrapper,
      sentence: 'the file system allows no file so large',
      makeRoom: () => undefined,
    };
  }
  onTestFinished(() => void execFileSync('umount', [disk]));
  const makeRoom = (): void => void execFileSync('mount', ['-o', 'remount,size=64m', disk]);
  return { folder: disk, wrapper: ['env'], sentence: 'the disk is full', makeRoom };
}
