import { closeSync, ftruncateSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import headers from 'tar-stream/headers.js';
import { describe, expect, test } from 'vitest';
import { TopsyturvyError } from '../../../src/core/errors.js';
import { TarReader } from '../../../src/dataset/tar/tar-reader.js';
import { temporaryFolder } from '../folders.js';

/** A header. @param size as its twelve bytes have it @param type as its byte has it, e.g. 'x' for what pax says */
function header(name: string, size: string | Buffer, type = '0'): Buffer {
  const bytes = Buffer.alloc(512);
  bytes.write(name, 0, 'latin1');
  bytes.write('0000644\0', 100, 'latin1');
  if (typeof size === 'string') bytes.write(size, 124, 'latin1');
  else size.copy(bytes, 124);
  bytes.write('00000000000\0', 136, 'latin1');
  bytes.write(' '.repeat(8), 148, 'latin1');
  bytes.write(type, 156, 'latin1');
  bytes.write('ustar\x0000', 257, 'latin1');
  const sum = bytes.reduce((all, byte) => all + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  expect(headers.decode(bytes)?.name).toBe(name);
  return bytes;
}

const octal = (size: number): string => `${size.toString(8).padStart(11, '0')}\0`;
const filled = (text: string): Buffer => Buffer.from(text.padEnd(Math.ceil(text.length / 512) * 512, '\0'));
const member = (name: string, text: string, type?: string): Buffer =>
  Buffer.concat([header(name, octal(Buffer.byteLength(text)), type), filled(text)]);
/** A record of pax with its own length before it. */
function record(text: string): string {
  let length = text.length + 3;
  while (`${length} ${text}\n`.length !== length) length = `${length} ${text}\n`.length;
  return `${length} ${text}\n`;
}
const pax = (...records: string[]): Buffer => member('PaxHeader', records.map(record).join(''), 'x');

function inTar<T>(bytes: Buffer | ((file: string) => void), read: (tar: TarReader) => T): T {
  const folder = temporaryFolder();
  const file = join(folder, 'a.tar');
  if (typeof bytes === 'function') bytes(file);
  else writeFileSync(file, bytes);
  const tar = new TarReader({ folder, name: 'a.tar' });
  try {
    return read(tar);
  } finally {
    tar.close();
  }
}
const contents = (...pieces: Buffer[]): [string, string][] =>
  inTar(Buffer.concat(pieces), (tar) =>
    [...tar.members()].flatMap((one) =>
      one.isFile ? [[one.name, tar.read(one).toString()] as [string, string]] : [],
    ),
  );
const end = Buffer.alloc(1024);

test('members of every kind of header that names or sizes them', () => {
  const long = `${'deep/'.repeat(30)}b.png`;
  expect(contents(member('a.png', 'one'), member('b.png', ''), end)).toEqual([
    ['a.png', 'one'],
    ['b.png', ''],
  ]);
  expect(contents(pax(`path=${long}`, 'mtime=1.5', 'comment=size=9'), member('b', 'two'), end)).toEqual([
    [long, 'two'],
  ]);
  expect(
    contents(member('././@LongLink', `${long}\0`, 'L'), member('b', 'two'), member('c', 'three')),
  ).toEqual([
    [long, 'two'],
    ['c', 'three'],
  ]);
  expect(contents(pax('size=5'), header('a', octal(0)), filled('hello'), member('b', 'two'), end)).toEqual([
    ['a', 'hello'],
    ['b', 'two'],
  ]);
  const comment = member('g', record('comment=all'), 'g');
  const folder = member('folder/', '', '5');
  expect(contents(comment, folder, member('a', 'x'), Buffer.alloc(10_240))).toEqual([['a', 'x']]);
});

test('a sparse member, which other readers take for a longer file, is no plain file', () => {
  for (const said of [
    ['GNU.sparse.size=9', 'GNU.sparse.numblocks=0'],
    ['GNU.sparse.major=1', 'GNU.sparse.realsize=9'],
  ])
    inTar(Buffer.concat([pax(...said), member('a.png', 'x'), end]), (tar) =>
      expect(() => tar.take('a.png')).toThrow(
        /has 'a\.png', which is no plain file, where 'a\.png' should be$/,
      ),
    );
});

describe('what is wrong with a header is a sentence that names the file', () => {
  const base256 = (...bytes: number[]): Buffer => Buffer.concat([Buffer.from(bytes), Buffer.alloc(12)], 12);
  const data = filled('x');
  test.each<[string, Buffer[], RegExp]>([
    ['a size that is no octal number', [header('a.png', 'zzzzzzzzzzz\0'), data], /gives 'a\.png' a size that is no number$/],
    ['a size below 0', [header('a.png', base256(...Array<number>(11).fill(0xff), 0)), data], /gives 'a\.png' the size -/],
    ['a size of 10 to the 22', [header('a.png', base256(0x80, ...Array<number>(11).fill(0xff))), data], /the size \d/],
    ['a size with more digits than the file has', [header('a.png', octal(600)), data], /ends within 'a\.png'$/],
    ['a pax size below 0', [pax('size=-512'), header('a', octal(1)), data], /gives 'a' the size -512$/],
    ['a pax size that is no number', [pax('size=many'), header('a', octal(1)), data], /gives 'a' the size many$/],
    ['a pax size of hundreds of digits', [pax(`size=${'9'.repeat(900)}`), header('a', octal(1)), data], /the size 9{199}…$/],
    ['a pax record of a length below 0', [member('p', '-5 =x\n', 'x'), data], /has a malformed header$/],
    ['a pax record of no length', [member('p', '0 a=b\n', 'x'), data], /has a malformed header$/],
    ['a pax record that is longer than its header', [member('p', '99 a=b\n', 'x'), data], /has a malformed header$/],
    ['a pax header of no records', [member('p', 'x'.repeat(100), 'x'), data], /has a malformed header$/],
    ['a name of a megabyte', [member('p', 'n'.repeat(1 << 20), 'L'), data], /has a header of 1048576 bytes$/],
    ['something after the end', [member('a', 'x'), end, member('b', 'x')], /goes on after its end$/],
    ['no header', [filled('no tar file')], /cannot be read: Invalid tar header/],
  ])('%s', (_name, pieces, expected) => {
    expect(() => contents(...pieces)).toThrow(TopsyturvyError);
    expect(() => contents(...pieces)).toThrow(expected);
    expect(() => contents(...pieces)).toThrow(/^The tar file '.*a\.tar' .{0,300}$/);
  }); // prettier-ignore
});

test('a long name is not told in full', () => {
  const name = 'n'.repeat(10_000);
  expect(() => contents(pax(`path=${name}`, 'size=-1'), header('a', octal(0)))).toThrow(
    /'n{199}…' the size -1$/,
  );
});

test('a member and an end of gigabytes are refused by their size, unread', () => {
  const sparse = (first: Buffer) => (file: string) => {
    const handle = openSync(file, 'w');
    writeSync(handle, first);
    ftruncateSync(handle, 2 ** 31);
    closeSync(handle);
  };
  const before = process.memoryUsage().rss;
  inTar(sparse(header('a.png', octal(1_500_000_000))), (tar) => {
    const [first] = tar.members();
    expect(() => tar.read(first)).toThrow(/has more than 72 MiB as 'a\.png'$/);
  });
  expect(() => inTar(sparse(member('a.png', 'x')), (tar) => [...tar.members()])).toThrow(
    /goes on after its end$/,
  );
  expect(process.memoryUsage().rss - before).toBeLessThan(100e6);
});

test('extra headers one after the other are read once each, however many keys they have', () => {
  // Kept together, 60 headers of 4,000 keys each took a minute.
  const keys = (header: number): Buffer =>
    pax(...Array.from({ length: 4000 }, (_, key) => `${header}.${key}=`));
  const headers = Array.from({ length: 60 }, (_, header) => keys(header));
  expect(contents(pax('path=a.png'), ...headers, member('b.png', 'one'), end)).toEqual([['a.png', 'one']]);
});
