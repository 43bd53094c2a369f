import { checkForm, type Json, parsedJson, zod, type Zod } from '../../core/index.js';
import type { Question } from '../../score/question.js';
import { rewardOf } from '../episodes/reward.js';
import type { ShowPicture } from '../episodes/episode.js';
import type { ItemPath, ItemService } from '../http/service.js';
import { replySchema } from '../protocol/reply.js';
import { ServeError } from '../protocol/messages.js';
import type { ItemPool } from './item-pool.js';
import type { ServedItem } from './served-item.js';
import type { StreamPart } from './stream-part.js';
import { Deck } from './deck.js';
import type { PartRequests } from './part-requests.js';

interface Settings {
  readonly parts: PartRequests;
  readonly pool: ItemPool;
  readonly showAs: Readonly<Record<'base64' | 'url', ShowPicture>>;
  /** Whether answers and truth may be told to the client. */
  readonly truth: boolean;
  /** Waits until more may be answered. */
  readonly room: (gone: AbortSignal) => Promise<void>;
}

const gradeSchema = (z: Zod) =>
  z.strictObject({
    family: z.string().min(1).max(100),
    seed: z.union([z.string().min(1).max(200), z.int()]),
    index: z.int().min(0).max(999_999_999),
    params: z.record(z.string().max(100), z.json()).optional(),
    question: z.string().min(1).max(400),
    reply: replySchema(z),
  });

/** Answers for items that are named by family, seed and index: those of `topsyturvy generate FAMILY --seed SEED`. */
export function itemService({ parts, pool, showAs, truth, room }: Settings): ItemService {
  const make = async (
    { family, seed, index }: ItemPath,
    params: Readonly<Record<string, Json>>,
    gone: AbortSignal,
  ): Promise<ServedItem> => {
    const asked = Object.keys(params).length > 0 ? params : undefined;
    const part = (await parts.deckOf({ family, params: asked }, new Deck(seed, []))).partOf(0);
    const seeded: StreamPart = { ...part, seed };
    return pool.make(seeded, { index, dealt: false, asked: { which: 'all' } }, gone);
  };
  return {
    async item(path, { images = 'base64', ...texts }, gone) {
      if (images !== 'base64' && images !== 'url')
        throw new ServeError('VALIDATION_ERROR', `Expected images=base64 or images=url, not '${images}'`);
      const item = await make(path, paramsOf(texts), gone);
      await room(gone);
      const show = showAs[images];
      const files = Object.keys(item.pictures);
      return {
        id: item.id,
        ...path,
        version: item.version,
        params: item.params,
        // Only the place in the list is told of a file, whose name would tell what it shows.
        images: Object.values(item.pictures).map(show),
        questions: item.questions.map((question) => ({
          ...(truth ? question : withoutAnswer(question)),
          images: question.images.map((file) => files.indexOf(file)),
        })),
        ...(truth && { truth: item.truth }),
      };
    },
    async grade(request, gone) {
      if (!truth)
        throw new ServeError('VALIDATION_ERROR', 'Grading without episodes is off; start with --truth');
      const { params = {}, question: id, reply, ...path } = readGrade(request);
      const item = await make({ ...path, seed: String(path.seed) }, params as Record<string, Json>, gone);
      const question = item.questions.find((one) => one.id === id);
      if (!question)
        throw new ServeError(
          'VALIDATION_ERROR',
          `The item has no question '${id}'; it has ${item.questions.map((one) => one.id).join(', ')}`,
        );
      const { reward, grade } = rewardOf(question, reply);
      return { reward, ...grade, answer: question.answer, accept: question.accept };
    },
  };
}

const readGrade = (request: unknown) =>
  checkForm(gradeSchema(zod()), request, 'The request', 'bad-parameter');

/** The params in an address, which are text: JSON where they can be read as JSON. */
const paramsOf = (texts: Readonly<Record<string, string>>): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      return [name, (parsedJson(text) ?? text) as Json];
    }),
  );

/** The fields that a model may see. */
const withoutAnswer = ({ id, condition, variant, prompt, options }: Question): object => ({
  id,
  condition,
  variant,
  prompt,
  ...(options && { options }),
});
