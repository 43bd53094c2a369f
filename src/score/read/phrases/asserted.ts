import { words } from '../../../core/words.js';
import { aboutClauses, denied } from './assertion.js';
import { mentionsOf, type Mention, type Phrase } from './mentions.js';
import { answers, type About, type Asked } from '../reading.js';
import { wordsOf, type Word } from '../words.js';

/** Phrases whose words mean something else together. */
const IDIOMS = words(
  'upside down, right side up, right now, right angle, right away, left over, made up',
).map((phrase) => ({ phrase, words: wordsOf(phrase), meaning: null }));

/** A phrase that the reply stands for, and which view its clause is about. */
export type Asserted<M> = Mention<M> & { about: About };

/**
 * The phrases that a reply asserts: not what it denies, not what it says about the other view while it also says
 * something about the one that is asked for, and not what is only the subject of a change.
 */
export function asserted<M>(
  words: readonly Word[],
  phrases: readonly Phrase<M>[],
  asked: Asked,
): Asserted<M>[] {
  const clauses = aboutClauses(words);
  const meant = mentionsOf<M | null>(words, [...phrases, ...IDIOMS])
    .filter((mention): mention is Mention<M> => mention.meaning !== null && !denied(words, mention))
    .map((mention) => ({ ...mention, about: clauses.get(words[mention.start].clause) ?? ('open' as const) }));
  const answering = meant.filter(({ about }) => answers(about, asked));
  return withoutSubjects(words, answering.length > 0 ? answering : meant);
}

const TRANSITIONS = new Set(
  'would will becomes become turns turn turned into changes change points point faces face looks look appears appear'.split(
    ' ',
  ),
);

/** Drops the left of "the left arrow would point right" and of "from left to right". */
function withoutSubjects<M>(words: readonly Word[], mentions: readonly Asserted<M>[]): Asserted<M>[] {
  return mentions.filter((mention, i) => {
    const next = mentions[i + 1];
    if (!next || words[next.start].clause !== words[mention.start].clause) return true;
    const before = words.slice(Math.max(0, mention.start - 3), mention.start);
    if (before.some(({ text }) => text === 'from')) return false;
    const between = words.slice(mention.end, next.start);
    return !between.some(({ text }) => TRANSITIONS.has(text)) || between.some(({ text }) => text === 'or');
  });
}

/** Words by which a clause explains or describes, and does not answer. */
const EXPLAINING = new Set('now since because as image picture'.split(' '));

/**
 * Those of several contradicting mentions that are in clauses about the view that is asked for, when the others come
 * before them or only explain: "it points left; rotated, it would point right".
 */
export function pertinent<M>(
  words: readonly Word[],
  mentions: readonly Asserted<M>[],
  asked: Asked,
): readonly Asserted<M>[] {
  const wanted = asked === 'predicted' ? 'after' : 'before';
  const first = mentions.find(({ about }) => about === wanted);
  if (!first) return mentions;
  const explaining = new Set(words.filter(({ text }) => EXPLAINING.has(text)).map(({ clause }) => clause));
  return mentions.filter(
    ({ about, start }) => about === wanted || (start > first.start && !explaining.has(words[start].clause)),
  );
}
