import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { message } from '../../src/cli/terminal/print.js';
import { printable, printableLines } from '../../src/core/printable.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { temporaryFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';

test('what a terminal would obey is written as JSON writes it', () => {
  expect(printableLines('a\u001b[31mb\u0000\u009b2J\u202ec\r\td\n')).toBe(
    'a\\u001b[31mb\\u0000\\u009b2J\\u202ec\\u000d\td\n',
  );
  expect(printable('a\nb\u{e0001}')).toBe('a\\u000ab\\udb40\\udc01');
  expect(JSON.parse(printableLines(JSON.stringify({ a: '\u009b\u202e' })))).toEqual({ a: '\u009b\u202e' });
  for (const text of ['x', '\u0000']) expect(message(text.repeat(10_000))).toHaveLength(600);
  expect(message("There is no family 'a\nb'")).toBe("There is no family 'a\\u000ab'");
});

test('out of strangers’ files nothing reaches the terminal as it is', async () => {
  const folder = temporaryFolder();
  await writeDataset(plan('text/rotated', { seed: 1, count: 2, params: { size: 64 } }), folder);
  const replies = join(folder, '..', `${Math.floor(performance.now())}.jsonl`);
  const evil = 'q\u001b]0;owned\u0007\u0000\u009b31m';
  writeFileSync(replies, `${JSON.stringify({ id: evil, reply: 'x' })}\n{"\u001b[2J": 1}\n`);
  const scored = await topsyturvy(['score', folder, replies]);
  writeFileSync(join(folder, 'spec.json'), JSON.stringify({ name: evil.repeat(300), parts: [] }));
  const made = await topsyturvy(['generate', join(folder, 'spec.json'), '--out', join(folder, 'out')]);
  // Windows has no such names.
  const name = process.platform === 'win32' ? 'more.png' : 'more\nset: 2 items, 4 images: ok\n.png';
  writeFileSync(join(folder, 'images', name), '');
  const verified = await topsyturvy(['verify', folder, '--quiet']);
  expect(verified.stdout).toMatch(/^images\/more[^\n]*\.png: the file belongs to no item\n$/);
  for (const { stdout, stderr } of [scored, made]) {
    // eslint-disable-next-line no-control-regex -- they are what must not be there
    expect(`${stdout}${stderr}`).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
    expect(stderr.length).toBeLessThan(700);
  }
  expect(scored.stdout + scored.stderr).toContain('q\\u001b]0;owned\\u0007');
  expect(made.code).toBe(2);
});
