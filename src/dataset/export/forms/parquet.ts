import type { Question } from '../../../score/question.js';
import type { ExportSource, FolderExporter } from '../exporter.js';
import { hubCard, licenseNote } from './hub-card.js';
import { cardFeatures, type ParquetColumns, type ParquetImage } from './parquet-columns.js';
import { parquetLibrary, ParquetShards } from './parquet-shards.js';
import { publishedSplit, releaseRow } from '../release-row.js';

const columns = {
  id: 'text',
  images: 'images',
  question: 'text',
  options: 'texts',
  answer: 'text',
  answer_text: 'text',
  task: 'text',
  truth: 'text',
} as const satisfies ParquetColumns;

/** The size of a file in MiB, unless another one is asked for. */
export const usualShard = 400;

/**
 * Parquet files of Hugging Face `datasets`, pictures inside, and a card.
 * @see https://huggingface.co/docs/hub/datasets-image
 */
export const parquet: FolderExporter = {
  writes: 'folder',
  split: 'all',
  settings: ['license', 'shardSize'],
  async write(source, folder) {
    const library = await parquetLibrary();
    const { shardSize = usualShard } = source.settings;
    const shards = new Map<string, ParquetShards>();
    let questions = 0;
    for await (const question of source.questions()) {
      questions++;
      const split = publishedSplit(question, source.hasSplits);
      const shard =
        shards.get(split) ?? new ParquetShards(folder, library, `data/${split}`, columns, shardSize);
      shards.set(split, shard);
      const images = imagesOf(source, question);
      shard.add({ ...releaseRow(source.id(question), question), images }, bytesOf(images));
    }
    const names = [...shards.keys()].sort();
    for (const split of names) shards.get(split)!.close();
    const files = new Map(names.map((split) => [split, `data/${split}-*.parquet`]));
    return {
      card: hubCard(source, { files, questions, features: cardFeatures(columns) }),
      use: `## Use

    from datasets import load_dataset
    rows = load_dataset("DIR")

or any reader of Parquet. Each row has \`id\`, \`images\` (\`bytes\` and \`path\`), \`question\`, \`options\`, \`answer\`, \`answer_text\`,
\`task\` and \`truth\`: a JSON string with all else that the dataset says of the question. ${licenseNote(source)}`,
    };
  },
};

/** A question's pictures for a file. */
export const imagesOf = (source: ExportSource, { images }: Question): ParquetImage[] =>
  images.map((file) => ({ bytes: source.image(file), path: source.imagePath(file) }));

/** The bytes of a row, roughly. */
export const bytesOf = (images: readonly ParquetImage[]): number =>
  images.reduce((sum, { bytes }) => sum + bytes.length, 1000);
