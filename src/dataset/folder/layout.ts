import type { PlannedItem } from '../plan/plan.js';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { badFolder, checkForm, zod, type Zod } from '../../core/index.js';
import { readJsonFile } from '../../core/files/json-file.js';
import { readingOf } from '../../core/files/disk.js';
import type { Manifest } from '../item/record.js';
import { specSchema } from '../plan/spec.js';

/** The files of a dataset's folder. */
export const manifestFile = 'dataset.json';
export const itemsFile = 'items.jsonl';
export const questionsFile = 'questions.jsonl';
export const schemaFile = 'schema.json';
/** The folder in which a run keeps its finished chunks until all are there. */
export const workFolder = '.topsyturvy';

/** The folder of pictures that are files of their own. */
export const imagesFolder = 'images';
/** The folder of the tar files that hold pictures in WebDataset form. */
export const tarFolder = 'shards';

/** The most bytes of a picture or animation of a dataset: 4096 x 4096 pixels have 64 MiB before they are compressed. */
export const mostPictureBytes = 72 << 20;

/** The path of a picture of an item. Neither folder nor name tells which part it is of, as that may tell the answer. */
export const imageFile = (
  { folder, id }: Pick<PlannedItem, 'folder' | 'id'>,
  view: string,
  extension: 'png' | 'gif' = 'png',
): string => `images/${folder}/${id}-${view}.${extension}`;

/**
 * The manifest of a dataset.
 * @throws TopsyturvyError 'bad-folder' if the folder holds none, 'bad-file' if it is malformed
 */
export function readManifest(folder: string): Manifest {
  const file = join(folder, manifestFile);
  const isThere = (path: string): boolean =>
    readingOf(`'${path}'`, 'bad-folder', () => statSync(path, { throwIfNoEntry: false })) !== undefined;
  if (!isThere(folder)) throw badFolder(`There is no folder '${folder}'`, folder);
  if (!isThere(file))
    throw badFolder(`'${folder}' is not a finished dataset: it has no ${manifestFile}`, folder);
  const value = readJsonFile({ folder, name: manifestFile }, file, 'bad-file');
  checkForm(manifestSchema(zod()), value, file, 'bad-file');
  return value as Manifest;
}

const hash = (z: Zod) => z.string().regex(/^[0-9a-f]{64}$/, 'Expected 64 hexadecimal digits');

/** A path below the dataset's folder: no part starts with a dot, so that none leaves it. */
const file = (z: Zod) =>
  z.string().regex(/^[^\s./\\:][^\s/\\:]*(?:\/[^\s./\\:][^\s/\\:]*)*$/, 'Expected a path below the dataset');

/** One line of `items.jsonl`. */
export function itemSchema(z: Zod) {
  return z.strictObject({
    id: z.string().min(1),
    part: z.string().min(1).describe('Name of its part in the spec.'),
    index: z.int().min(0).describe('Which item of its part, from 0.'),
    family: z.string().min(1),
    version: z.int().min(1),
    params: z.record(z.string(), z.json()).describe('Every knob of the family, with its defaults.'),
    state: z.json().describe('What is shown, before the transform.'),
    transform: z.json().describe('What leads from the original view to the moved ones.'),
    attempt: z.int().min(0).describe('How many proposals were turned down before this one was accepted.'),
    views: z
      .array(
        z.strictObject({
          name: z.string(),
          file: file(z).describe("Relative to the dataset's folder."),
          label: z.json().describe('What the picture shows; for a string, its reading.'),
          width: z.int().min(1).describe('Pixels.'),
          height: z.int().min(1).describe('Pixels.'),
          sha256: hash(z).describe("SHA-256 of the file's bytes."),
        }),
      )
      .min(1),
    animations: z
      .array(
        z.strictObject({
          name: z.string(),
          file: file(z).describe("An animated GIF, relative to the dataset's folder."),
          label: z.json().describe('What the film shows.'),
          frames: z.array(z.string()).min(1).describe('Names of the views that are its frames, in order.'),
          frameMs: z.int().min(20).max(10_000).describe('How long each frame is shown, milliseconds.'),
          sha256: hash(z).describe("SHA-256 of the file's bytes."),
        }),
      )
      .min(1)
      .optional()
      .describe('Films made of the views.'),
    certificate: z
      .union([z.looseObject({ holds: z.literal(true) }), z.strictObject({ holds: z.literal(false) })])
      .describe('The evidence that the labels are right. Imported items have none: {"holds": false}.'),
  });
}

/** The schema of `dataset.json`. */
function manifestSchema(z: Zod) {
  const count = z.int().min(0);
  return z.strictObject({
    format: z.literal('topsyturvy-dataset-1'),
    topsyturvy: z.string().describe('Version of the library that wrote it.'),
    imported: z
      .string()
      .min(1)
      .optional()
      .describe('The form of a set that was imported: nothing certifies its answers.'),
    spec: specSchema(z),
    seed: z.string().min(1).max(200),
    families: z.record(z.string(), z.int().min(1)).describe('Family name to version.'),
    portable: z.boolean().describe('Whether the bytes are the same on every machine.'),
    engines: z
      .record(
        z.string(),
        z.strictObject({
          renderer: z.string(),
          vendor: z.string().describe("The driver's name for itself, or the program's name and version."),
          samples: z.int().min(1).optional().describe('Paths per pixel, of a renderer that traces them.'),
          tolerance: z
            .strictObject({
              mean: z.number().min(0).max(255).describe('Mean difference of the channels, levels of 255.'),
              changed: z
                .number()
                .min(0)
                .max(1)
                .describe('Share of pixels with a channel that differs by more than 8 levels.'),
            })
            .describe('How far the pictures may differ from those drawn again.'),
        }),
      )
      .optional()
      .describe("What drew a part's pictures, where it was not the library's own rasterizers."),
    assets: z.record(z.string(), hash(z)).describe('Fonts and pictures that the images depend on.'),
    counts: z.strictObject({
      items: count,
      images: count,
      questions: count,
      parts: z.record(z.string(), count),
    }),
    capacity: z
      .record(z.string(), z.number().min(1))
      .describe('Part to how many items differ for a person who looks, where that is counted.'),
    selection: z
      .record(z.string(), z.record(z.string(), z.int().min(1)))
      .describe('Part to reason to how many proposals were turned down for it.'),
    files: z.strictObject({ 'items.jsonl': hash(z), 'questions.jsonl': hash(z) }),
    digest: hash(z).describe('SHA-256 of the manifest without topsyturvy and digest, as canonical JSON.'),
  });
}

/** The JSON Schema of a dataset's three kinds of record, as copied into every dataset. */
export async function datasetJsonSchema(): Promise<object> {
  const z = zod();
  const { questionSchema } = await import('../../score/question-schema.js');
  // Converted together, so that references between definitions hold in the one document.
  const records = z.object({ manifest: manifestSchema(z), item: itemSchema(z), question: questionSchema });
  const { properties, $defs } = z.toJSONSchema(records, { io: 'output', unrepresentable: 'any' });
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'topsyturvy dataset',
    description:
      'dataset.json is a manifest; each line of items.jsonl an item; each line of questions.jsonl a question.',
    $defs: { ...properties, ...$defs },
  };
}

/** The text of a dataset's `schema.json`. */
export async function schemaText(): Promise<string> {
  return `${JSON.stringify(await datasetJsonSchema(), null, 2)}\n`;
}
