import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { needBuild, topsyturvy } from '../../cli/command.js';
import { temporaryFolder } from '../../dataset/folders.js';
import { haveGl } from './open.js';

/** A module that makes Node deny that a package is installed. */
function without(name: string): Record<string, string> {
  const resolve = `export const resolve = (specifier, context, next) => {
    if (specifier !== '${name}') return next(specifier, context);
    throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
  }`;
  const url = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(url(resolve))});`;
  return { NODE_OPTIONS: `--import=${url(register)}` };
}

const make = (renderer: string, out: string, count: number): string[] => [
  ...['generate', 'orientation/directional-facing', '--seed', '3', '--count', String(count), '--out', out],
  ...['--renderer', renderer, '--size', '64', '--param', 'categories=chair,mug', '--param', 'look=clean'],
];

describe('renderer gl on the command line', () => {
  beforeAll(needBuild);

  test.each(['three', 'gl'])('says what to install where %s is missing, and makes nothing', async (name) => {
    const out = join(temporaryFolder(), 'out');
    const { code, stderr } = await topsyturvy(make('gl', out, 2), { env: without(name) });
    expect(stderr).toContain(`the npm package ${name} is not installed`);
    expect(stderr).toMatch(/`npm install three@\S+ gl@\S+`.*`apt-get install xvfb .*libgl1-mesa-dri/);
    expect(stderr).not.toContain('    at ');
    expect(code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });

  test.each(['three', 'gl'])('nothing else notices that %s is missing', async (name) => {
    const out = join(temporaryFolder(), 'out');
    const { code, stderr } = await topsyturvy(make('soft', out, 2), { env: without(name) });
    expect({ code, stderr }).toMatchObject({ code: 0 });
  });

  test.runIf(process.platform === 'linux')('says so where there is no X server', async () => {
    const out = join(temporaryFolder(), 'out');
    const env = { DISPLAY: undefined, PATH: temporaryFolder() };
    const { code, stderr } = await topsyturvy(make('gl', out, 2), { env });
    expect(stderr).toContain('DISPLAY is not set, and Xvfb is not installed');
    expect(code).toBe(2);
    expect(existsSync(out)).toBe(false);
  });
});

/** The processes whose parent is this one. */
function childrenOf(parent: number): { pid: number; name: string }[] {
  return readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid)) return [];
    try {
      const [, name, fields] = /\((.*)\) (.*)/s.exec(readFileSync(join('/proc', pid, 'stat'), 'utf8'))!;
      return Number(fields.split(' ')[1]) === parent ? [{ pid: Number(pid), name: name }] : [];
    } catch {
      return []; // It has ended.
    }
  });
}

describe.skipIf(!haveGl())('the X server that gl starts', () => {
  const env = { DISPLAY: undefined, PATH: `${process.env.PATH}:${dirname(process.execPath)}` };

  /** Runs the command and returns the process of its server, seen while it ran. */
  async function serverOf(count: number, kill: boolean): Promise<number> {
    const out = join(temporaryFolder(), 'out');
    let server = 0;
    const watch = async (parent: number): Promise<void> => {
      while (server === 0) {
        server = childrenOf(parent).find(({ name }) => name === 'Xvfb')?.pid ?? 0;
        await setTimeout(20);
      }
      // Until something is drawn, lest it is killed before it has come to the server.
      while (kill && !existsSync(out)) await setTimeout(20);
      if (kill) process.kill(parent, 'SIGKILL');
    };
    let watching: Promise<void> | undefined;
    const run = topsyturvy(make('gl', out, count), {
      env,
      onStart: (child) => void (watching = watch(child.pid!)),
    });
    const { code, signal, stderr } = await run;
    await watching;
    expect({ code, signal, stderr }).toMatchObject(kill ? { signal: 'SIGKILL' } : { code: 0 });
    return server;
  }

  test.each([
    ['ends', 2, false],
    ['is killed', 500, true],
  ])('is gone when the process %s', async (_, count, kill) => {
    needBuild();
    const server = await serverOf(count, kill);
    for (let i = 0; i < 100 && existsSync(join('/proc', String(server))); i++) await setTimeout(50);
    expect(existsSync(join('/proc', String(server)))).toBe(false);
  });
});
