import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { sharedFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';
import { refused } from './refused.js';
import { someOf } from '../few.js';

const base = sharedFolder();
const out = join(base, 'out');

beforeAll(() => {
  const write = (name: string, text: string): void => writeFileSync(join(base, name), text);
  write('throws.mjs', 'throw new Error("boom");');
  write('empty.mjs', 'export const family = 1;');
  write('syntax.mjs', 'export const = ');
  write('name.mjs', 'export default { name: "My Family", version: 1, act() {}, rho() {} };');
  write('half.mjs', 'export default { name: "my/half", version: 1, summary: "Half.", act() {}, rho() {} };');
  write('missing.mjs', 'import "./not-there.mjs";');
  mkdirSync(join(base, 'folder.mjs'));
});

describe('generate refuses', () => {
  test.each<[string, Record<string, unknown>, number, string | RegExp]>([
    [
      'nonsense',
      {},
      2,
      /^There is no family 'nonsense'; there are .*text\/rotated.*; the benchmarks are .*rotoutbench/,
    ],
    [
      'text/rotated',
      { param: ['none=1'] },
      2,
      /^Expected one of difficulty, turn, map, .* for param name but received "none"$/,
    ],
    ['text/rotated', { param: ['__proto__=1'] }, 2, /but received "__proto__"$/],
    ['text/rotated', { param: ['constructor=1'] }, 2, /but received "constructor"$/],
    ['rotoutbench', { param: ['text-9.size=64'] }, 2, /but received "text-9\.size"$/],
    ['text/rotated', { param: ['size'] }, 2, 'Expected key=value for --param but received "size"'],
    ['text/rotated', { param: ['=3'] }, 2, 'Expected key=value for --param but received "=3"'],
    ['text/rotated', { param: ['size=NaN'] }, 2, /^Param size of text\/rotated cannot be "NaN": .*number/],
    ['text/rotated', { param: ['size=1e999'] }, 2, /^Param size of text\/rotated cannot be Infinity: /],
    [
      'ambiguous/color',
      { size: '640x480' },
      2,
      'Expected one whole number of pixels, not WIDTHxHEIGHT, for size of ambiguous/color but received "640x480"',
    ],
    [
      'ambibench',
      { size: '640x480' },
      2,
      /^Expected one whole number of pixels, not WIDTHxHEIGHT \(a size of one part is given as part\.size\), for size of ambiguous\/bistable, .*ambiguous\/mixed but received/,
    ],
    ['text/rotated', { param: ['size=3'] }, 2, /^Param size of text\/rotated cannot be 3: .*32/],
    [
      'text/rotated',
      { param: ['size=100000000'] },
      2,
      /^Param size of text\/rotated cannot be 100000000: .*4096/,
    ],
    ['text/rotated', { param: ['size=64.5'] }, 2, /^Param size of text\/rotated cannot be 64\.5: /],
    [
      'text/rotated',
      { param: ['ink=red'] },
      2,
      /^Param ink .* cannot be "red": Expected a color such as #1a2b3c$/,
    ],
    ['text/rotated', { param: ['fonts=none'] }, 1, /^The font none cannot be read: there is no such file/],
    [
      'text/rotated',
      { param: ['fonts=../x.ttf'] },
      1,
      `The path '../x.ttf' leaves the folder '${base}'; name a folder that holds it with --base (option 'base' in code) and write the path relative to that`,
    ],
    [
      'text/rotated',
      { param: ['fonts=/etc/passwd'] },
      1,
      /^The path '\/etc\/passwd' leaves the folder '.*'; name a folder that holds it with --base /,
    ],
    [
      'text/rotated',
      { param: [`fonts=${join(base, 'own/a.ttf')}`] },
      1,
      /^The path '.*' is not portable; write it relative to the base folder '.*', as 'own\/a\.ttf'$/,
    ],
    [
      'text/rotated',
      { param: ['fonts=./throws.mjs'] },
      1,
      /^The font \.\/throws\.mjs cannot be read: it is not a TrueType/,
    ],
    [
      'text/rotated',
      { param: ['alphabet=xyz'] },
      2,
      /^The character 'x' has no single-character reading in the map 6→9 /,
    ],
    [
      'text/rotated',
      { param: ['map={"a":"b"}'] },
      1,
      /turned 'a' overlaps 'b' by 0\.\d+, less than minOverlap 0\.75/,
    ],
    [
      'text/rotated',
      { size: '7.5' },
      2,
      'Expected a whole number of pixels, or WIDTHxHEIGHT such as 640x480 for --size but received "7.5"',
    ],
    [
      'text/rotated',
      { param: ['ink=#fff'] },
      2,
      /^Param ink of text\/rotated cannot be "#fff": Expected a color that differs from the paper by 12 /,
    ],
    ['text/rotated', { param: ['ink=#fffffe', 'noise=5'] }, 2, /^Param ink of .* cannot be "#fffffe": /],
    [
      'text/turned',
      { param: ['ink=#eee', 'contrast=0.05'] },
      2,
      /^Param ink of text\/turned cannot be "#eee": /,
    ],
    ['text/rotated', { param: ['ink=5', 'paper=red'] }, 2, /^Param ink of text\/rotated cannot be "5": /],
    ...['map', 'fonts', 'size', 'difficulty'].map(
      (name): [string, Record<string, unknown>, number, RegExp] => [
        'text/rotated',
        { param: [`${name}=${'['.repeat(5000)}${']'.repeat(5000)}`] },
        2,
        /^(Param (map|fonts\.0|size) of text\/rotated cannot be|Expected a level from 1 to 10, ).*"\[\[\[/,
      ],
    ),
    ['text/rotated', { preset: 'nice' }, 2, 'Expected strict or paper for --preset but received "nice"'],
    ...['0', '-3', 'NaN', '1e3', '', '0x10', '99999999999', '1.5'].map(
      (count): [string, Record<string, unknown>, number, RegExp] => [
        'text/rotated',
        { count },
        2,
        new RegExp(`^Expected a whole number from 1 to 1000000000 for --count but received "${count}"$`),
      ],
    ),
    [
      'rotoutbench',
      { count: '5' },
      2,
      "Asked for 5 items of rotoutbench, but it has 7 parts, each of at least one item; ask for 7 or more, or for some of the parts (--parts, option 'parts' in code)",
    ],
    [
      'mirrorqa',
      { count: '16' },
      2,
      /^Asked for 16 items of mirrorqa, but it has 24 parts, each of at least/,
    ],
    ['dori', { count: '13' }, 2, /^Asked for 13 items of dori, but it has 14 parts, /],
    ['ambibench', { count: '1' }, 2, /^Asked for 1 item of ambibench, but it has 17 parts, /],
    [
      'rotoutbench',
      { count: '20000' },
      2,
      'Asked for 20000 items of rotoutbench, but only 12990 exist in its proportions: 342 of every 478 are of text/rotated, and only 9294 different ones exist',
    ],
    [
      'text/rotated',
      { seed: '' },
      2,
      'Expected a whole number or a string of 1 to 200 characters for seed but received ""',
    ],
    ['text/rotated', { seed: 'x'.repeat(201) }, 2, /^Expected .* for seed but received "x{60,80}\.\.\.$/],
    [
      'text/rotated',
      { workers: '0' },
      2,
      'Expected a whole number from 1 to 256 for --workers but received "0"',
    ],
    [
      'text/rotated',
      { workers: '1000' },
      2,
      'Expected a whole number from 1 to 256 for --workers but received "1000"',
    ],
    ...['3/2', '0/2', '1/0', '1', 'x', '1/2/3', '-1/2', '1e1/20'].map(
      (shard): [string, Record<string, unknown>, number, RegExp] => [
        'text/rotated',
        { shard },
        2,
        /^Expected i\/n with 1 ≤ i ≤ n ≤ 100000, e\.g\. 2\/4 for --shard but received "/,
      ],
    ),
    ['picture/pair', {}, 2, /^Param pairs of picture\/pair is missing$/],
    ['picture/pair', { param: ['pairs=none.json'] }, 1, "The file of pairs 'none.json' does not exist"],
    ['matching', { param: ['source=none'] }, 2, /^There is no family 'none'; there are /],
    [
      'matching',
      { count: '9', param: ['sourceCount=3'] },
      2,
      /asks for 9 items of matching, but only 3 different/,
    ],
  ])('%s %j', async (what, options, code, message) => {
    expect(await refused(base, what, options)).toEqual([
      code,
      typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    ]);
  });
});

describe('generate refuses a module that', () => {
  test.each([
    ['none.mjs', 1, "There is no module 'none.mjs' in 'BASE'"],
    ['folder.mjs', 1, "There is no module 'folder.mjs' in 'BASE'"],
    ['throws.mjs', 1, "The module 'throws.mjs' cannot be loaded: boom"],
    ['empty.mjs', 1, /^The module 'empty\.mjs' exports no family/],
    ['name.mjs', 2, `Expected a name such as 'text/rotated' for family name but received "My Family"`],
    ['half.mjs', 2, /^Expected a function for my\/half\.params but received /],
    ['syntax.mjs', 1, /^The module 'syntax\.mjs' cannot be loaded: /],
    ['missing.mjs', 1, /^The module 'missing\.mjs' cannot be loaded: .*not-there/],
    ['../outside.mjs', 1, /^The path '\.\.\/outside\.mjs' leaves the folder '.*'; name a folder .* --base /],
  ])('%s', async (name, code, expected) => {
    const [found, message] = await refused(base, 'text/rotated', { module: [join(base, name)] });
    expect(found).toBe(code);
    if (typeof expected === 'string') expect(message).toBe(expected.replace('BASE', base));
    else expect(message.replaceAll(base, '')).toMatch(expected);
  });
});

describe('the command line', () => {
  test.each<[string[], number, RegExp]>(
    someOf(
      [
        [[], 2, /^Usage: topsyturvy /],
        [['nonsense'], 2, /^error: unknown command 'nonsense'\n\(add --help/],
        [[`\u202e${'x'.repeat(100_000)}`], 2, /^error: unknown command '\\u202ex{500,599}…\n\(add --help/],
        [
          ['generate'],
          2,
          /^error: (required option '--out <folder>' not specified|missing required argument)/,
        ],
        [['generate', 'rotoutbench'], 2, /^error: required option '--out <folder>' not specified\n/],
        [['generate', 'rotoutbench', '--ouch', 'x'], 2, /^error: /],
        [
          ['generate', 'rotoutbench', '--out', out, '--count', '0'],
          2,
          /^topsyturvy: Expected a whole number [^\n]*\n$/,
        ],
        [['verify', join(base, 'none')], 1, /^topsyturvy: There is no folder '[^\n]*'\n$/],
        [['verify', base], 1, /^topsyturvy: '[^\n]*' is not a finished dataset: it has no dataset\.json\n$/],
        [['score', base, 'replies.jsonl'], 1, /^topsyturvy: '[^\n]*' is not a finished dataset/],
        [['audit', base], 1, /^topsyturvy: '[^\n]*' is not a finished dataset/],
        [['gallery', base], 1, /^topsyturvy: '[^\n]*' is not a finished dataset/],
        [
          ['export', base, '--to', 'llava', '--out', out],
          1,
          /^topsyturvy: '[^\n]*' is not a finished dataset/,
        ],
        [['export', base, '--to', 'llava'], 2, /^error: required option '--out <path>' not specified\n/],
        [
          ['list', 'toString'],
          2,
          /^topsyturvy: Expected benchmarks, families, scorers, exporters, fonts, rosters or the name of a [^\n]* but received "toString"\n$/,
        ],
        [
          ['completion', 'tcsh'],
          2,
          /^topsyturvy: Expected bash, zsh, fish for the shell but received "tcsh"\n$/,
        ],
        [['fonts', 'inspect', 'none'], 1, /^topsyturvy: The font none cannot be read: [^\n]*\n$/],
        [['fonts', 'inspect', 'dejavu-sans', '--turn', 'twice'], 2, /^topsyturvy: Expected half, [^\n]*\n$/],
        [
          ['fonts', 'inspect', 'dejavu-sans', '--min-overlap', 'x'],
          2,
          /^topsyturvy: Expected a number [^\n]*\n$/,
        ],
      ],
      6,
    ),
  )('%j', async (args, code, stderr) => {
    const result = await topsyturvy(args);
    expect(result.stderr).toMatch(stderr);
    expect(result.stderr).not.toMatch(/^ {4}at /m);
    expect({ code: result.code, stdout: result.stdout }).toEqual({ code, stdout: '' });
  });
});
