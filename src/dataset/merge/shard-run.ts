import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, parsedJson, badFolder } from '../../core/index.js';
import { textIfThere, runFile } from '../folder/folder.js';
import { manifestFile, readManifest } from '../folder/layout.js';
import { runIdentityOf } from '../folder/manifest.js';
import { readSpec, type Spec } from '../plan/spec.js';

/** What a folder of shards is a part of, as its run wrote it down. */
export interface ShardRun {
  /** The run as canonical JSON: equal for shards of one set. */
  readonly text: string;
  readonly spec: Spec;
  readonly seed: string;
}

/** What must be the same in all shards, in the order in which a difference is reported. */
const members = ['spec', 'seed', 'families', 'assets', 'engines'] as const;
const names: Readonly<Record<(typeof members)[number], string>> = {
  spec: 'another spec',
  seed: 'another seed',
  families: 'other versions of families',
  assets: 'other fonts or files of a user',
  engines: 'another renderer',
};

type Identity = Readonly<Partial<Record<(typeof members)[number], unknown>>>;

/** Whether a folder is a finished dataset: of few items, one shard may make them all. */
export const isFinished = (folder: string): boolean => existsSync(join(folder, manifestFile));

/**
 * The run that a folder of shards belongs to.
 * @throws TopsyturvyError 'bad-folder' for a folder that holds no shards
 */
export function shardRunOf(folder: string): ShardRun {
  const text = isFinished(folder) ? runIdentityOf(readManifest(folder)) : textIfThere(folder, runFile);
  if (text === undefined)
    throw badFolder(
      `'${folder}' is no folder of shards; merge takes what generate --shard i/n wrote`,
      folder,
    );
  const { spec, seed } = (parsedJson(text) ?? {}) as Identity;
  if (typeof seed !== 'string')
    throw badFolder(`'${join(folder, runFile)}' does not say what it is a shard of`, folder);
  return { text, spec: readSpec(spec, `The spec in '${join(folder, runFile)}'`, 'bad-file'), seed };
}

/** @throws TopsyturvyError 'bad-folder' saying in what two runs differ */
export function checkSameRun(folder: string, { text }: ShardRun, expected: string, of: string): void {
  if (text === expected) return;
  const [one, other] = [text, expected].map((run) => (parsedJson(run) ?? {}) as Identity);
  const differs = members.find((member) => canonical(one[member]) !== canonical(other[member]));
  throw badFolder(
    `The shard in '${folder}' was made of ${differs ? names[differs] : 'another set'} than ${of}`,
    folder,
  );
}

const canonical = (value: unknown): string => (value === undefined ? '' : canonicalJson(value as never));
