import type { Json } from '../../core/json.js';
import { unexpected } from '../../core/errors.js';
import { sha256 } from '../../core/hash.js';
import { Stream } from '../../core/stream.js';
import type { Item } from '../../dataset/item/item.js';
import type { Question } from '../../score/question.js';
import { makerOf } from './makers.js';
import type { Asked, ItemTask, ServedItem, ServedPicture } from './served-item.js';
import type { StreamPart } from './stream-part.js';

/**
 * Item `index` of a stream, with its pictures drawn and judged. Of a family with finitely many items the first comes again behind the
 * last.
 *
 * @throws TopsyturvyError 'bad-parameter' if no question has the condition asked for
 */
export async function makeItem(part: StreamPart, { index, asked }: ItemTask): Promise<ServedItem> {
  const maker = await makerOf(part);
  const item = maker.make(index % maker.plan.length);
  const questions = questionsOf(item, asked, new Stream([part.seed, 'question', index]));
  const { family, difficulty = null } = item.planned.part;
  const pictures: Record<string, ServedPicture> = {};
  for (const { images } of questions) for (const file of images) pictures[file] ??= pictureOf(item, file);
  return {
    id: item.id,
    family: family.name,
    version: family.version,
    index,
    params: item.params,
    difficulty,
    questions,
    pictures,
    truth: {
      state: item.state,
      transform: item.transform,
      label: item.label,
      moved: item.movedLabel,
      certificate: item.certificate as unknown as Json,
    },
  };
}

function questionsOf(item: Item, { which, condition }: Asked, stream: Stream): readonly Question[] {
  const all = item.questions;
  const found =
    condition === undefined
      ? all.filter(({ images }) => images.length > 0)
      : all.filter((question) => question.condition === condition);
  if (found.length === 0) {
    const conditions = [...new Set(all.map((question) => question.condition))];
    throw unexpected('bad-parameter', 'condition', condition, `one of ${conditions.join(', ')}`);
  }
  if (which === 'all') return found;
  if (which === 'one') return [found[stream.below(found.length)]!];
  const conditions = [...new Set(found.map((question) => question.condition))];
  return conditions.map((name) => {
    const wordings = found.filter((question) => question.condition === name);
    return wordings[stream.below(wordings.length)]!;
  });
}

function pictureOf(item: Item, file: string): ServedPicture {
  const film = item.animations.find((one) => one.file === file);
  const bytes = film ? film.gif : item.views.find((view) => view.file === file)!.png;
  return { bytes, sha256: sha256(bytes), type: film ? 'image/gif' : 'image/png' };
}
