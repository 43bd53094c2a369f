import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { expect, test } from 'vitest';
import { commands } from '../../src/cli/commands.js';
import { root } from '../cli/command.js';

/** Every command as it is called, `queue work` say. */
function named({ commands: own }: Command, before = ''): string[] {
  return own.flatMap((command) => {
    const name = `${before}${command.name()}`;
    return command.commands.length > 0 ? named(command, `${name} `) : [name];
  });
}

test('README names every command once: ten to begin with, the others by groups', () => {
  const program = new Command();
  for (const command of commands) command(program);
  const all = named(program).filter((name) => name !== 'help');
  expect(all.length).toBeGreaterThan(20);
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const section = /^## Commands\n(.*?)^## /ms.exec(text)![1];
  const [first, others] = section.split('\nThe others:\n');
  const rows = [...first.matchAll(/^\| `topsyturvy ([a-z -]+?)(?: [A-Z[-].*?)?` \|/gm)].map(
    ([, name]) => name,
  );
  expect(rows).toHaveLength(10);
  const grouped = [...others.matchAll(/`([a-z][a-z -]*?)(?: [A-Z].*?)?`/g)].map(([, name]) => name);
  const rest = all.filter((name) => !rows.includes(name));
  expect(rest.filter((name) => !grouped.includes(name))).toEqual([]);
  // And none that is not there.
  for (const name of rows) expect(all).toContain(name);
});
