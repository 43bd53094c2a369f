import { lettered } from '../../src/families/choice.js';
import { Stream } from '../../src/core/stream.js';
import {
  doriCodes,
  doriPrompt,
  doriTypes,
  halfLetters,
} from '../../src/families/orientation/prompts/index.js';
import type { Question } from '../../src/score/question.js';

/** Every answer of every type `rounds` times, options shuffled, as the benchmark asks them. */
export function doriDataset(rounds: number, variant = 'full'): Question[] {
  return doriCodes.flatMap((code) => {
    const type = doriTypes[code];
    return Array.from({ length: rounds * type.options.length }, (_, i): Question => {
      const right = type.options[i % type.options.length];
      const options = lettered(new Stream(['dori', code, i]).shuffle([...type.options]));
      const half = halfLetters(type, options, right);
      return {
        id: `${code}/${i}/${variant}`,
        item: `${code}/${i}`,
        family: `orientation/${type.task}`,
        condition: code,
        variant,
        images: [`images/${code}-${i}.png`],
        prompt: doriPrompt(type, 'strict', options),
        options,
        answer: Object.keys(options).find((letter) => options[letter] === right)!,
        accept: [],
        scoring: half.length > 0 ? { kind: 'letter', half } : { kind: 'letter' },
        scorer: 'dori',
        facts: { type: code },
        groups: { category: i % 2 ? 'car' : 'chair', source: 'catalog' },
      };
    });
  });
}

/** Replies in DORI's format, by a model that names an option's text. */
export const replying = (
  questions: readonly Question[],
  model: (question: Question, truth: string) => string,
) =>
  questions.map((question) => {
    const text = model(question, question.options![question.answer]);
    const letter = Object.entries(question.options!).find(([, option]) => option === text)?.[0] ?? text;
    return {
      id: question.id,
      reply: JSON.stringify({ answer: letter, reasoning: 'Object A and object B.' }),
    };
  });
