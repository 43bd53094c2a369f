import { drawer } from './drawer.js';
import { EXPLANATIONS, type Explained } from './explanations.js';
import { LANGUAGES, type Language, type Phrases } from './languages.js';
import { ASKED, type Asked } from './questions.js';
import { fill, plainly, WRAPPERS, type Wrapper } from './wrappers.js';

/** A reply of which it is known what a careful person reads in it. */
export interface CorpusReply {
  readonly asked: keyof typeof ASKED;
  readonly cell: Cell;
  readonly reply: string;
  /** What is read in it: `null` for no answer. */
  readonly read: string | null;
}

/** What a reply is like: how the answer is wrapped, how it is explained, in which language. */
export interface Cell {
  readonly wrapper: string;
  readonly explanation: string;
  readonly language: Language;
  /** Whether it belongs to the third that is kept apart. */
  readonly sealed: boolean;
}

/** Replies a cell and question. */
const draws = 3;

/** Replies by cell, in the order of the tables, from a seed. The answer of each is its question's. */
export function* corpus(seed: string): Generator<CorpusReply> {
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    for (const [wrapper, wrapping] of Object.entries(WRAPPERS)) {
      for (const explanation of Object.keys(EXPLANATIONS)) {
        const cell = { wrapper, explanation, language, sealed: isSealed(wrapper, explanation, language) };
        for (const [name, asked] of Object.entries(ASKED)) {
          if (!asked.languages.includes(language)) continue;
          const read = explanation === 'thought cut off' ? null : asked.question.answer;
          const replies = new Set<string>();
          for (let draw = 0; draw < draws; draw++) {
            const below = drawer(`${seed}/${language}/${wrapper}/${explanation}/${name}/${draw}`);
            const reply = write(
              asked,
              LANGUAGES[language],
              wrapping,
              explanation,
              (list) => list[below(list.length)]!,
            );
            if (reply !== null) replies.add(reply);
          }
          for (const reply of replies) yield { asked: name, cell, reply, read };
        }
      }
    }
  }
}

/** A third of the cells, by a seed of their own. */
export const isSealed = (wrapper: string, explanation: string, language: string): boolean =>
  drawer(`sealed/${wrapper}/${explanation}/${language}`)(3) === 0;

type Pick = <T>(list: readonly T[]) => T;

/** One reply; `null` where question, wrapper and explanation do not go together. */
function write(asked: Asked, phrases: Phrases, wrapping: Wrapper, kind: string, pick: Pick): string | null {
  if (wrapping.letters && asked.kind !== 'letter') return null;
  const { explain, overruled } = EXPLANATIONS[kind];
  // Without a label, a person takes the box for the answer.
  if (overruled && !wrapping.states) return null;
  const explained = explain(asked, phrases, pick);
  if (explained === null) return null;
  if (explained.instead !== undefined) return wrapping === WRAPPERS['bare'] ? explained.instead : null;
  const said = pick(asked.said(phrases));
  const answer = wrapping.plain ? plainly(said) : said;
  if (explained.first !== undefined) {
    const first = wrapping.wrap(wrapping.plain ? plainly(explained.first) : explained.first, phrases, pick);
    return `${first}${gap(first, pick)}${fill(explained.after!, plainly(said))}`;
  }
  return around(explained, stated(asked, phrases, wrapping, answer, pick), pick);
}

/** The answer in its wrapper; of some questions sometimes in a sentence of their own. */
function stated(asked: Asked, phrases: Phrases, wrapping: Wrapper, answer: string, pick: Pick): string {
  const sentences = asked.kind === 'count' ? phrases.counts : asked.kind === 'string' ? phrases.turned : [];
  if (wrapping === WRAPPERS['bare'] && sentences.length > 0 && pick([true, false]))
    return pick(sentences)
      .replace('{n}', plainly(answer))
      .replace('{a}', answer)
      .replaceAll('{c}', asked.question.copy ?? '');
  return wrapping.wrap(answer, phrases, pick);
}

/** On lines of their own, or behind each other where sentences end. */
function around({ before, joined, after }: Explained, answer: string, pick: Pick): string {
  const head = before === undefined ? '' : joined ? before : `${before}${gap(before, pick)}`;
  return after === undefined ? `${head}${answer}` : `${head}${answer}${gap(answer, pick)}${after}`;
}

/** Between two parts. */
const gap = (part: string, pick: Pick): string =>
  /[.。।]$/.test(part) ? pick(['\n\n', '\n', ' ']) : pick(['\n\n', '\n']);
