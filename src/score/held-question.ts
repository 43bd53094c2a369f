import type { Question } from './question.js';

/** What scoring needs of a question: all but what only a model needs. */
export type HeldQuestion = Omit<Question, 'prompt' | 'images'>;

/** Fields that scoring does not need. */
const dropped: readonly string[] = ['prompt', 'images'] satisfies (keyof Question)[];

/** Makes questions small enough to hold hundreds of thousands: what many of them have in common is held once. */
export class QuestionHolder {
  /** The values that are held once, by their JSON. */
  private readonly values = new Map<string, unknown>();

  hold(question: Question): HeldQuestion {
    const kept = Object.entries(question).filter(([key]) => !dropped.includes(key));
    return Object.fromEntries(
      kept.map(([key, value]) => [key, key === 'id' ? value : this.once(value)]),
    ) as HeldQuestion;
  }

  private once(value: unknown): unknown {
    const key = JSON.stringify(value);
    if (!this.values.has(key)) this.values.set(key, value);
    return this.values.get(key);
  }
}
