import { TopsyturvyError, badParameter } from '../core/errors.js';
import { markExtension } from '../core/extension.js';
import type { Figure, FigureWords } from './figure.js';
import type { HeldQuestion } from './held-question.js';
import type { Mark } from './marks.js';
import type { Question } from './question.js';

/** The kind by which modules tell scorers from other extensions. */
export const scorerKind = 'scorer';

/** The scorer of questions for which accuracy, which every report has, is enough. */
export const accuracyOnly = 'accuracy';

/**
 * Scores of the graded replies to the questions that name it, besides the accuracy of every condition, which each
 * report has. Whatever it has to know about a question is in the question: in its fields, `groups` and `facts`.
 *
 * Scores: plain JSON.
 */
export interface Scorer<Scores = unknown> {
  /** The name by which questions refer to it: lower-case letters, digits and dashes, but not 'accuracy'. */
  readonly name: string;
  /** A summary in one sentence. */
  readonly summary: string;
  /** The field of the report that holds the scores. Default: the name. */
  readonly section?: string;
  /** Says what a question that names it lacks, as in "has no group 'angle'"; undefined if nothing. Default: nothing. */
  check?(question: HeldQuestion): string | undefined;
  /** The scores of all questions that name it, at least one. An unanswered question has the grade `null`. */
  score(marks: readonly Mark[]): Scores;
  /** The scores as tables for a terminal, each with its title; see `formatTable`. */
  format(scores: Scores): readonly string[];
  /**
   * The scores as figures of the results page; `words` has what their families call conditions and the like. Default: the page shows
   * the accuracies, and the tables of `format` as text.
   */
  figures?(scores: Scores, words?: FigureWords): readonly Figure[];
  /** How its questions are put together in a blind audit. Default: by condition and variant. */
  readonly audit?: AuditRules;
}

/** The field of the report that holds a scorer's scores. */
export const sectionOf = ({ name, section = name }: Scorer): string => section;

/** What a blind audit has to know of a scorer's questions. */
export interface AuditRules {
  /** A name for what a guesser who sees no picture cannot tell apart. Default: the condition. */
  pool?(question: Question): string;
  /** The wording: among an item's questions in one pool, those with the first one's count. Default: the variant. */
  wording?(question: Question): string;
  /** Whether a baseline may beat chance at these questions of one pool, because of what they measure. Default: no. */
  byDesign?(questions: readonly Question[]): boolean;
  /** Whether the input can be copied without a look at a picture. Default: where the question has a `copy`. */
  copies?(question: Question): boolean;
}

/** A scorer as a registry announces it: loaded when a question names it. */
export interface ScorerEntry {
  /** The name by which questions refer to it. */
  readonly name: string;
  /** One sentence for `topsyturvy list scorers`. */
  readonly summary: string;
  /** The scorer itself. */
  load(): Promise<Scorer>;
}

const members = ['name', 'summary', 'section', 'check', 'score', 'format', 'figures', 'audit'];
const rules = ['pool', 'wording', 'byDesign', 'copies'];
/** Fields that every report has. */
const taken = ['asked', 'counts', 'scorers', 'table', 'groups'];

/**
 * Checks the form of a scorer and returns it. The user's scorers are equal to those shipped: the same object; one with the name
 * of ours replaces it.
 * @throws TopsyturvyError 'bad-parameter' naming the member that is missing, unknown or of the wrong kind
 */
export function defineScorer<Scores>(scorer: Scorer<Scores>): Scorer<Scores> {
  const { name, summary, section = name, check, score, format, figures, audit = {} } = scorer;
  if (typeof name !== 'string' || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name === accuracyOnly)
    throw badParameter('scorer name', name, "lower-case words with dashes, not 'accuracy',");
  onlyMembers(`the scorer '${name}'`, scorer, members);
  onlyMembers(`the audit of the scorer '${name}'`, audit, rules);
  if (typeof summary !== 'string' || summary === '')
    throw badParameter(`summary of scorer '${name}'`, summary, 'a sentence');
  if (typeof section !== 'string' || !/^[A-Za-z][\w-]*$/.test(section) || taken.includes(section))
    throw badParameter(`section of scorer '${name}'`, section, `a word that is none of ${taken.join(', ')}`);
  const functions = {
    score,
    format,
    ...(check !== undefined && { check }),
    ...(figures !== undefined && { figures }),
    ...audit,
  };
  for (const [member, value] of Object.entries(functions)) {
    if (typeof value !== 'function') throw badParameter(`${member} of scorer '${name}'`, value, 'a function');
  }
  return markExtension(scorerKind, scorer);
}

function onlyMembers(what: string, value: object, known: readonly string[]): void {
  const stranger = Object.keys(value).find((member) => !known.includes(member));
  if (stranger === undefined) return;
  throw badParameter(`a member of ${what}`, stranger, `one of ${known.join(', ')}`);
}

/** Runs a function of a scorer's. What it throws becomes an error that names the scorer and the function. */
export function inScorer<R>({ name }: Scorer, method: string, run: () => R): R {
  try {
    return run();
  } catch (error) {
    if (error instanceof TopsyturvyError) throw error;
    const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    const message = `${method}() of the scorer '${name}' threw ${what}`;
    throw new TopsyturvyError('broken-scorer', message, undefined, undefined, { cause: error });
  }
}
