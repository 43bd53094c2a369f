import { mkdirSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { newFamily } from '../../src/cli/new-family.js';
import { exitCodeOf } from '../../src/cli/terminal/report-error.js';
import { sharedFolder, temporaryFolder } from '../dataset/folders.js';
import { root, runProgram, topsyturvy } from './command.js';
import { printed } from './printed.js';
import { fully } from '../few.js';

// Else node would report to vitest's own.
const env = { NODE_OPTIONS: undefined, NODE_TEST_CONTEXT: undefined };

/** A project in which topsyturvy is installed. */
const project = sharedFolder();
mkdirSync(join(project, 'node_modules'));
symlinkSync(root, join(project, 'node_modules/topsyturvy'), 'junction');

describe('new family', () => {
  fully('writes a family that runs, whose test passes and whose set is verified', async () => {
    const written = await topsyturvy(['new', 'family', 'grid/lit-cell'], { cwd: project });
    expect(written).toMatchObject({ code: 0, stderr: '' });
    const commands = written.stdout.split('\n').filter((line) => /^(node|topsyturvy) /.test(line));
    expect(commands).toEqual([
      'node --test lit-cell.test.mjs',
      'topsyturvy generate grid/lit-cell --module lit-cell.mjs --count 16 --out out/lit-cell',
      'topsyturvy gallery out/lit-cell',
    ]);
    const tested = await runProgram(process.execPath, ['--test', 'lit-cell.test.mjs'], {
      cwd: project,
      env,
    });
    expect(tested.code, tested.stdout).toBe(0);
    expect(tested.stdout).toMatch(/^. pass 4$/m);
    for (const command of commands.slice(1)) {
      const made = await topsyturvy(command.split(' ').slice(1), { cwd: project });
      expect(made, made.stderr).toMatchObject({ code: 0 });
    }
    const verified = await topsyturvy(
      ['verify', 'out/lit-cell', '--module', 'lit-cell.mjs', '--workers', '2'],
      { cwd: project },
    );
    expect(verified.stdout).toBe('out/lit-cell: 16 items, 32 images, 48 questions: ok\n');
  });

  fully('works where topsyturvy is not installed, by the commands that it prints', async () => {
    const alone = temporaryFolder();
    const run = async (command: string) => {
      const [program, ...args] = command.split(' ');
      const ran = await (program === 'node'
        ? runProgram(process.execPath, args, { cwd: alone, env })
        : topsyturvy(args, { cwd: alone }));
      expect(ran, `${command}\n${ran.stderr}`).toMatchObject({ code: 0 });
      return ran.stdout;
    };
    const written = await run('topsyturvy new family grid/lit-cell');
    expect(written).toContain('# topsyturvy is not installed beside these files; once it is, ');
    const commands = written.split('\n').filter((line) => /^(node|topsyturvy) /.test(line));
    expect(commands).toHaveLength(3);
    expect(await run(commands[0])).toMatch(/^. pass 4$/m);
    for (const command of commands.slice(1)) await run(command);
    // In worker threads, too.
    await run('topsyturvy verify out/lit-cell --module lit-cell.mjs --workers 2');
    expect(await run('topsyturvy list grid/lit-cell --module lit-cell.mjs')).toContain('\n  cells: ');
    expect(await run('topsyturvy list families --module lit-cell.mjs')).toContain(
      '  of your own:\n  grid/lit-cell: A grid with one red cell.\n',
    );
  });

  test('keeps nothing of its template but the code', async () => {
    const out = join(project, 'own');
    await printed(() => newFamily('marks/two-dots', { out }));
    expect(readdirSync(out).sort()).toEqual(['two-dots.mjs', 'two-dots.test.mjs']);
    for (const file of readdirSync(out))
      expect(readFileSync(join(out, file), 'utf8')).not.toMatch(/own\/family|[/ ]family(\.test)?\.mjs/);
    const { family } = (await import(pathToFileURL(join(out, 'two-dots.mjs')).href)) as {
      family: { name: string };
    };
    expect(family.name).toBe('marks/two-dots');
  });

  test.each<[string, number, RegExp]>([
    [
      'Lit Cell',
      2,
      /^Expected group\/name in lower case, at most 60 characters, e\.g\. 'grid\/lit-cell' for the name of a family /,
    ],
    [`long/${'x'.repeat(300)}`, 2, /^Expected group\/name in lower case, at most 60 characters, /],
    ['../lit-cell', 2, /^Expected group\/name /],
    ['text/rotated', 2, /^Expected one that no shipped family has for the name of a family /],
    ['other/taken', 1, /^There is something at '.*taken\.test\.mjs' already; give another name or --out$/],
  ])('refuses %s', (name, code, sentence) => {
    const out = join(project, 'refused');
    mkdirSync(join(out, 'taken.test.mjs'), { recursive: true });
    let error: unknown;
    try {
      newFamily(name, { out });
    } catch (cause) {
      error = cause;
    }
    expect((error as Error).message).toMatch(sentence);
    expect(exitCodeOf(error)).toBe(code);
    expect(readdirSync(out)).toEqual(['taken.test.mjs']);
  });
});
