import type { Command } from 'commander';
import { exporters } from '../dataset/export/exporters.js';
import { foreignForms } from '../dataset/import/forms.js';
import { replyForms } from '../dataset/export/replies/reply-forms.js';
import { collect } from './terminal/collect.js';
import { selectionOptions } from './terminal/selection-options.js';

/** The commands that hand questions to other programs, bring their replies back, and take in other people's questions. */
export const exportCommands: readonly ((program: Command) => void)[] = [
  (program) =>
    selectionOptions(
      program
        .command('export')
        .description('write the questions of a dataset in the format that a harness or a trainer takes')
        .argument('<folder>', 'a dataset')
        .requiredOption('--to <form>', formsText())
        .requiredOption('--out <path>', 'the file or folder to write; it must be new'),
      'train, dev, test or all (default: train for training data, test for questions to be asked, else all; all where there are no splits)',
    )
      .option('--circular', 'also write each choice with its options rotated (vlmevalkit only)')
      .option('--model <name>', 'the model that is asked (openai-batch only)')
      .option('--system <text>', 'a system message (openai-batch only)')
      .option('--max-tokens <n>', 'the most tokens of a reply (openai-batch only)')
      .option('--temperature <t>', '0 to 2 (openai-batch only)')
      .option('--detail <level>', 'auto, low or high (openai-batch only)')
      .option(
        '--shard-size <mib>',
        'about the most MiB of a file (default: 400; parquet and webdataset only)',
      )
      .option(
        '--license <id>',
        'the license that the card names, e.g. cc0-1.0 (hf, parquet and webdataset only)',
      )
      .option('--shots <n>', 'examples before each question, 1 to 3 (default: 3; few-shot only)')
      .option('--replies <file>', 'the replies to judge (JSONL; judge only)')
      .action(async (folder, options) => (await import('./export.js')).exportQuestions(folder, options)),
  (program) =>
    selectionOptions(
      program
        .command('import-replies')
        .description('convert the replies of a harness to the format that score takes')
        .argument('<folder>', 'the dataset that was exported')
        .requiredOption(
          '--from <form>',
          replyForms.map(({ name, summary }) => `${name} (${summary})`).join(', '),
        )
        .requiredOption('--in <files...>', 'what the harness wrote')
        .requiredOption('--out <file>', 'the replies to write, one {"id", "reply"} a line; it must be new'),
      'what was exported: train, dev, test or all (default: as export has it); the other options as for export',
    ).action(async (folder, options) => (await import('./import-replies.js')).importReplies(folder, options)),
  (program) =>
    program
      .command('scene')
      .description('write the scenes that the pictures of an item show, for other renderers')
      .argument('<folder>', 'a dataset')
      .argument('<item>', "the item's id")
      .requiredOption('--to <form>', 'glb (with the light from all around as .hdr)')
      .requiredOption('--out <folder>', 'the folder to write; it must be new')
      .option('--base <folder>', 'the folder that paths in its spec are relative to', '.')
      .option('--module <file>', 'a module that its spec names and that may run; may be repeated', collect)
      .option('--json', 'print what was written as JSON')
      .action(async (folder, item, options) => (await import('./scene.js')).scene(folder, item, options)),
  (program) =>
    program
      .command('import')
      .description('make a dataset of pictures and questions that somebody else has')
      .argument('<form>', foreignForms.map(({ name, summary }) => `${name} (${summary})`).join(', '))
      .argument('<folder>', 'the folder that holds them')
      .requiredOption('--out <folder>', 'the dataset to write; it must be new')
      .option('--name <name>', 'what it is called, in lower-case words with dashes (default: imported-FORM)')
      .option('--json', 'print the result as JSON')
      .option('-q, --quiet', 'print only errors (and with --json the result)')
      .action(async (form, folder, options) =>
        (await import('./import.js')).importSet(form, folder, options),
      ),
];

/** All forms of `export`, for its help. */
function formsText(): string {
  const forms = exporters.map(({ name, summary }) => `${name} (${summary})`);
  return `${forms.join(', ')} or judge (prompts for a judge of replies)`;
}
