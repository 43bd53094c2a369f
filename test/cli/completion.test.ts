import { join } from 'node:path';
import { chmodSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { publishedSplits } from '../../src/benchmarks/splits/split.js';
import { commands, completionCommands } from '../../src/cli/commands.js';
import { complete, completion } from '../../src/cli/completion.js';
import { temporaryFolder } from '../dataset/folders.js';
import { needBuild, root, runProgram } from './command.js';
import { printed } from './printed.js';

/** What is suggested in place of the last word. */
async function suggested(...words: string[]): Promise<string[]> {
  const lines = (await printed(() => complete(words, [...commands, ...completionCommands])))
    .split('\n')
    .slice(0, -1);
  return lines.map((line) => line.split('\t')[0]);
}

const splitsOf = (benchmark: string): string[] =>
  publishedSplits()
    .filter((split) => split.benchmark === benchmark)
    .map(({ name }) => name);

describe('completion suggests', () => {
  test('commands', async () => {
    expect(await suggested('ge')).toEqual(['generate']);
    expect(await suggested('fonts', '')).toEqual(['inspect', 'help']);
    expect(await suggested('')).not.toContain('complete');
  });

  test('options, of the command that was named', async () => {
    expect(await suggested('generate', '--pre')).toEqual(['--preset']);
    expect(await suggested('models', 'inspect', 'a.glb', '--cl')).toEqual(['--class']);
    expect(await suggested('verify', '--pre')).toEqual([]);
  });

  test('names and values', async () => {
    expect(await suggested('generate', 'text')).toEqual(['text/rotated', 'text/turned']);
    expect(await suggested('generate', '--seed', '7', 'dor')).toEqual(['dori', ...splitsOf('dori')]);
    expect(await suggested('fonts', 'inspect', 'rob')).toEqual(['roboto-slab']);
    expect(await suggested('export', 'd', '--to', 'l')).toEqual(['lmms-eval', 'llava', 'llama-factory']);
    expect(await suggested('export', 'd', '--to', 'j')).toEqual(['judge']);
    expect(await suggested('import-replies', 'd', '--from', '')).toEqual([
      'openai-batch',
      'vlmevalkit',
      'lmms-eval',
      'inspect',
      'jsonl',
    ]);
    expect(await suggested('generate', 'dori', '--preset=s')).toEqual(['--preset=strict']);
    // As bash takes words apart.
    expect(await suggested('generate', 'dori', '--preset', '=', 's')).toEqual(['strict']);
    expect(await suggested('generate', 'dori', '--preset', '=')).toEqual(['strict', 'paper']);
  });

  test('nothing where a file is wanted or a number', async () => {
    expect(await suggested('verify', '')).toEqual([]);
    expect(await suggested('generate', 'dori', 'dor')).toEqual([]);
    expect(await suggested('generate', 'dori', '--count', '')).toEqual([]);
  });
});

test('every shell has a script', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const script = await printed(() => completion(shell));
    expect(script).toMatch(new RegExp(`^# topsyturvy completion ${shell} `));
    expect(script).toContain('topsyturvy complete -- ');
  }
});

test('the script of bash completes', async () => {
  needBuild();
  const bin = temporaryFolder();
  const program = join(bin, 'topsyturvy');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${join(root, 'dist/cli.js')}" "$@"\n`);
  chmodSync(program, 0o755);
  const shell = `source <(topsyturvy completion bash)
    COMP_WORDS=(topsyturvy generate 'text$(exit 3)/'); COMP_CWORD=2; _topsyturvy; echo "\${#COMPREPLY[@]}"
    COMP_WORDS=(topsyturvy generate text); _topsyturvy; printf '%s\\n' "\${COMPREPLY[@]}"; complete -p topsyturvy`;
  const result = await runProgram('bash', ['-ec', shell], {
    env: { PATH: `${bin}:${process.env['PATH']}` },
  });
  expect(result).toMatchObject({ code: 0, stderr: '' });
  expect(result.stdout).toBe('0\ntext/rotated\ntext/turned\ncomplete -o default -F _topsyturvy topsyturvy\n');
});
