import type { ExportSource, FolderExporter } from '../exporter.js';
import { conversation, refuseConversation, writeList } from '../conversation.js';

/**
 * Training data as LLaVA reads it: a list of `{id, image, conversations}`. `image` is a path where every question shows one
 * picture, which LLaVA 1.5 takes, and a list of paths for all questions where any shows several, which LLaVA-NeXT takes.
 * @see https://github.com/haotian-liu/LLaVA/blob/main/docs/Finetune_Custom_Data.md
 */
export const llava: FolderExporter = {
  writes: 'folder',
  split: 'train',
  refuse: refuseConversation,
  async write(source, folder) {
    const single = await showOneEach(source);
    await writeList(source, folder, 'llava.json', (question, images) => ({
      id: source.id(question),
      image: single ? images[0] : images,
      conversations: conversation(question),
    }));
    return { use: use(single) };
  },
};

async function showOneEach(source: ExportSource): Promise<boolean> {
  for await (const { images } of source.questions()) if (images.length > 1) return false;
  return true;
}

const use = (single: boolean): string => `## Use

Train LLaVA${single ? ' or LLaVA-NeXT' : '-NeXT'} with \`--data_path llava.json --image_folder .\` in this folder.
\`image\` is ${
  single
    ? 'one path, as each question shows one picture'
    : 'always a list of paths, as some questions show several pictures; LLaVA 1.5, which takes one, does not read this'
}.`;
