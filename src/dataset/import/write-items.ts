import { badFile, messageOf } from '../../core/errors.js';
import { readRegularFile } from '../../core/files/regular-file.js';
import { sha256 } from '../../core/hash.js';
import { canonicalJson, type Json } from '../../core/json.js';
import { node } from '../../core/node.js';
import { checkForm } from '../../core/zod.js';
import { loadPicture } from '../../draw/decode.js';
import { encodePng } from '../../draw/png/encode.js';
import { questionLine } from '../../score/question-line.js';
import { questionSchema } from '../../score/question-schema.js';
import type { NewFolder, OpenFile } from '../export/new-folder.js';
import { imageFile, itemsFile, mostPictureBytes, questionsFile } from '../folder/layout.js';
import { importedFamily } from '../folder/manifest.js';
import type { ItemRecord, Manifest, ViewRecord } from '../item/record.js';
import { folderOf } from '../plan/plan.js';
import type { ForeignItem } from './foreign-set.js';

interface Way {
  readonly form: string;
  /** The folder that the pictures' paths are relative to. */
  readonly from: string;
  readonly to: NewFolder;
  readonly onProgress?: ((done: number, total: number, now: number) => void) | undefined;
}

/** What a manifest says of the items that were written. */
interface Written extends Pick<Manifest, 'files'> {
  readonly counts: Omit<Manifest['counts'], 'parts'>;
}

/** Writes items with their pictures and questions. @throws TopsyturvyError 'bad-file' naming the line of the first that cannot be */
export async function writeItems(
  items: readonly ForeignItem[],
  { form, from, to, onProgress }: Way,
): Promise<Written> {
  const family = importedFamily(form);
  const [itemLines, questionLines] = [
    new HashedLines(to.file(itemsFile)),
    new HashedLines(to.file(questionsFile)),
  ];
  let images = 0;
  for (const [index, { id, paths, questions }] of items.entries()) {
    const folder = folderOf(id.slice(-16), items.length);
    const views: ViewRecord[] = [];
    const sources: Json[] = [];
    for (const [at, path] of paths.entries()) {
      const { png, source, ...size } = await pictureOf(from, path, questions[0].place);
      const name = paths.length === 1 ? 'picture' : `picture-${at + 1}`;
      const file = imageFile({ id, folder }, name);
      to.add(file, png);
      views.push({ name, file, label: null, ...size, sha256: sha256(png) });
      sources.push({ file: path, sha256: source });
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
    const names = new Map<string, number>();
    for (const { asked, place } of questions) {
      // Of several that an item has in one condition and wording, the second is …P0.2.
      const name = `${id}.${asked.condition}.${asked.variant}`;
      const count = (names.get(name) ?? 0) + 1;
      names.set(name, count);
      const question = {
        ...asked,
        id: count === 1 ? name : `${name}.${count}`,
        item: id,
        family,
        images: views.map(({ file }) => file),
      };
      questionLines.add(questionLine(checkForm(questionSchema, question, place, 'bad-file')));
    }
    onProgress?.(index + 1, items.length, 1);
  }
  for (const lines of [itemLines, questionLines]) lines.close();
  return {
    counts: { items: items.length, images, questions: questionLines.count },
    files: { [itemsFile]: itemLines.sha256, [questionsFile]: questionLines.sha256 },
  };
}

/** A picture as PNG, upright, with the hash of the file that it was. @param place of the line that names it */
async function pictureOf(folder: string, name: string, place: string) {
  try {
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

/** A file of lines, hashed on the way. */
class HashedLines {
  count = 0;
  private readonly hash = node.crypto.createHash('sha256');

  constructor(private readonly file: OpenFile) {}

  add(line: string): void {
    this.count++;
    const bytes = Buffer.from(`${line}\n`);
    this.hash.update(bytes);
    this.file.write(bytes);
  }

  close(): void {
    this.file.close();
  }

  get sha256(): string {
    return this.hash.digest('hex');
  }
}
