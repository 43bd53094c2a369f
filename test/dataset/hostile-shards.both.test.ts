import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  closeSync,
  cpSync,
  existsSync,
  ftruncateSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { plan } from '../../src/benchmarks/plan.js';
import { TopsyturvyError } from '../../src/core/errors.js';
import { mergeShards } from '../../src/dataset/merge/merge.js';
import { collectShards } from '../../src/dataset/queue/collect.js';
import { writeDataset } from '../../src/dataset/write/write.js';
import { sharedFolder, snapshot, temporaryFolder } from './folders.js';
import { someOf } from '../few.js';

const root = sharedFolder();
const setOf = () => plan('text/rotated', { seed: 1, count: 20, params: { length: 3, size: 32 } });
const [loose, packed, finished] = [join(root, 'loose'), join(root, 'packed'), join(root, 'finished')];

beforeAll(async () => {
  // A run that has one of two shares is not finished: the other is given its items, too.
  for (const [folder, format] of [
    [loose, 'folder'],
    [packed, 'webdataset'],
  ] as const)
    for (const i of [1, 2]) {
      await writeDataset(await setOf(), join(folder, String(i)), { format, shard: { i, n: 2 } });
    }
  await writeDataset(await setOf(), finished, { format: 'webdataset' });
}, 120_000);

function copy(of: string): string[] {
  const folder = join(temporaryFolder(), 'shards');
  cpSync(of, folder, { recursive: true });
  return ['1', '2'].map((name) => join(folder, name));
}

/** Changes the first item of a shard; its line in the journal has the checksum that belongs to it. */
function changed(shard: string, change: (parts: { rejections: string; item: string }) => object): void {
  const work = join(shard, '.topsyturvy');
  const file = join(
    work,
    readdirSync(work)
      .filter((name) => name.endsWith('.journal'))
      .sort()[0],
  );
  const [first, ...lines] = readFileSync(file, 'utf8').split('\n');
  const [id, , rejections, item, ...questions] = first.split('\t');
  const parts = { rejections: rejections, item: item };
  const now = { ...parts, ...change(parts) };
  const text = [now.rejections, now.item, ...questions].join('\t');
  const sum = createHash('sha256').update(text).digest('hex').slice(0, 16);
  writeFileSync(file, [`${id}\t${sum}\t${text}`, ...lines].join('\n'));
}

async function refusal(
  shards: readonly string[],
  format: 'folder' | 'webdataset' = 'folder',
): Promise<string> {
  const out = join(temporaryFolder(), 'out');
  const error: unknown = await mergeShards(shards, out, { format }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(TopsyturvyError);
  expect(existsSync(join(out, 'dataset.json'))).toBe(false);
  const { message } = error as Error;
  expect(message).not.toMatch(/\n/);
  expect(message.length).toBeLessThan(600);
  return message;
}

const notIts = /^The picture '.*' is not the one that the shard's item names; remake the shard$/;
type Loose = { views: { file: unknown; sha256: unknown }[] } & Record<string, unknown>;
const edited =
  (change: (item: Loose) => void) =>
  ({ item }: { item: string }) => {
    const value = JSON.parse(item) as Loose;
    change(value);
    return { item: JSON.stringify(value) };
  };

describe.each([
  ['loose', loose],
  ['packed', packed],
])('lines of %s pictures that are no lines', (_name, of) => {
  test.each<[string, (parts: { item: string }) => object]>(
    someOf(
      [
        ['views: null', edited((item) => (item.views = null as never))],
        ['views that are text', edited((item) => (item.views = 'ab' as never))],
        ['views that are an object', edited((item) => (item.views = {} as never))],
        ['no views', edited((item) => (item.views = []))],
        ['a view too few', edited((item) => void item.views.pop())],
        ['a view too many', edited((item) => void item.views.push(item.views[0]))],
        ['a view that is null', edited((item) => (item.views[0] = null as never))],
        ['a view that is a number', edited((item) => (item.views[1] = 7 as never))],
        ['file: 5', edited((item) => (item.views[0].file = 5))],
        ['file: null', edited((item) => (item.views[0].file = null))],
        ['a file elsewhere', edited((item) => (item.views[0].file = '../../../etc/passwd'))],
        ['a file of another view', edited((item) => (item.views[0].file = item.views[1].file))],
        ['a file of a long name', edited((item) => (item.views[0].file = 'x'.repeat(1e6)))],
        ['sha256: {}', edited((item) => (item.views[0].sha256 = {}))],
        ['animations: 3', edited((item) => (item['animations'] = 3))],
        ['no object', () => ({ item: '[]' })],
        ['null', () => ({ item: 'null' })],
        ['no JSON', () => ({ item: 'views' })],
        ['lists in lists', () => ({ item: `{"views":${'['.repeat(10_000)}${']'.repeat(10_000)}}` })],
      ],
      5,
    ),
  )('%s', async (_what, change) => {
    const shards = copy(of);
    changed(shards[0], change);
    expect(await refusal(shards)).toMatch(notIts);
    expect(await refusal(shards, 'webdataset')).toMatch(notIts);
  });

  test.each(
    someOf(
      ['no JSON', '[]', '{"low":"many"}', '{"low":-1}', '{"low":1.5}', '{"low":{}}', '['.repeat(10_000)],
      2,
    ),
  )('turned down: %s', async (rejections) => {
    const shards = copy(of);
    changed(shards[0], () => ({ rejections }));
    expect(await refusal(shards)).toMatch(/^No shard has the item '.*'/);
  });
});

test.each<[string, () => string[], string]>(
  someOf(
    [
      ['run.json', () => copy(loose), '1/.topsyturvy/run.json'],
      ['a journal', () => copy(loose), '1/.topsyturvy/000000.journal'],
      ['a picture', () => copy(loose), '1/images'],
      ['schema.json', () => [join(copyOf(finished), 'set')], 'set/schema.json'],
    ],
    5,
  ),
)('%s of a gigabyte is refused, unread', async (_name, make, path) => {
  const shards = make();
  let file = join(shards[0], '..', path);
  if (lstatSync(file).isDirectory())
    file = join(
      file,
      readdirSync(file, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.png'))
        .sort()[0],
    );
  const handle = openSync(file, 'r+');
  ftruncateSync(handle, 1 << 30);
  closeSync(handle);
  const before = process.memoryUsage().rss;
  expect(await refusal(shards)).toMatch(/^Cannot read '.*': it is larger than \d+ MiB$/);
  expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
});

function copyOf(folder: string): string {
  const to = temporaryFolder();
  cpSync(folder, join(to, 'set'), { recursive: true });
  return to;
}

test('links in a shard that stay in it are read, and become files', async () => {
  const shards = copy(loose);
  const pictures = join(shards[0], 'images', '000');
  const [first, second] = readdirSync(pictures).map((name) => join(pictures, name));
  renameSync(first, `${first}.moved`);
  symlinkSync(`${basename(first)}.moved`, first);
  mkdirSync(join(shards[0], 'more'));
  renameSync(second, join(shards[0], 'more', 'b'));
  symlinkSync('../../more/b', second);
  const [out, other] = [join(temporaryFolder(), 'out'), join(temporaryFolder(), 'out')];
  await mergeShards(shards, out);
  await mergeShards(copy(loose), other);
  expect(snapshot(out)).toEqual(snapshot(other));
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  expect(entries.filter((entry) => entry.isSymbolicLink())).toEqual([]);
});

test('a spec that is wrong is told of with its file', async () => {
  const shards = copy(loose);
  const file = join(shards[1], '.topsyturvy', 'run.json');
  const run = JSON.parse(readFileSync(file, 'utf8')) as { spec: { name: unknown } };
  run.spec.name = 'My set';
  writeFileSync(file, JSON.stringify(run));
  await expect(mergeShards(shards, join(temporaryFolder(), 'out'))).rejects.toMatchObject({
    code: 'bad-file',
    message: `The spec in '${file}' is wrong at name: Expected lower-case words with dashes`,
  });
  const store = temporaryFolder();
  const record = { form: 'topsyturvy-queue-1', identity: '', topsyturvy: '', spec: run.spec, seed: '1' };
  writeFileSync(join(store, 'queue.json'), JSON.stringify({ ...record, shards: 1, format: 'folder' }));
  await expect(collectShards(store, join(temporaryFolder(), 'out'))).rejects.toMatchObject({
    code: 'bad-file',
    message: `The spec in queue.json of '${store}' is wrong at name: Expected lower-case words with dashes`,
  });
});

test('a folder of a shard that is a link to elsewhere is refused', async () => {
  for (const name of ['.topsyturvy', 'images']) {
    const shards = copy(loose);
    const elsewhere = join(temporaryFolder(), 'elsewhere');
    renameSync(join(shards[0], name), elsewhere);
    symlinkSync(elsewhere, join(shards[0], name));
    expect(await refusal(shards)).toMatch(/^Cannot read '.*': it is a link that leaves the dataset$/);
    rmSync(elsewhere, { recursive: true });
  }
});

test.skipIf(process.platform === 'win32')(
  'a run that goes on waits for no pipe in the place of a picture, and writes through no link',
  async () => {
    const at = temporaryFolder();
    const [folder, outside] = [join(at, 'shard'), join(at, 'outside')];
    const make = () =>
      writeDataset(plan('text/rotated', { seed: 1, count: 10, params: { length: 2, size: 32 } }), folder, {
        shard: { i: 1, n: 2 },
      });
    await make();
    const before = snapshot(folder);
    const pictures = Object.keys(before).filter((name) => name.endsWith('.png'));
    writeFileSync(outside, 'mine');
    rmSync(join(folder, pictures[0]));
    execFileSync('mkfifo', [join(folder, pictures[0])]);
    rmSync(join(folder, pictures[1]));
    symlinkSync(outside, join(folder, pictures[1]));
    await make();
    expect(snapshot(folder)).toEqual(before);
    expect(readFileSync(outside, 'utf8')).toBe('mine');
    for (const name of pictures) expect(lstatSync(join(folder, name)).isFile()).toBe(true);
    const journal = join(folder, '.topsyturvy', '000000.journal');
    rmSync(journal);
    symlinkSync(join(at, 'nothing'), journal);
    await expect(make()).rejects.toThrow(/journal': it is a link to nothing$/);
    expect(existsSync(join(at, 'nothing'))).toBe(false);
  },
);
