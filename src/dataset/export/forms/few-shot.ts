import { addTo, Stream, TopsyturvyError, badFolder, madeOnce } from '../../../core/index.js';
import { fewShotPrompt, mostShots } from '../../../families/mirror/prompts/prompt.js';
import { questionLine } from '../../../score/question-line.js';
import type { Question } from '../../../score/question.js';
import { rightReply } from '../conversation.js';
import type { FileExporter } from '../exporter.js';

/** Group labels that questions about the same or nearly the same picture share. */
const KIN = ['siblings', 'twin'] as const;

/** Questions to learn from, found by what they have in common with the one that is asked. */
export class ExamplePool {
  /** Condition, variant and options → right letter → questions. */
  private readonly pools = new Map<string, Map<string, Question[]>>();

  static async of(questions: Iterable<Question> | AsyncIterable<Question>): Promise<ExamplePool> {
    const pool = new ExamplePool();
    for await (const question of questions) pool.add(question);
    return pool;
  }

  private add(question: Question): void {
    const pool = madeOnce(this.pools, keyOf(question), () => new Map());
    addTo(pool, question.answer, question);
  }

  /** A question with examples before it. @param seed the dataset's @throws TopsyturvyError as {@link draw}; 'bad-folder' for other prompts */
  before(question: Question, shots: number, seed: string): Question {
    return withExamples(question, this.draw(question, shots, new Stream([seed, 'few-shot', question.id])));
  }

  /**
   * Examples for a question: of the same condition and variant, with the same options in the same order; none of its
   * own item or a near-identical one, and no two of one. Each option is right as often as any other, or once more. With
   * the same stream, fewer examples are the first of more.
   * @throws TopsyturvyError 'too-many' if there are fewer
   */
  draw(question: Question, shots: number, stream: Stream): Question[] {
    const pool = this.pools.get(keyOf(question));
    const letters = stream.shuffle(Object.keys(question.options ?? {}).sort());
    const drawn: Question[] = [];
    for (let i = 0; i < shots; i++) {
      const near = [question, ...drawn];
      let found: Question | undefined;
      // Each letter in its turn; where nothing of it is left, the next.
      for (let k = 0; k < letters.length && !found; k++) {
        const list = pool?.get(letters[(i + k) % letters.length]) ?? [];
        found = pick(list, (one) => !near.some((other) => isKin(one, other)), stream);
      }
      if (!found) throw tooFew(question, shots, i);
      drawn.push(found);
    }
    return drawn;
  }
}

const keyOf = ({ condition, variant, options }: Question): string =>
  JSON.stringify([condition, variant, options]);

const TRIES = 32;

/** A random one of those that are free, all of them equally likely. Most are: looking at all is the last resort. */
function pick<T>(list: readonly T[], isFree: (one: T) => boolean, stream: Stream): T | undefined {
  if (list.length === 0) return undefined;
  for (let i = 0; i < TRIES; i++) {
    const one = stream.choice(list);
    if (isFree(one)) return one;
  }
  const free = list.filter(isFree);
  return free.length === 0 ? undefined : stream.choice(free);
}

const isKin = (one: Question, other: Question): boolean =>
  one.item === other.item ||
  KIN.some((label) => one.groups?.[label] !== undefined && one.groups[label] === other.groups?.[label]);

const tooFew = ({ id }: Question, shots: number, found: number): TopsyturvyError =>
  new TopsyturvyError(
    'too-many',
    `Asked for ${shots} examples before question '${id}', but the train split has only ${found} about other pictures with its condition and options`,
    shots,
    `at most ${found}`,
  );

/**
 * Question lines with the few-shot prompt of MirrorQA's Table 6: one to three examples from the train split, with their
 * pictures before the question's own. Ids and answers stay, so that `score` takes the replies for those to the dataset.
 * Which examples a question gets follows from the dataset's seed and its id. The train split is held in memory.
 */
export const fewShot: FileExporter = {
  writes: 'file',
  split: 'test',
  settings: ['shots'],
  async *pieces(source) {
    const { shots = mostShots } = source.settings;
    const pool = await ExamplePool.of(source.questions('train'));
    for await (const question of source.questions())
      yield `${questionLine(pool.before(question, shots, source.manifest.seed))}\n`;
  },
};

function withExamples(question: Question, examples: readonly Question[]): Question {
  const prompt = fewShotPrompt(
    question.prompt,
    examples.map((example) => ({ prompt: example.prompt, output: rightReply(example) })),
  );
  if (prompt === undefined) {
    throw badFolder(
      `Few-shot prompts are made of MirrorQA's (Table 6), and that of question '${question.id}' is another`,
      question.prompt.slice(0, 200),
    );
  }
  return { ...question, prompt, images: [...examples.flatMap(({ images }) => images), ...question.images] };
}
