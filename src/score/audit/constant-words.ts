import { countIn, group, madeOnce } from '../../core/group.js';
import { gradeReply } from '../grade/grade-reply.js';
import type { Question } from '../question.js';
import { vocabulary } from '../words/vocabulary.js';
import type { Baseline } from './baseline.js';

/** How many of the most general words are tried. */
const mostGeneral = 12;

/** The words that a question asks for, by part or by layer; `null` where no words are asked for. */
function partsOf({ scoring }: Question): string[][] | null {
  if (scoring.kind === 'words') return [scoring.parts.map(({ word }) => word)];
  if (scoring.kind === 'layers') return scoring.layers.map((layer) => layer.map(({ word }) => word));
  return null;
}

const replyOf = (layers: readonly (readonly string[])[]): string =>
  layers.map((layer) => layer.join(', ')).join('; ');

/** Of the most general words ('animal'), the one that is right most often as the reply to every question. */
export const generalWord: Baseline = {
  name: 'most general word',
  inWords: true,
  guess(questions) {
    const layers = questions.map(partsOf);
    if (layers.every((parts) => parts === null)) return questions.map(() => undefined);
    const words = [...vocabulary().general].slice(0, mostGeneral);
    const replies = words.map((word) =>
      layers.map((parts) => (parts ? replyOf(parts.map((layer) => layer.map(() => word))) : undefined)),
    );
    const right = replies.map(
      (list) => list.filter((reply, i) => reply !== undefined && isRight(questions[i], reply)).length,
    );
    return replies[right.indexOf(Math.max(...right))];
  },
};

/** The most frequent answer at each position of the list, in questions about other items. */
export const frequentWords: Baseline = {
  name: 'most frequent words',
  inWords: true,
  guess(questions) {
    const layers = questions.map(partsOf);
    if (layers.every((parts) => parts === null)) return questions.map(() => undefined);
    const counts = new Map<string, Map<string, number>>();
    const places = (parts: readonly (readonly string[])[]) =>
      parts.flatMap((layer, i) => layer.map((word, k) => ({ place: `${i} ${k}`, word })));
    const count = (parts: readonly (readonly string[])[], by: number): void => {
      for (const { place, word } of places(parts)) {
        const own = madeOnce(counts, place, () => new Map());
        countIn(own, word, by);
      }
    };
    for (const parts of layers) if (parts) count(parts, 1);
    const guesses: (string | null | undefined)[] = questions.map(() => undefined);
    const byItem = group(
      questions.map((question, i) => ({ item: question.item, i })),
      ({ item }) => item,
    );
    for (const list of byItem.values()) {
      const own = list.flatMap(({ i }) => (layers[i] ? [{ i, parts: layers[i] }] : []));
      for (const { parts } of own) count(parts, -1);
      for (const { i, parts } of own)
        guesses[i] = replyOf(
          parts.map((layer, l) => {
            const said: string[] = [];
            for (const [k] of layer.entries()) said.push(mostOf(counts.get(`${l} ${k}`)!, said) ?? 'nothing');
            return said;
          }),
        );
      for (const { parts } of own) count(parts, 1);
    }
    return guesses;
  },
};

/** The most frequent word that has not been said, the first in code-unit order of several; none if all counts are 0. */
function mostOf(counts: ReadonlyMap<string, number>, said: readonly string[]): string | undefined {
  let best: string | undefined;
  for (const [word, count] of counts) {
    if (count === 0 || said.includes(word)) continue;
    const most = best === undefined ? 0 : counts.get(best)!;
    if (count > most || (count === most && word < best!)) best = word;
  }
  return best;
}

/** Whether a baseline's reply in words is right. */
export const isRight = (question: Question, reply: string): boolean => gradeReply(question, reply).correct;
