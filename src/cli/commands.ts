import type { Command } from 'commander';
import { exportCommands } from './export-commands.js';

/** Every command: its words and options here, its work in a file of its own that is loaded when it is called. */
export const commands: readonly ((program: Command) => void)[] = [
  (program) =>
    program
      .command('generate')
      .description('generate a dataset, or resume an interrupted run')
      .argument('<what>', 'a benchmark, a family, or a spec file (.json)')
      .requiredOption('--out <folder>', 'the folder to write to')
      .option('--seed <seed>', 'any string or whole number (default: 0)')
      .option('--preset <preset>', 'strict or paper (default: strict)')
      .option(
        '--count <n>',
        "number of items (default: the benchmark's own; for a family 100, or all if fewer)",
      )
      .option('--param <key=value>', 'set a param; may be repeated', collect)
      .option('--size <px>', 'side of square pictures, or WIDTHxHEIGHT; the same as --param size=<px>')
      .option('--renderer <name>', 'soft or gl, for 3D scenes; the same as --param renderer=<name>')
      .option('--masks', 'add segmentation masks; the same as --param masks=true')
      .option('--subset <n>', "only n items of a benchmark's published kind of subset: mirrorqa's test split")
      .option('--parts <names>', 'generate only these parts of a benchmark or spec, e.g. type-4c,type-4g')
      .option('--workers <k>', 'worker threads (default: one per core, at most 8)')
      .option('--shard <i/n>', 'generate only the i-th of n shares')
      .option('--module <file>', 'a module that defines families of your own; may be repeated', collect)
      .option('--base <folder>', 'the folder that paths in params are relative to')
      .option('--stats', 'also print the CPU time of items, by part and stage')
      .option('--json', 'print the result as JSON')
      .option('-q, --quiet', 'print only errors (and with --json the result)')
      .action(async (what, options) => (await import('./generate.js')).generate(what, options)),
  (program) =>
    program
      .command('merge')
      .description('join shards that were generated in folders of their own into one dataset')
      .argument('<shards...>', 'folders that generate --shard i/n wrote')
      .requiredOption('--out <folder>', 'the folder to write to')
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
      .option('--workers <k>', 'worker threads (default: one per core, at most 8)')
      .option('--base <folder>', 'the folder that paths in its spec are relative to', '.')
      .option('--module <file>', 'a module that its spec names and that may run; may be repeated', collect)
      .option('--json', 'print the report as JSON')
      .option('-q, --quiet', 'print only problems and errors (and with --json the report)')
      .action(async (folder, options) => (await import('./verify.js')).verify(folder, options)),
  (program) =>
    program
      .command('score')
      .description('grade replies, given as one {"id": question id, "reply": text} per line')
      .argument('<folder>', 'a dataset')
      .argument('<replies...>', 'a JSONL file; several are runs: their mean, deviation and majority vote')
      .option('--verdicts <file>', "a judge's replies to what export --to judge wrote (JSONL)")
      .option(
        '--words <rule>',
        "basic or paper: whether 'animal' names a dog (paper) or not (default: basic)",
      )
      .option('--module <file>', 'a module that defines scorers of your own; may be repeated', collect)
      .option('--json', 'print the report as JSON')
      .action(async (folder, replies, options) =>
        (await import('./score.js')).score(folder, replies, options),
      ),
  (program) =>
    program
      .command('ask')
      .description(
        "ask a model a dataset's questions, and write its replies; called again, it asks what is left",
      )
      .argument('<folder>', 'a dataset')
      .requiredOption(
        '--model <name>',
        'as the endpoint calls it, or baseline:NAME for a baseline of the audit',
      )
      .option('--base-url <url>', "an OpenAI-compatible address (default: OpenAI's)")
      .option(
        '--key-env <name>',
        "the environment variable with the key (default: OPENAI_API_KEY for OpenAI's address, none for others)",
      )
      .option('--replies <file>', 'the file of replies (default: replies-MODEL.jsonl)')
      .option('--conditions <names>', 'only these conditions, e.g. original,mirrored (default: all)')
      .option('--variants <names>', 'only these variants, e.g. shift-0 (default: all)')
      .option('--limit <n>', 'at most n questions, spread evenly over the others')
      .option('--runs <n>', 'ask n times, into a file each (default: 1)')
      .option('--system <text>', 'a system prompt (default: none)')
      .option('--temperature <t>', "0 to 2 (default: the endpoint's)")
      .option('--seed <seed>', 'a whole number, sent with each request; run r sends seed + r - 1')
      .option('--max-tokens <n>', "tokens of a reply (default: the endpoint's)")
      .option('--detail <how>', "low, high or auto, for OpenAI's models (default: the endpoint's)")
      .option('--concurrency <n>', 'requests at the same time (default: 4)')
      .option('--timeout <s>', 'seconds until a request is given up (default: 120)')
      .option('--retries <n>', 'repetitions after rate limits, server errors, lost connections (default: 8)')
      .option('--price <in,out>', 'what a million tokens cost, to print the cost')
      .option('--json', 'print the report as JSON')
      .option('-q, --quiet', 'show no progress')
      .action(async (folder, options) => (await import('./ask.js')).ask(folder, options)),
  (program) =>
    program
      .command('study')
      .description("write a web page that asks people a dataset's questions; score --human takes its rows")
      .argument('<folder>', 'a dataset')
      .requiredOption('--out <folder>', 'the folder to write, for any web server')
      .option('--conditions <names>', 'only these conditions, e.g. original,mirrored (default: all)')
      .option('--variants <names>', 'only these variants, e.g. bare (default: all)')
      .option('--limit <n>', 'at most n questions in all, spread evenly over the others')
      .option('--lists <n>', 'lists that participants are dealt to, as a Latin square does (default: 1)')
      .option('--practice <n>', 'questions with their answers before the others (default: 3)')
      .option('--catch <n>', 'questions that say what to answer, spread over the others (default: 3)')
      .option('--seed <seed>', 'any string or whole number (default: 0)')
      .option('--time-limit <s>', 'seconds for an answer (default: none)')
      .option('--consent <file>', 'a text file: what participants agree to')
      .option('--instructions <file>', 'a text file: what participants are told')
      .option('--redirect <url>', "where the page goes in the end, e.g. Prolific's completion URL")
      .option('--post <url>', 'where the rows are sent as JSON in the end (default: they are saved as files)')
      .option('--json', 'print the report as JSON')
      .action(async (folder, options) => (await import('./study.js')).study(folder, options)),
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
      .description('list benchmarks, families, scorers, exporters and fonts, or the params or parts of one')
      .argument(
        '[what]',
        'benchmarks, families, scorers, exporters, fonts, or the name of a family or benchmark (default: all)',
      )
      .option('--json', 'print as JSON')
      .action(async (what, options) => (await import('./list.js')).list(what, options)),
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
      .action(async (font, options) => (await import('./fonts-inspect.js')).inspect(font, options));
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
  (program) => {
    const models = program.command('models').description('inspect 3D models, and check or write packs');
    models
      .command('inspect')
      .description('print the properties of a model, and draw it from eight sides')
      .argument('<file>', 'a GLB or glTF 2.0 file')
      .option('--category <name>', 'its name in prompts')
      .option('--class <name>', 'its broad class: vehicles, people, animals, food, containers, furniture, …')
      .option('--front <axis>', 'where its front points in the file: +x, -x, +y, -y, +z or -z (default: +z)')
      .option('--no-front', 'people would not agree on its front, as for a round table')
      .option('--up <axis>', 'where its top points in the file (default: +y)')
      .option('--scale <factor>', 'meters per unit of the file (default: 1)')
      .option('--height <meters>', 'its height, instead of a scale')
      .option('--scene <n>', "which of the file's scenes, from 0")
      .option('--write', 'write the declared properties to its side file (NAME.json), which generate reads')
      .option('--out <file>', 'where to write the contact sheet (PNG)')
      .option('--json', 'print as JSON')
      .action(async (file, options) => (await import('./models-inspect.js')).inspect(file, options));
    models
      .command('check')
      .description('check all models of a pack, and draw sheets that show where their fronts and tops are')
      .argument('<pack>', 'a folder of models with a pack.json')
      .option('--out <path>', 'where to write the sheets: a folder, or a PNG file (default: PACK-sheets)')
      .option('--write', 'write a first pack.json for a folder that has none, to be corrected')
      .option('--json', 'print as JSON')
      .action(async (pack, options) => (await import('./models-check.js')).check(pack, options));
    models
      .command('export')
      .description('write models of the catalog as a pack')
      .argument('<folder>', 'a new or empty folder')
      .option('--categories <names>', 'only these categories, e.g. car,chair (default: all)')
      .option('--variations <n>', 'different models of each', '4')
      .option('--seed <seed>', 'any string or whole number', '0')
      .option('--look <look>', 'clean, or photo: with the textures of what they are made of', 'clean')
      .action(async (folder, options) => (await import('./models-export.js')).exportModels(folder, options));
  },
  (program) => {
    const photos = program.command('photos').description('import and inspect annotated photos');
    photos
      .command('import')
      .description('write a photos.json from annotations of KITTI, Omni3D or Objectron')
      .argument('<annotations...>', 'files of annotations, or folders of them')
      .requiredOption('--from <source>', 'kitti (label files), omni3d or objectron (JSON)')
      .requiredOption('--out <file>', 'the photos.json to write, in a folder that holds the images')
      .option('--images <folder>', 'the folder of the images (default: where the source has them)')
      .option('--calib <folder>', "the folder of KITTI's calibration files")
      .option('--categories <names>', 'only these, e.g. car,van (default: all that have a defined front)')
      .option('--limit <n>', 'at most this many photographs, evenly chosen (default: 10000)')
      .option('--uncertainty <degrees>', 'the most that headings may be wrong by (default: 5)')
      .option('--trust-front', 'also what the source defines no front for, as if its usual axis were it')
      .option(
        '--front <category=axis>',
        'where the front is in the own frame of a category; may be repeated',
        collect,
      )
      .option('--json', 'print the report as JSON')
      .action(async (annotations, options) =>
        (await import('./photos-import.js')).importPhotos(annotations, options),
      );
    photos
      .command('inspect')
      .description('print what of annotated photos can be asked about, and why the rest cannot')
      .argument('<annotations>', 'a JSON file of COCO keypoints, or a photos.json of objects with poses')
      .option('--images <folder>', "the folder of the pictures (default: the annotations' own)")
      .option('--skeleton <file>', 'a JSON file that declares left-right pairs and nouns')
      .option(
        '--sheet <file>',
        'draw subjects with left points red and right ones blue, or objects with headings as arrows (PNG)',
      )
      .option('--json', 'print as JSON')
      .action(async (annotations, options) =>
        (await import('./photos-inspect.js')).inspect(annotations, options),
      );
  },
  (program) =>
    program
      .command('gallery')
      .description('write a page that shows a dataset: DIR/gallery/index.html')
      .argument('<folder>', 'a dataset')
      .option('--limit <n>', 'show at most this many items, evenly chosen')
      .option('-q, --quiet', 'print only errors')
      .action(async (folder, options) => (await import('./gallery.js')).gallery(folder, options)),
  ...exportCommands,
];

/** What completes the others in a shell. */
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

/** Gathers an option that may be repeated. */
function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}
