import type { Question } from './question.js';

/** What scoring needs of a question: all but what only a model needs. */
export type HeldQuestion = Omit<Question, 'prompt' | 'images'>;

/** Makes questions small enough to hold hundreds of thousands: what many of them have in common is held once. */
export class QuestionHolder {
  private readonly texts = new Map<string, string>();
  /** By their JSON. */
  private readonly objects = new Map<string, object>();

  hold(question: Question): HeldQuestion {
    const {
      id,
      item,
      family,
      condition,
      variant,
      options,
      answer,
      accept,
      scoring,
      scorer,
      copy,
      facts,
      groups,
    } = question;
    return {
      id,
      item: this.text(item),
      family: this.text(family),
      condition: this.text(condition),
      variant: this.text(variant),
      answer: this.text(answer),
      accept: this.object(accept),
      scoring: this.object(scoring),
      scorer: this.text(scorer),
      ...(options && { options: this.object(options) }),
      ...(copy !== undefined && { copy: this.text(copy) }),
      ...(facts && { facts: this.object(facts) }),
      ...(groups && { groups: this.object(groups) }),
    };
  }

  private text = (text: string): string => once(this.texts, text, text);
  private object = <T extends object>(value: T): T => once(this.objects, JSON.stringify(value), value) as T;
}

function once<T>(held: Map<string, T>, key: string, value: T): T {
  const known = held.get(key);
  if (known !== undefined) return known;
  held.set(key, value);
  return value;
}
