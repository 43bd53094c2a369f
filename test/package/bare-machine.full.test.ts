import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../cli/command.js';
import { sharedFolder } from '../dataset/folders.js';

const coreutils =
  'basename cat chmod cp cut dirname env head id ln ls mkdir mktemp mv pwd readlink rm sort tail test touch tr uname wc';

/** Where the machine has a program; undefined where it has none. */
const found = (name: string): string | undefined =>
  process.env
    .PATH!.split(delimiter)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));

// README.md's first command begins with `npm ci`, and people run it on machines without a compiler or Python.
describe.skipIf(process.platform === 'win32')('on a machine of node, npm, sh and coreutils alone', () => {
  const folder = sharedFolder();
  const [bin, clone] = [join(folder, 'bin'), join(folder, 'clone')];
  beforeAll(() => {
    for (const made of [bin, clone]) mkdirSync(made, { recursive: true });
    symlinkSync(process.execPath, join(bin, 'node'));
    for (const name of ['npm', 'sh', ...coreutils.split(' ')])
      symlinkSync(realpathSync(found(name)!), join(bin, name));
    for (const name of ['package.json', 'package-lock.json'])
      copyFileSync(join(root, name), join(clone, name));
  });

  const run = (command: string, env: Readonly<Record<string, string>> = {}) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', command], {
      cwd: clone,
      encoding: 'utf8',
      env: { ...process.env, ...env, PATH: bin },
    });
    return { status, output: `${stdout}${stderr}` };
  };

  test.each(['python', 'python3', 'cc', 'gcc', 'g++', 'make', 'git', 'curl'])('there is no %s', (name) => {
    expect(run(`command -v ${name}`).status).not.toBe(0);
  });

  test('npm ci succeeds', () => {
    const { status, output } = run('npm ci --prefer-offline --no-audit --no-fund');
    expect(status, output).toBe(0);
    for (const name of ['tsup', 'sharp', 'esbuild'])
      expect(existsSync(join(clone, 'node_modules', name))).toBe(true);
  }, 300_000);

  test('and its packages’ scripts compile nothing and download nothing', () => {
    const closed = 'http://127.0.0.1:9';
    const { status, output } = run('npm rebuild --offline --foreground-scripts', {
      http_proxy: closed,
      https_proxy: closed,
    });
    expect(status, output).toBe(0);
  });
});
