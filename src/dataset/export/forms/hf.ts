import { madeOnce } from '../../../core/group.js';
import type { FolderExporter } from '../exporter.js';
import { hubCard, licenseNote } from './hub-card.js';
import type { OpenFile } from '../new-folder.js';
import { publishedSplit, releaseRow } from '../release-row.js';

/**
 * An image folder of Hugging Face `datasets`: a folder with metadata.jsonl and pictures for each split, and a card.
 * @see https://huggingface.co/docs/datasets/image_dataset
 */
export const hf: FolderExporter = {
  writes: 'folder',
  split: 'all',
  settings: ['license'],
  async write(source, folder) {
    const files = new Map<string, OpenFile>();
    let questions = 0;
    for await (const question of source.questions()) {
      questions++;
      const split = publishedSplit(question, source.hasSplits);
      const file = madeOnce(files, split, () => folder.file(`${split}/metadata.jsonl`));
      const images = question.images.map((image) => {
        const path = source.imagePath(image);
        folder.addOnce(`${split}/${path}`, () => source.image(image));
        return path;
      });
      const row = releaseRow(source.id(question), question);
      file.write(`${JSON.stringify({ ...row, images_file_names: images })}\n`);
    }
    for (const file of files.values()) file.close();
    const names = [...files.keys()].sort();
    return {
      card: hubCard(source, { files: new Map(names.map((split) => [split, `${split}/**`])), questions }),
      use: `## Use

    from datasets import load_dataset
    rows = load_dataset("imagefolder", data_dir="DIR")

Each row has \`id\`, \`images\`, \`question\`, \`options\`, \`answer\`, \`answer_text\`, \`task\` and \`truth\`: a JSON string with all else
that the dataset says of the question. ${licenseNote(source)}`,
    };
  },
};
