import { badFile, clipped, sha256 } from '../core/index.js';
import type { Question } from './question.js';

/** What scoring needs of a question: all but what only a model needs. */
export type HeldQuestion = Omit<Question, 'prompt' | 'images'>;

/** Fields that scoring does not need. */
const unscored: readonly string[] = ['prompt', 'images'] satisfies (keyof Question)[];
/** The most bytes of values that are held, each once: a million questions of those that ship have about 200 MiB. */
const mostBytes = 512 << 20;
/** Bytes of a place in a list or object. */
const entryBytes = 32;
/** Characters of a value beyond which its JSON is not kept to find it again, but the hash of that. */
const longKey = 1024;

/** Makes questions small enough to hold a million: what many of them have in common is held once. */
export class QuestionHolder {
  /** The values that are held once, by their JSON. */
  private readonly values = new Map<string, unknown>();
  private bytes = 0;

  /** @param dropped fields that are not held @param most bytes of all values */
  constructor(
    private readonly dropped: readonly string[] = unscored,
    private readonly most = mostBytes,
  ) {}

  /** @throws TopsyturvyError 'bad-file' if all questions together take more */
  hold(question: Question): HeldQuestion {
    const kept = Object.entries(question).filter(([key]) => !this.dropped.includes(key));
    this.count(question.id);
    const held = kept.map(([key, value]) => [key, key === 'id' ? value : this.once(value)]);
    if (this.bytes <= this.most) return Object.fromEntries(held) as HeldQuestion;
    const id = clipped(question.id);
    const expected = 'fewer questions, or shorter texts in them';
    throw badFile(
      `With question '${id}' the questions have more than ${this.most >> 20} MiB of different texts`,
      id,
      expected,
    );
  }

  private once(value: unknown): unknown {
    const json = JSON.stringify(value);
    const key = json.length > longKey ? sha256(json) : json;
    if (!this.values.has(key)) {
      this.values.set(key, value);
      this.count(json);
      // An empty text takes three characters there, and more in a list.
      if (typeof value === 'object' && value !== null) this.bytes += entryBytes * Object.keys(value).length;
    }
    return this.values.get(key);
  }

  /** Counts what a text takes: two bytes a character, unless all are of Latin-1. */
  private count(text: string): void {
    this.bytes += /[^\0-\xff]/.test(text) ? 2 * text.length : text.length;
  }
}
