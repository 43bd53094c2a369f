import type { PlannedItem } from '../plan/plan.js';

/** The files of a dataset's folder. */
export const manifestFile = 'dataset.json';
export const itemsFile = 'items.jsonl';
export const questionsFile = 'questions.jsonl';
export const schemaFile = 'schema.json';
/** Where a run keeps its finished chunks until all are there. */
export const workFolder = '.topsyturvy';

/** Where pictures are: as files of their own. */
export const imagesFolder = 'images';
/** Where pictures are in WebDataset form: in tar files. */
export const tarFolder = 'shards';

/** A file of more bytes is no picture or film of a dataset: 4096 x 4096 pixels have 64 MiB before they are compressed. */
export const mostPictureBytes = 72 << 20;

/** Where a picture of an item stands. Neither folder nor name tells which part it is of, as that may tell the answer. */
export const imageFile = (
  { folder, id }: PlannedItem,
  view: string,
  extension: 'png' | 'gif' = 'png',
): string => `images/${folder}/${id}-${view}.${extension}`;
