import { badFile, badFolder, badParameter, canonicalJson, sha256 } from '../../core/index.js';
import { NewFolder } from '../export/new-folder.js';
import { OpaqueNames } from '../export/opaque-names.js';
import { ioError } from '../folder/folder.js';
import { surveyLines } from '../folder/journal.js';
import { manifestFile, schemaFile, schemaText } from '../folder/layout.js';
import { importedManifest } from '../folder/manifest.js';
import type { Manifest } from '../item/record.js';
import { slug } from '../plan/spec.js';
import type { ForeignForm, ForeignItem, ForeignQuestion } from './foreign-set.js';
import { foreignForms, type ForeignFormName } from './forms.js';
import { type PersonReply, writeItems } from './write-items.js';

/** What people replied, where a set has that: a file for `score --human`, beside those of every dataset. */
const peopleFile = 'people.jsonl';

/** What to import, and where to. */
export interface ImportDatasetOptions {
  /** The form of the folder. */
  readonly form: ForeignFormName;
  /** The dataset's folder to write; it must be new. */
  readonly out: string;
  /** What the set is called, and each item's id begins with: lower-case words with dashes. Default: `imported-FORM` */
  readonly name?: string | undefined;
  /** Called after each item with how many are written, of how many, and how many of them just now. */
  onProgress?(done: number, total: number, now: number): void;
}

/**
 * Makes a dataset's folder of pictures and questions that somebody else has. Its items have no certificate: whether their answers
 * are right is for its authors to know. Pictures are decoded, set upright and written as PNG.
 * @param folder theirs; it stays as it is
 * @throws TopsyturvyError 'bad-file' naming the line that is wrong or names a picture that cannot be used, 'bad-folder' for a folder
 *   of another form or an `out` that is there; nothing is written then
 */
export async function importDataset(folder: string, options: ImportDatasetOptions): Promise<Manifest> {
  const { form, out, name = `imported-${form}`, onProgress } = options;
  const entry = foreignForms.find((one) => one.name === form);
  if (!entry)
    throw badParameter('the form', form, `one of ${foreignForms.map((one) => one.name).join(', ')}`);
  if (!slug.test(name) || name.length > 100)
    throw badParameter('the name', name, 'lower-case words with dashes');
  const { rootOf, files, read }: ForeignForm = await entry.load();
  const from = rootOf?.(folder) ?? folder;
  const sources = files(from);
  const items = new Map<string, ForeignItem>();
  for (const file of sources) for await (const one of read(from, file)) addTo(items, one, name);
  if (items.size === 0)
    throw badFolder(`'${folder}' has no questions: ${sources.join(', ')} is empty`, folder);
  let to: NewFolder | undefined;
  try {
    to = new NewFolder(out);
    const { people, ...written } = await writeItems([...items.values()], { form, from, to, onProgress });
    const assets = Object.fromEntries(
      sources.map((file) => [file, surveyLines({ folder: from, name: file }).sha256]),
    );
    const manifest = importedManifest(form, { name, assets, ...written });
    to.add(schemaFile, await schemaText());
    to.add(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
    if (people.length > 0) to.add(peopleFile, people.map((one) => humanRow(one, manifest.digest)).join(''));
    await to.publish();
    return manifest;
  } catch (error) {
    to?.discard();
    throw ioError(out, error);
  }
}

/** A person's reply as a line that `score --human` takes, as those of a study. Their id, which is personal, is hashed: sets are passed on. */
function humanRow({ person, question, reply }: PersonReply, digest: string): string {
  const row = {
    subject_id: sha256(person).slice(0, 12),
    sample_id: new OpaqueNames(digest).question(question),
    response_text: reply,
    rt: null,
    is_practice: false,
    is_catch: false,
    dataset_sha256: digest,
  };
  return `${canonicalJson(row)}\n`;
}

/** Gives a question to the item with its pictures. */
function addTo(items: Map<string, ForeignItem>, question: ForeignQuestion, name: string): void {
  const { images, item, place } = question;
  // What an item is called follows from what it is about alone: other lines and another order change no id.
  const key = canonicalJson(item === undefined ? images : { item });
  const known = items.get(key);
  if (!known) {
    const id = `${name}-${sha256(key).slice(0, 16)}`;
    items.set(key, { id, paths: images, questions: [question] });
    return;
  }
  if (known.paths.join('\n') !== images.join('\n'))
    throw badFile(
      `${place} has the item '${item}' with other pictures than ${known.questions[0].place}; an item has the same pictures in all its questions`,
      images,
    );
  known.questions.push(question);
}
