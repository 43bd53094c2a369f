import { addTo } from '../../core/group.js';
import { chanceLevels, meanChance } from '../measure/chance.js';
import { wilson } from '../measure/interval.js';
import { type AuditRules, type Question, type Scorer, share, type Share } from '../index.js';
import { copyInput, longestOption, majority, position, shortestOption, type Baseline } from './baseline.js';
import { binomialTail, holm } from '../measure/binomial.js';
import { frequentWords, generalWord, isRight } from './constant-words.js';
import { AuditPools } from './pools.js';
import { textPrior } from './text-prior.js';

/** How one baseline did on one family and condition. */
export interface Trial extends Share {
  /** The baseline's name. */
  baseline: string;
  /** The family of the questions. */
  family: string;
  /** The condition; several, joined by ` + `, where a guesser cannot tell which: an ambiguous picture, its control. */
  condition: string;
  /** The accuracy of blind guessing on the same questions; see `Chances`. */
  chance: number;
  /** The chance that blind guessing does as well or better: exact binomial, one-sided. */
  p: number;
  /** `p` after Holm's correction over all trials that are not `byDesign`. */
  adjusted: number;
  /** Whether the 95 % interval lies above chance. With dozens of trials some do by accident. */
  above: boolean;
  /** Whether the questions' scorer says that a baseline may beat chance, because of what the questions measure. */
  byDesign: boolean;
  /** Whether it is above chance by interval and by corrected test, and not by design. */
  leak: boolean;
}

/** What can be answered without looking. Plain JSON. */
export interface Audit {
  /** How many questions the baselines were asked. */
  questions: number;
  /** One trial for each baseline and condition. */
  trials: Trial[];
  /** The trials that are leaks. */
  leaks: Trial[];
}

const ALPHA = 0.05;

/**
 * Plays baselines that see no picture and know no model against the questions: the majority answer, each option
 * position, copying the input, the longest and the shortest option, and a text prior (naive Bayes over the words of the
 * prompt). Whatever beats chance is a shortcut that a model may take. Each item counts in the first of its wordings only,
 * and the baselines that learn do so from other items only.
 * @param scorers those that the questions name; what they say of audits counts
 */
export function auditWith(questions: Iterable<Question>, scorers: readonly Scorer[]): Audit {
  const pools = new AuditPools(scorers);
  let count = 0;
  const groups = new Map<string, Question[]>();
  for (const question of questions) {
    count++;
    const key = pools.poolOf(question);
    if (key === undefined) continue;
    addTo(groups, key, question);
  }
  const trials = [...groups.values()].flatMap((group) => {
    const rules = pools.rulesOf(group[0]);
    return baselinesOf(group, rules).flatMap((baseline) => trial(baseline, group, rules));
  });
  correct(trials);
  return { questions: count, trials, leaks: trials.filter(({ leak }) => leak) };
}

/** The baselines that are played on questions of one condition. */
export function baselinesOf(questions: readonly Question[], { copies }: AuditRules): Baseline[] {
  const letters = new Set(questions.flatMap(({ options }) => Object.keys(options ?? {})));
  return [
    majority,
    ...[...letters].sort().map(position),
    copyInput(copies),
    longestOption,
    shortestOption,
    textPrior,
    generalWord,
    frequentWords,
  ];
}

function trial(baseline: Baseline, questions: readonly Question[], { byDesign }: AuditRules): Trial[] {
  const levels = chanceLevels(questions);
  const guesses = baseline.guess(questions);
  const tried = questions.flatMap((question, i) =>
    guesses[i] === undefined ? [] : [{ question, level: levels[i], guess: guesses[i] }],
  );
  const n = tried.length;
  const chance = meanChance(tried.map(({ level }) => level));
  if (chance === null) return [];
  const right = tried.filter(
    ({ question, guess }) =>
      guess === question.answer ||
      isAccepted(question, guess) ||
      (baseline.inWords === true && guess !== null && isRight(question, guess)),
  ).length;
  const { family } = questions[0];
  const condition = [...new Set(questions.map((question) => question.condition))].join(' + ');
  return [
    {
      baseline: baseline.name,
      family,
      condition,
      ...share(right, n),
      chance,
      p: binomialTail(right, n, chance),
      adjusted: 1,
      above: wilson(right, n).low > chance,
      byDesign: byDesign?.(questions) ?? false,
      leak: false,
    },
  ];
}

const isAccepted = ({ accept }: Question, guess: string | null) => guess !== null && accept.includes(guess);

/** Fills in what depends on all trials together. */
function correct(trials: Trial[]): void {
  const tested = trials.filter(({ byDesign }) => !byDesign);
  const adjusted = holm(tested.map(({ p }) => p));
  tested.forEach((entry, i) => {
    entry.adjusted = adjusted[i];
    entry.leak = entry.above && entry.adjusted < ALPHA;
  });
}
