import { checkForm, type Json, memoize, TopsyturvyError, zod, type Zod } from '../../core/index.js';
import { readJsonFile } from '../../core/files/json-file.js';
import { packageRoot } from '../../core/files/package-root.js';
import { node } from '../../core/node.js';
import { presets, type Preset } from '../../dataset/plan/spec.js';
import type { BenchmarkName } from '../index.js';

/** The name of a published split: a benchmark's, what is special about it, and its version. */
export type SplitName = `${BenchmarkName}${string}@${number}`;

/** A split that can be cited: its name says every byte of it. */
export interface PublishedSplit {
  /** `NAME@VERSION`, e.g. 'rotoutbench@1'; also its seed. */
  readonly name: string;
  readonly benchmark: string;
  readonly preset: Preset;
  /** Params that differ from the benchmark's own. */
  readonly params: Readonly<Record<string, Json>>;
  readonly items: number;
  readonly images: number;
  readonly questions: number;
  /** Family → version that it was made with. */
  readonly families: Readonly<Record<string, number>>;
  /** The digest of the dataset. */
  readonly digest: string;
  /** Part → index of an item → sha256 of its line and its questions' lines, each ended by a line feed. */
  readonly sample: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const splitSchema = (z: Zod) => {
  const hash = z.string().regex(/^[0-9a-f]{64}$/);
  const count = z.int().min(1);
  return z.strictObject({
    name: z.string(),
    benchmark: z.string(),
    preset: z.enum(presets),
    params: z.record(z.string(), z.json()),
    items: count,
    images: count,
    questions: count,
    families: z.record(z.string(), count),
    digest: hash,
    sample: z.record(z.string(), z.record(z.string(), hash)),
  });
};

/** A file that the package ships of a split. */
export const splitFile = (name: string, ending: 'json' | 'fingerprint'): string =>
  node.path.join(splitFolder(), `${name}.${ending}`);

const splitFolder = (): string => node.path.join(packageRoot(), 'assets', 'splits');

/** Every split that is published, by name. */
export const publishedSplits = memoize((): readonly PublishedSplit[] =>
  node.fs
    .readdirSync(splitFolder())
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => {
      const path = node.path.join(splitFolder(), file);
      const what = `The record of a split '${path}'`;
      const split = checkForm(splitSchema(zod()), readJsonFile(path, what, 'bad-file'), what, 'bad-file');
      return split as PublishedSplit;
    }),
);

/** Whether a text has the form of a split's name, published or not. */
export const isSplitName = (text: string): boolean => /^[a-z][a-z0-9-]*@\d{1,6}$/.test(text);

/** @throws TopsyturvyError 'bad-spec' naming the splits there are */
export function splitNamed(name: string): PublishedSplit {
  const all = publishedSplits();
  const split = all.find((one) => one.name === name);
  if (split) return split;
  const names = all.map((one) => one.name).join(', ');
  throw new TopsyturvyError('bad-spec', `There is no split '${name}'; there are ${names}`, name);
}
