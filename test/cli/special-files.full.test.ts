import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer as httpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recordText } from '../../src/dataset/queue/store-record.js';
import { shardName } from '../../src/dataset/queue/shard-range.js';
import { readLines, sharedFolder } from '../dataset/folders.js';
import { topsyturvy } from './command.js';
import { CommandHost } from './command-host.js';

const root = sharedFolder();
const host = new CommandHost();
afterAll(() => host.end());
const path = (...names: string[]): string => join(root, ...names);
const spec = {
  name: 'small',
  preset: 'strict',
  parts: [{ name: 'text', family: 'text/rotated', count: 12, params: { length: 3, size: 32 } }],
};

beforeAll(async () => {
  writeFileSync(path('spec.json'), JSON.stringify(spec));
  const make = async (...args: string[]): Promise<void> => {
    const { code, stderr } = await topsyturvy(['generate', path('spec.json'), '--base', root, '-q', ...args]);
    if (code !== 0) throw new Error(stderr);
  };
  const half = (name: string, i: number, ...more: string[]): Promise<void> =>
    make('--out', path(name), '--shard', `${i}/2`, ...more);
  await make('--out', path('set'));
  await make('--out', path('tars'), '--format', 'webdataset');
  for (const i of [1, 2]) await half(`half-${i}`, i);
  await half('half-tar', 1, '--format', 'webdataset');
  mkdirSync(path('store', 'done'), { recursive: true });
  const record = { ...{ identity: '', topsyturvy: '0', seed: '0', shards: 2, format: 'folder' }, spec };
  writeFileSync(
    path('store', 'queue.json'),
    recordText(record as unknown as Parameters<typeof recordText>[0]),
  );
  for (const i of [0, 1]) {
    cpSync(path(`half-${i + 1}`), path('store', 'shards', shardName(i)), { recursive: true });
    writeFileSync(path('store', 'done', shardName(i)), '');
  }
  const questions = readLines<{ id: string }>(path('set'), 'questions.jsonl');
  const replies = questions.map(({ id }) => `${JSON.stringify({ id, reply: 'b', model: 'm' })}\n`);
  writeFileSync(path('replies.jsonl'), replies.join(''));
  writeFileSync(path('begun.jsonl'), replies[0]);
  writeFileSync(path('rows.csv'), 'sample_id\n');
  writeFileSync(path('consent.txt'), 'yes');
  createServer().listen(path('socket')).unref();
  const answer = JSON.stringify({ choices: [{ message: { content: 'b' }, finish_reason: 'stop' }] });
  const model = httpServer(
    (_, reply) => void reply.setHeader('content-type', 'application/json').end(answer),
  );
  await new Promise<void>((resolve) => void model.listen(0, '127.0.0.1', resolve).unref());
  endpoint.push('--base-url', `http://127.0.0.1:${(model.address() as AddressInfo).port}`);
}, 300_000);

/** A file of a folder by a pattern, as `FOLDER/**` of its first match. */
function find(pattern: string): string {
  const [folder, end] = pattern.split('*') as [string, string | undefined];
  if (end === undefined) return path(pattern);
  const files = readdirSync(path(folder), { recursive: true, encoding: 'utf8' }).sort();
  return path(
    folder,
    files.find((name) => name.endsWith(end))!,
  );
}

/** What stands in the place of a file. */
const kinds: Readonly<Record<string, (file: string, aside: string) => void>> = {
  'a pipe': (file) => execFileSync('mkfifo', [file]),
  'an endless device': (file) => symlinkSync('/dev/zero', file),
  'a folder': (file) => mkdirSync(file),
  'a socket': (file) => renameSync(path('socket'), file),
  'a link to itself': (file) => symlinkSync(basename(file), file),
  'a link to elsewhere': (file, aside) => symlinkSync(aside, file),
};

/** Command → its files: those of sets, which no link may lead out of, and those of the user, whose links are followed. */
interface Case {
  readonly args: readonly string[];
  readonly ofSets?: readonly string[];
  readonly ofUser?: readonly string[];
}
const set = path('set');
const lines = ['set/dataset.json', 'set/items.jsonl', 'set/questions.jsonl'];
const shard = ['half-1/.topsyturvy/run.json', 'half-1/.topsyturvy/*.journal', 'half-1/images*.png'];
const asked = ['set/dataset.json', 'set/questions.jsonl'];
const endpoint = ['--retries', '0', '--replies', path('begun.jsonl'), '--limit', '2000'];
const from = (form: string): readonly string[] => [
  'import-replies',
  set,
  '--from',
  form,
  '--in',
  path('replies.jsonl'),
  '--out',
  path('out'),
];
const cases: Readonly<Record<string, Case>> = {
  verify: { args: ['verify', set], ofSets: [...lines, 'set/schema.json', 'set/images*.png'] },
  'verify of tar files': { args: ['verify', path('tars')], ofSets: ['tars/shards*.tar'] },
  gallery: { args: ['gallery', set], ofSets: [...lines, 'set/images*.png'] },
  report: {
    args: ['report', set, path('replies.jsonl'), '--out', path('out')],
    ofSets: [...asked, 'set/images*.png'],
    ofUser: ['replies.jsonl'],
  },
  'export --to hf': {
    args: ['export', set, '--to', 'hf', '--out', path('out')],
    ofSets: [...asked, 'set/images*.png'],
  },
  'export of tar files': {
    args: ['export', path('tars'), '--to', 'inspect', '--out', path('out')],
    ofSets: ['tars/shards*.tar'],
  },
  score: {
    args: ['score', set, path('replies.jsonl'), '--verdicts', path('rows.csv')],
    ofSets: asked,
    ofUser: ['replies.jsonl', 'rows.csv'],
  },
  'score --human': {
    args: ['score', set, '--human', path('rows.csv')],
    ofSets: ['set/dataset.json'],
    ofUser: ['rows.csv'],
  },
  audit: { args: ['audit', set, '--pixels'], ofSets: lines },
  study: {
    args: ['study', set, '--out', path('out'), '--consent', path('consent.txt')],
    ofSets: [...asked, 'set/images*.png'],
    ofUser: ['consent.txt'],
  },
  ask: {
    args: ['ask', set, '--model', 'm'],
    ofSets: [...asked, 'set/images*.png'],
    ofUser: ['begun.jsonl'],
  },
  merge: { args: ['merge', path('half-1'), path('half-2'), '--out', path('out')], ofSets: shard },
  'merge of tar files': {
    args: ['merge', path('half-tar'), path('half-2'), '--out', path('out')],
    ofSets: ['half-tar/.topsyturvy/run.json', 'half-tar/.topsyturvy/*.journal', 'half-tar/shards*.tar'],
  },
  unpacking: {
    args: ['merge', path('tars'), '--out', path('out')],
    ofSets: ['dataset.json', 'items.jsonl', 'questions.jsonl', 'schema.json', 'shards*.tar'].map(
      (name) => `tars/${name}`,
    ),
  },
  'queue merge': {
    args: ['queue', 'merge', path('store'), '--out', path('out')],
    ofSets: ['store/queue.json', 'store/shards*run.json', 'store/shards*.journal', 'store/shards*.png'],
  },
  'resuming generate': {
    args: ['generate', path('spec.json'), '--base', root, '--shard', '1/2', '--out', path('half-1')],
    ofSets: shard.slice(0, 2),
  },
  ...Object.fromEntries(
    ['openai-batch', 'vlmevalkit', 'lmms-eval', 'inspect', 'jsonl'].map((form) => [
      `import-replies --from ${form}`,
      { args: from(form), ofUser: ['replies.jsonl'] },
    ]),
  ),
};

describe.each(Object.entries(cases))('%s', (_name, { args, ofSets = [], ofUser = [] }) => {
  test.each([...ofSets, ...ofUser])(
    '%s',
    async (pattern) => {
      const file = find(pattern);
      const aside = path(`aside-${basename(file)}`);
      renameSync(file, aside);
      const told: string[] = [];
      try {
        for (const [kind, put] of Object.entries(kinds)) {
          if (kind === 'a link to elsewhere' && ofUser.includes(pattern)) continue;
          put(file, aside);
          const ended = await host.run(args[0] === 'ask' ? [...args, ...endpoint] : args, 20_000);
          const { code, stdout, stderr } = ended ?? { code: null, stdout: '', stderr: '' };
          const all = `${stdout}\n${stderr}`;
          if (!ended) told.push(`${kind}: waits`);
          else if (code !== 1 && code !== 2) told.push(`${kind}: exit ${code}: ${all.trim()}`);
          else if (!all.includes(basename(file)) && !all.includes(`'${dirname(file)}'`))
            told.push(`${kind}: does not name it: ${all.trim()}`);
          else if (/\n +at |[a-z]Error\b/.test(all)) told.push(`${kind}: ${all.trim()}`);
          else if (kind === 'a link to elsewhere' && !/link that leaves the dataset/.test(all))
            told.push(`${kind}: another sentence: ${all.trim()}`);
          if (kind === 'a socket') renameSync(file, path('socket'));
          else rmSync(file, { recursive: true });
          for (const made of [path('out'), path('out.shards.tmp'), join(set, 'gallery')])
            rmSync(made, { recursive: true, force: true });
        }
      } finally {
        rmSync(file, { recursive: true, force: true });
        renameSync(aside, file);
      }
      expect(told).toEqual([]);
    },
    300_000,
  );
});

test('links that stay in a set are read, and none is left in what is merged', async () => {
  const picture = find('half-1/images*.png');
  renameSync(picture, `${picture}.moved`);
  symlinkSync(`${basename(picture)}.moved`, picture);
  const { code, stderr } = await topsyturvy(['merge', path('half-1'), path('half-2'), '--out', path('out')]);
  expect([code, stderr]).toEqual([0, expect.any(String)]);
  const made = readdirSync(path('out'), { recursive: true, withFileTypes: true });
  expect(made.filter((entry) => entry.isSymbolicLink())).toEqual([]);
  expect(readFileSync(join(path('out'), picture.slice(path('half-1').length)))).toEqual(
    readFileSync(`${picture}.moved`),
  );
  rmSync(path('out'), { recursive: true });
});

test.each<readonly string[]>([
  ['fonts', 'inspect', 'dejavu-sans', '--chars', 'AN', '--sheet'],
  ['models', 'inspect', path('pack/stool/stool-0.glb'), '--category', 'x', '--class', 'furniture', '--out'],
  ['models', 'check', path('pack'), '--out'],
  ['report', set, path('replies.jsonl'), '--out'],
])(
  '%s %s writes into no pipe or device, nor takes its place',
  async (...args) => {
    await topsyturvy(['models', 'export', path('pack'), '--categories', 'stool', '--variations', '1']);
    for (const [kind, make] of [
      ['pipe', (file: string) => execFileSync('mkfifo', [file])],
      ['socket', (file: string) => createServer().listen(file).unref()],
      ['device', (file: string) => symlinkSync('/dev/null', file)],
    ] as const) {
      const file = path(`${args[0]}-${args[1]!.length}-${kind}.png`);
      make(file);
      let late = false;
      const { code, stderr } = await topsyturvy([...args, file], {
        onStart: (child) => void setTimeout(() => (late = child.kill('SIGKILL')), 60_000).unref(),
      });
      expect([kind, late, code]).toEqual([kind, false, 1]);
      expect(stderr).toMatch(/^topsyturvy: Cannot (read|write to) '.*': it is not a regular file\n$/);
      expect(lstatSync(file).isFile()).toBe(false);
    }
  },
  300_000,
);

test('a set may itself be a link', async () => {
  symlinkSync('set', path('linked'));
  copyFileSync(path('replies.jsonl'), path('own.jsonl'));
  expect((await topsyturvy(['verify', path('linked')])).code).toBe(0);
  expect((await topsyturvy(['gallery', path('linked')])).code).toBe(0);
  expect(existsSync(path('set', 'gallery', 'index.html'))).toBe(true);
});
