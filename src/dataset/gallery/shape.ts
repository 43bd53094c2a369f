import { TopsyturvyError, unexpected } from '../../core/errors.js';
import type { Question } from '../../score/question.js';
import { manifestFile } from '../layout.js';
import type { ItemRecord, Manifest, ViewRecord } from '../record.js';

type Fields = Record<string, unknown>;

// Only what the gallery reads is checked, and with plain code: `verify` is the judge of a dataset, and a schema library
// takes longer over a million lines than the rest of the reading.

export function checkManifest(value: unknown): Manifest {
  const manifest = fields(value, manifestFile);
  if (manifest.format !== 'topsyturvy-dataset-1') {
    throw unexpected('bad-file', `format in ${manifestFile}`, manifest.format, "'topsyturvy-dataset-1'");
  }
  const spec = fields(manifest.spec, `spec in ${manifestFile}`);
  const counts = fields(manifest.counts, `counts in ${manifestFile}`);
  for (const [at, key] of [
    [manifest, 'seed'],
    [manifest, 'digest'],
    [manifest, 'topsyturvy'],
    [spec, 'name'],
    [spec, 'preset'],
  ] as const) {
    text(at, key, manifestFile);
  }
  for (const key of ['items', 'images', 'questions']) {
    if (!(Number.isSafeInteger(counts[key]) && (counts[key] as number) >= 0)) {
      throw unexpected('bad-file', `counts.${key} in ${manifestFile}`, counts[key], 'a whole number');
    }
  }
  fields(manifest.families, `families in ${manifestFile}`);
  return value as Manifest;
}

export function checkItem(value: unknown, place: string): ItemRecord {
  const item = fields(value, place);
  text(item, 'id', place);
  text(item, 'family', place);
  fields(item.params, `params in ${place}`);
  fields(item.certificate, `certificate in ${place}`);
  if (!(Array.isArray(item.views) && item.views.length > 0)) {
    throw unexpected('bad-file', `views in ${place}`, item.views, 'a list of one view or more');
  }
  for (const view of item.views as unknown[]) checkView(view, place);
  return value as ItemRecord;
}

function checkView(value: unknown, place: string): asserts value is ViewRecord {
  const view = fields(value, `a view in ${place}`);
  text(view, 'name', place);
  text(view, 'file', place);
  if (view.label === undefined) {
    throw new TopsyturvyError('bad-file', `A view in ${place} has no label`, value);
  }
  const file = view.file as string;
  if (!isInside(file)) {
    throw unexpected('bad-file', `file in ${place}`, file, 'a relative path that stays in the folder');
  }
}

export function checkQuestion(value: unknown, place: string): Question {
  const question = fields(value, place);
  for (const key of ['id', 'item', 'condition', 'variant', 'prompt', 'answer']) text(question, key, place);
  for (const key of ['images', 'accept']) {
    const list = question[key];
    if (!(Array.isArray(list) && list.every((element) => typeof element === 'string'))) {
      throw unexpected('bad-file', `${key} in ${place}`, list, 'a list of strings');
    }
  }
  const scoring = fields(question.scoring, `scoring in ${place}`);
  text(scoring, 'kind', place);
  for (const key of ['options', 'groups']) {
    if (question[key] === undefined) continue;
    const record = fields(question[key], `${key} in ${place}`);
    for (const name of Object.keys(record)) text(record, name, place);
  }
  return value as Question;
}

/** Whether a relative path with forward slashes names a file below its folder, on every system. */
function isInside(path: string): boolean {
  return (
    path.length <= 1000 &&
    path.isWellFormed() &&
    // eslint-disable-next-line no-control-regex -- no file system is trusted with control characters
    !/[\\:\u0000-\u001f]/.test(path) &&
    path.split('/').every((step) => step !== '' && step !== '.' && step !== '..')
  );
}

function fields(value: unknown, name: string): Fields {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
  throw unexpected('bad-file', name, value, 'an object');
}

function text(record: Fields, key: string, place: string): void {
  if (typeof record[key] !== 'string') {
    throw unexpected('bad-file', `${key} in ${place}`, record[key], 'a string');
  }
}
