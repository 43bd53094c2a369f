import type { FolderExporter } from '../exporter.js';
import { conversation, refuseConversation, writeList } from '../conversation.js';

/**
 * Training data as LLaMA-Factory reads it: ShareGPT conversations with a list of pictures, and the `dataset_info.json` that
 * names them.
 * @see https://github.com/hiyouga/LLaMA-Factory/blob/main/data/README.md
 */
export const llamaFactory: FolderExporter = {
  writes: 'folder',
  split: 'train',
  refuse: refuseConversation,
  async write(source, folder) {
    const name = `topsyturvy_${source.name}`;
    const file = `${name}.json`;
    await writeList(source, folder, file, (question, images) => ({
      id: source.id(question),
      conversations: conversation(question),
      images,
    }));
    const columns = { messages: 'conversations', images: 'images' };
    const info = { [name]: { file_name: file, formatting: 'sharegpt', columns } };
    folder.add('dataset_info.json', `${JSON.stringify(info, null, 2)}\n`);
    return {
      use: `## Use

In the configuration of LLaMA-Factory: \`dataset: ${name}\`, \`dataset_dir\` and \`media_dir\`: this folder. To add it to other
data, copy the entry of \`dataset_info.json\` into yours. Without \`cutoff_len\` conversations are cut at 2,048 tokens, and without
\`image_max_pixels\` pictures of more than 589,824 pixels (768 x 768) are shrunk.`,
    };
  },
};
