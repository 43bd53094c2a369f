import { badFile, canonicalJson, checkForm, type Json, messageOf, sha256 } from '../../core/index.js';
import { readRegularFile } from '../../core/files/regular-file.js';
import { loadPicture } from '../../draw/decode.js';
import { encodePng } from '../../draw/png/encode.js';
import { questionLine } from '../../score/question-line.js';
import type { Question } from '../../score/question.js';
import { questionSchema } from '../../score/question-schema.js';
import type { NewFolder } from '../export/new-folder.js';
import { HashedLines } from '../folder/journal.js';
import { imageFile, itemsFile, mostPictureBytes, questionsFile } from '../folder/layout.js';
import { importedFamily } from '../folder/manifest.js';
import { below } from '../folder/folder.js';
import type { ItemRecord, Manifest, ViewRecord } from '../item/record.js';
import { folderOf } from '../plan/plan.js';
import type { ForeignItem, ForeignQuestion } from './foreign-set.js';

interface Way {
  readonly form: string;
  /** The folder that the pictures' paths are relative to. */
  readonly from: string;
  readonly to: NewFolder;
  readonly onProgress?: ((done: number, total: number, now: number) => void) | undefined;
}

/** What a person replied to a question. */
export interface PersonReply {
  readonly person: string;
  readonly question: string;
  readonly reply: string;
}

/** What a manifest says of the items that were written, and what people said of them. */
interface Written extends Pick<Manifest, 'files'> {
  readonly counts: Omit<Manifest['counts'], 'parts'>;
  readonly people: readonly PersonReply[];
}

/** Writes items with their pictures and questions. @throws TopsyturvyError 'bad-file' naming the line of the first that cannot be */
export async function writeItems(
  items: readonly ForeignItem[],
  { form, from, to, onProgress }: Way,
): Promise<Written> {
  const family = importedFamily(form);
  const filesOf = ({ id, paths }: ForeignItem): string[] => {
    const folder = folderOf(id.slice(-16), items.length);
    return paths.map((_, at) => imageFile({ id, folder }, viewName(paths, at)));
  };
  // Before the pictures, which take longer: what is wrong with a line is told at once.
  const questionLines = new HashedLines(to.file(questionsFile));
  const replies: PersonReply[] = [];
  for (const item of items)
    for (const { question, people = {} } of questionsOf(item, family, filesOf(item))) {
      questionLines.add(questionLine(question));
      for (const [person, reply] of Object.entries(people))
        replies.push({ person, question: question.id, reply });
    }
  const itemLines = new HashedLines(to.file(itemsFile));
  let images = 0;
  for (const [index, item] of items.entries()) {
    const { id, paths, questions } = item;
    const views: ViewRecord[] = [];
    const sources: Json[] = [];
    for (const [at, file] of filesOf(item).entries()) {
      const { png, source, ...size } = await pictureOf(from, paths[at], questions[0].place);
      to.add(file, png);
      views.push({ name: viewName(paths, at), file, label: null, ...size, sha256: sha256(png) });
      sources.push({ file: paths[at], sha256: source });
    }
    const record: ItemRecord = {
      id,
      part: form,
      index,
      family,
      version: 1,
      params: {},
      state: { sources },
      transform: null,
      attempt: 0,
      views,
      certificate: { holds: false },
    };
    itemLines.add(canonicalJson(record));
    images += views.length;
    onProgress?.(index + 1, items.length, 1);
  }
  return {
    people: replies,
    counts: { items: items.length, images, questions: questionLines.count },
    files: { [itemsFile]: itemLines.sha256, [questionsFile]: questionLines.sha256 },
  };
}

const viewName = ({ length }: readonly string[], at: number): string =>
  length === 1 ? 'picture' : `picture-${at + 1}`;

/** An item's questions, checked. Of several in one condition and wording, the second's id ends with `.2`. */
function* questionsOf(
  { id: item, questions }: ForeignItem,
  family: string,
  images: string[],
): Generator<Pick<ForeignQuestion, 'people'> & { readonly question: Question }> {
  const counts = new Map<string, number>();
  for (const { asked, people, place } of questions) {
    const name = `${item}.${asked.condition}.${asked.variant}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const id = count === 1 ? name : `${name}.${count}`;
    const question = { ...asked, id, item, family, images };
    yield { question: checkForm(questionSchema, question, place, 'bad-file'), people };
  }
}

/** A picture as PNG, upright, with the hash of the file that it was. @param place of the line that names it */
async function pictureOf(folder: string, name: string, place: string) {
  try {
    if (below(folder, name) === undefined) throw new Error('it is no path below the folder');
    const bytes = readRegularFile({ folder, name }, mostPictureBytes);
    const raster = await loadPicture(bytes);
    const png = encodePng(raster);
    if (png.length > mostPictureBytes) throw new Error('as PNG it would have more than 72 MiB');
    return { png, source: sha256(bytes), width: raster.width, height: raster.height };
  } catch (cause) {
    throw badFile(
      `${place} names the picture '${name}', which cannot be used: ${messageOf(cause)}`,
      name,
      'a PNG, JPEG or WebP file in the folder',
      { cause },
    );
  }
}
