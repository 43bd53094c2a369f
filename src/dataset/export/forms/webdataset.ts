import { madeOnce } from '../../../core/group.js';
import type { Question } from '../../../score/question.js';
import type { ExportSource, FolderExporter } from '../exporter.js';
import { licenseNote } from './hub-card.js';
import { usualShard } from './parquet.js';
import { publishedSplit, releaseRow } from '../release-row.js';
import { fieldKind } from '../../tar/tar-reader.js';
import { TarFile, type Member } from '../../tar/tar-file.js';
import type { NewFolder, OpenFile } from '../new-folder.js';

const mebibyte = 1 << 20;

/** Samples in as many tar files as it takes: `PREFIX-000000.tar`. */
export class TarShards {
  private shard: Shard | undefined;
  private readonly names: string[] = [];

  constructor(
    private readonly folder: NewFolder,
    private readonly prefix: string,
    /** The most MiB of a file, roughly. */
    private readonly shardSize: number,
  ) {}

  /** Adds the members of a sample, which stand together. */
  async add(members: readonly Member[]): Promise<void> {
    const bytes = members.reduce((sum, { data }) => sum + data.length + 1024, 0);
    if (this.shard && this.shard.size + bytes > this.shardSize * mebibyte) await this.end();
    this.shard ??= this.next();
    for (const member of members) await this.shard.add(member);
  }

  /** @returns the names of all files */
  async close(): Promise<readonly string[]> {
    await this.end();
    return this.names;
  }

  private next(): Shard {
    const name = `${this.prefix}-${String(this.names.length).padStart(6, '0')}.tar`;
    this.names.push(name);
    return new Shard(this.folder.file(name));
  }

  private async end(): Promise<void> {
    await this.shard?.close();
    this.shard = undefined;
  }
}

class Shard {
  private readonly tar: TarFile;

  constructor(private readonly file: OpenFile) {
    this.tar = new TarFile(file);
  }

  get size(): number {
    return this.file.size;
  }

  add(member: Member): Promise<void> {
    return this.tar.add(member);
  }

  async close(): Promise<void> {
    await this.tar.close();
    this.file.close();
  }
}

/** The fields of pictures: a.png, b.png, … No number would do: some readers take it for a sample's key. */
const letters = 'abcdefghijklmnopqrstuvwxyz';

/**
 * WebDataset: tar files in which a sample is `KEY.json` and its pictures `KEY.a.png`, `KEY.b.png`, …. Readers want the same
 * fields in all samples of a file, so questions with one picture, with two, with none stand in files of their own.
 * @see https://github.com/webdataset/webdataset
 */
export const webdataset: FolderExporter = {
  writes: 'folder',
  split: 'all',
  settings: ['license', 'shardSize'],
  refuse: ({ images }) => (images.length > letters.length ? 'shows more than 26 pictures' : undefined),
  async write(source, folder) {
    const { shardSize = usualShard } = source.settings;
    const shards = new Map<string, TarShards>();
    for await (const question of source.questions()) {
      const fields = question.images.map((file, i) => `${letters[i]}${file.slice(file.lastIndexOf('.'))}`);
      const prefix = [source.name, publishedSplit(question, source.hasSplits), fieldKind(fields)].join('-');
      const shard = madeOnce(shards, prefix, () => new TarShards(folder, prefix, shardSize));
      await shard.add(members(source, question, fields));
    }
    const names: string[] = [];
    for (const prefix of [...shards.keys()].sort()) names.push(...(await shards.get(prefix)!.close()));
    return { use: use(source, names) };
  },
};

function members(
  source: ExportSource,
  question: Question,
  fields: readonly string[],
): { name: string; data: Uint8Array }[] {
  const key = source.id(question);
  const row = releaseRow(key, question);
  // A list that is empty in the first samples has no type, and readers that infer one then refuse the first text in it.
  const json = Buffer.from(`${JSON.stringify({ ...row, options: JSON.stringify(row.options) })}\n`);
  return [
    ...fields.map((field, i) => ({ name: `${key}.${field}`, data: source.image(question.images[i]) })),
    { name: `${key}.json`, data: json },
  ];
}

const use = (source: ExportSource, names: readonly string[]): string => `## Use

${names.map((name) => `- \`${name}\``).join('\n')}

    import webdataset as wds
    samples = wds.WebDataset("${names[0]}").decode("pil")

A sample's key is the question's id. \`json\` holds texts: \`id\`, \`question\`, \`options\` (a JSON list), \`answer\`, \`answer_text\`,
\`task\` and \`truth\` (as JSON, all else that the dataset says of the question). \`a.png\`, \`b.png\`, … are the pictures in order. The
samples of a file have the same fields: how many pictures they have stands in its name. ${licenseNote(source)}`;
