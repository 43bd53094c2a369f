import type { Command } from 'commander';
import { askingCommands } from './asking-commands.js';
import { assetCommands } from './assets/asset-commands.js';
import { exportCommands } from './export-commands.js';
import { queueCommands } from './queue/queue-commands.js';
import { scoringCommands } from './scoring/scoring-commands.js';
import { servingCommands } from './serving/serving-commands.js';
import { collect } from './terminal/collect.js';
import { specOptions } from './terminal/spec-options.js';

/** Every command: its words and options here, its work in a file of its own that is loaded when it is called. */
export const commands: readonly ((program: Command) => void)[] = [
  (program) =>
    specOptions(
      program
        .command('generate')
        .description('generate a dataset, or resume an interrupted run')
        .argument('<what>', 'a benchmark, a published split (NAME@VERSION), a family, or a spec file (.json)')
        .requiredOption('--out <folder>', 'the folder to write to'),
    )
      .option(
        '--workers <k>',
        'worker threads, at most one per core (default: at most 8, and at most one for every 16 items)',
      )
      .option('--shard <i/n>', 'generate only the i-th of n shares')
      .option('--format <form>', 'folder, or webdataset: pictures in tar files (default: folder)')
      .option('--module <file>', 'a module that defines families of your own; may be repeated', collect)
      .option('--base <folder>', 'the folder that paths in params are relative to')
      .option('--stats', 'also print the CPU time of items, by part and phase')
      .option('--json', 'print the result as JSON')
      .option('-q, --quiet', 'print only errors (and with --json the result)')
      .action(async (what, options) => (await import('./generate.js')).generate(what, options)),
  (program) =>
    program
      .command('merge')
      .description('join shards that were generated in separate folders into one dataset')
      .argument('<shards...>', 'folders that generate --shard i/n wrote')
      .requiredOption('--out <folder>', 'the folder to write to')
      .option('--format <form>', 'folder, or webdataset: pictures in tar files (default: folder)')
      .option('--base <folder>', 'the folder that paths in the spec are relative to')
      .option('--module <file>', 'a module that the spec names and that may run; may be repeated', collect)
      .option('--json', 'print the result as JSON')
      .option('-q, --quiet', 'print only errors (and with --json the result)')
      .action(async (shards, options) => (await import('./merge.js')).merge(shards, options)),
  (program) =>
    program
      .command('verify')
      .description(
        'generate a dataset again and compare every label, law, certificate, line and file; exit 0 or 1',
      )
      .argument('<folder>', 'a dataset')
      .option(
        '--workers <k>',
        'worker threads, at most one per core (default: at most 8, and at most one for every 16 items)',
      )
      .option('--base <folder>', 'the folder that paths in its spec are relative to', '.')
      .option('--module <file>', 'a module that its spec names and that may run; may be repeated', collect)
      .option('--json', 'print the report as JSON')
      .option('-q, --quiet', 'print only problems and errors (and with --json the report)')
      .action(async (folder, options) => (await import('./verify.js')).verify(folder, options)),
  ...scoringCommands,
  (program) =>
    program
      .command('audit')
      .description('evaluate baselines that see no image, and report any that beats chance')
      .argument('<folder>', 'a dataset')
      .option('--pixels', 'also let learners answer from border, colors, marks, file length and the like')
      .option('--no-pixels', 'leave that out (default: done where a condition has 200 items or more)')
      .option('--splits', 'also measure how near the items of different splits come to each other')
      .option('--scores <file>', 'write how far the pixels give each question away (JSONL)')
      .option(
        '--prune <file>',
        'write the items to leave out until no learner beats the majority, one per line',
      )
      .option(
        '--module <file>',
        'a module that defines scorers or families of your own; may be repeated',
        collect,
      )
      .option('--json', 'print the report as JSON')
      .action(async (folder, options) => (await import('./audit.js')).audit(folder, options)),
  (program) =>
    program
      .command('list')
      .description(
        'list benchmarks, families, scorers, exporters, fonts and rosters, or the params or parts of one',
      )
      .argument(
        '[what]',
        'benchmarks, families, scorers, exporters, fonts, rosters, or the name of a family or benchmark (default: all)',
      )
      .option(
        '--module <file>',
        'a module that defines families or scorers of your own; may be repeated',
        collect,
      )
      .option('--json', 'print as JSON')
      .action(async (what, options) => (await import('./listing/list.js')).list(what, options)),
  (program) => {
    const fonts = program.command('fonts').description('inspect fonts');
    fonts
      .command('inspect')
      .description('print which glyphs read as which after a turn, and draw a contact sheet')
      .argument('<font>', "a shipped font's id, or a TTF, OTF or WOFF file")
      .option('--chars <characters>', 'the characters to inspect (default: letters and digits)')
      .option(
        '--turn <turn>',
        'half, quarter-cw, quarter-ccw, mirror or flip; may be repeated (default: all)',
        collect,
      )
      .option(
        '--min-overlap <iou>',
        'least overlap (IoU) of a match, 0 to 1 (default: 0.8, for quarter turns 0.9)',
      )
      .option('--sheet <file>', 'where to write the contact sheet (PNG)')
      .option('--json', 'print as JSON')
      .action(async (font, options) => (await import('./assets/fonts-inspect.js')).inspect(font, options));
  },
  (program) => {
    const start = program.command('new').description('create a template');
    start
      .command('family')
      .description('write a documented family that works, and its test, as a starting point')
      .argument('<name>', 'group/name, e.g. grid/lit-cell')
      .option('--out <folder>', 'where to write its two files', '.')
      .action(async (name, options) => (await import('./new-family.js')).newFamily(name, options));
  },
  (program) =>
    program
      .command('gallery')
      .description('write a page that shows a dataset: DIR/gallery/index.html')
      .argument('<folder>', 'a dataset')
      .option('--limit <n>', 'show at most this many items, evenly chosen (default: 20000)')
      .option(
        '--replies <files...>',
        'show what models said: a JSONL file, or NAME=FILE, for each; files of one name are its runs',
      )
      .option(
        '--words <rule>',
        "basic or paper: whether 'animal' names a dog (paper) or not (default: basic)",
      )
      .option('--module <file>', 'a module that defines families of your own; may be repeated', collect)
      .option('-q, --quiet', 'print only errors')
      .action(async (folder, options) => (await import('./gallery.js')).gallery(folder, options)),
  ...queueCommands,
  ...askingCommands,
  ...exportCommands,
  ...servingCommands,
  ...assetCommands,
];

/** The command that completes the others in a shell. */
export const completionCommands: readonly ((program: Command) => void)[] = [
  (program) =>
    program
      .command('completion')
      .description('print a script that completes commands, options and names in a shell')
      .argument('<shell>', 'bash, zsh or fish')
      .action(async (shell) => (await import('./completion.js')).completion(shell)),
  (program) =>
    program
      .command('complete', { hidden: true })
      .argument('[words...]', 'the words of a command line; the last is completed')
      .action(async (words) =>
        (await import('./completion.js')).complete(words, [...commands, ...completionCommands]),
      ),
];
