import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sharedFolder } from '../dataset/folders.js';
import { refused } from './refused.js';

const base = sharedFolder();

describe('generate refuses a spec that is wrong', () => {
  const part = { name: 'a', family: 'text/rotated', count: 2 };
  const spec = { name: 'x', parts: [part] };
  const of = (changes: object): string => JSON.stringify({ ...spec, parts: [{ ...part, ...changes }] });
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

  test.each<[string, string, number, RegExp]>([
    ['empty', '', 2, /^The spec file '.*' is not JSON: /],
    ['cut off', '{"name":', 2, /^The spec file '.*' is not JSON: /],
    ['a list', '[]', 2, /^The spec file '.*' is wrong at the top: .*object/],
    ['null', 'null', 2, /^The spec file '.*' is wrong at the top: .*object/],
    ['an empty object', '{}', 2, /^The spec file '.*' is wrong at name: /],
    ['no parts', '{"name":"x","parts":[]}', 2, /^The spec file '.*' is wrong at parts: /],
    [
      '1,001 parts',
      JSON.stringify({ ...spec, parts: Array(1001).fill(part) }),
      2,
      /^The spec file '.*' is wrong at parts: /,
    ],
    [
      'a bad name',
      JSON.stringify({ ...spec, name: 'X Y' }),
      2,
      /at name: Expected lower-case words with dashes$/,
    ],
    [
      'a name that is a path',
      of({ name: '../a' }),
      2,
      /at parts\.0\.name: Expected lower-case words with dashes$/,
    ],
    [
      'one name twice',
      JSON.stringify({ ...spec, parts: [part, part] }),
      2,
      /^The spec file '.*' has two parts named 'a'$/,
    ],
    ['half an item', of({ count: 2.5 }), 2, /^The spec file '.*' is wrong at parts\.0\.count: /],
    ['no items', of({ count: 0 }), 2, /^The spec file '.*' is wrong at parts\.0\.count: /],
    [
      'a count in words',
      of({ count: 'two' }),
      2,
      /^The spec file '.*' is wrong at parts\.0\.count: .*number/,
    ],
    [
      'an unknown key',
      of({ extra: 1 }),
      2,
      /^The spec file '.*' is wrong at parts\.0: Unrecognized key: "extra"$/,
    ],
    [
      'an unknown param',
      of({ params: { extra: 1 } }),
      2,
      /^Expected one of the params .* for text\/rotated but received "extra"$/,
    ],
    [
      'a param of another type',
      of({ params: { size: null } }),
      2,
      /^Param size of text\/rotated cannot be null: /,
    ],
    ['an unknown family', of({ family: 'none' }), 2, /^There is no family 'none'; there are /],
    [
      'an unknown preset',
      JSON.stringify({ ...spec, preset: 'nice' }),
      2,
      /^The spec file '.*' is wrong at preset: /,
    ],
    [
      'a module outside',
      JSON.stringify({ ...spec, modules: ['../a.mjs'] }),
      1,
      /^The path '\.\.\/a\.mjs' leaves /,
    ],
    [
      'a font outside',
      of({ params: { fonts: ['../../etc/passwd'] } }),
      1,
      /^The path '.*' leaves the folder/,
    ],
    [
      'pairs outside',
      of({ family: 'picture/pair', params: { pairs: '../p.json' } }),
      1,
      /^The path '.*' leaves the folder/,
    ],
    ['a deep list', deep, 2, /^The spec file '.*' is nested too deeply$/],
    [
      'a deep param',
      of({ params: { size: 'DEEP' } }).replace('"DEEP"', deep),
      2,
      /^The spec file '.*' is nested too deeply$/,
    ],
    [
      'a deep object',
      of({ params: { size: 'DEEP' } }).replace('"DEEP"', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
      2,
      /^The spec file '.*' is nested too deeply$/,
    ],
  ])('%s', async (_name, text, code, message) => {
    const file = join(base, 'spec.json');
    writeFileSync(file, text);
    const [found, said] = await refused(base, file);
    expect(said).toMatch(message);
    expect(found).toBe(code);
  });

  test('no file', async () => {
    expect(await refused(base, 'none.json')).toEqual([2, "The spec file 'none.json' does not exist"]);
    expect(await refused(base, base)).toEqual([2, expect.stringMatching(/^There is no family/)]);
  });
});
