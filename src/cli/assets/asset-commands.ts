import type { Command } from 'commander';
import { collect } from '../terminal/collect.js';

/** The commands for models and photographs of a user's own. */
export const assetCommands: readonly ((program: Command) => void)[] = [
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
    const photos = program.command('photos').description('import and inspect annotated photographs');
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
      .description('print which parts of annotated photographs can be asked about, and why the others cannot')
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
];
