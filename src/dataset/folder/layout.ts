import type { PlannedItem } from '../plan/plan.js';

/** The files of a dataset's folder. */
export const manifestFile = 'dataset.json';
export const itemsFile = 'items.jsonl';
export const questionsFile = 'questions.jsonl';
export const schemaFile = 'schema.json';
/** Where a run keeps its finished chunks until all are there. */
export const workFolder = '.topsyturvy';

/** Folders of a thousand items keep every directory small enough for any file system. */
export function imageFile(
  { id, part, index }: PlannedItem,
  view: string,
  extension: 'png' | 'gif' = 'png',
): string {
  const folder = String(Math.floor(index / 1000)).padStart(3, '0');
  return `images/${part.name}/${folder}/${id}-${view}.${extension}`;
}
