import { addTo, countIn, tally } from '../../core/group.js';
import { binomialTail } from '../../score/measure/binomial.js';
import { AuditPools } from '../../score/audit/pools.js';
import { type Scorer, share } from '../../score/index.js';
import { readEntries, type Entry } from '../item/read-items.js';
import { findLeaks } from './pixel-audit.js';
import type { PixelTrial } from './trial.js';

/** A question about photographs as seen by a guesser who does not look. */
interface PriorRow {
  readonly item: string;
  readonly photographs: readonly string[];
  readonly objects: readonly string[];
  readonly category: string;
  readonly answer: string;
}

const priorNames = ['category', 'photograph'] as const;
/** What other questions a guess is made from: those of the same category in other photographs, or of the same photograph. */
type PriorName = (typeof priorNames)[number];

interface PriorGuess {
  readonly answer: string;
  /** The share of the others that have this answer, 0 to 1; 0 where there are none. */
  readonly sureness: number;
}

type Counts = ReadonlyMap<string, number>;

/** The most frequent answer of the others that a prior looks at, for every row; of all others where there are none. */
function predictions(rows: readonly PriorRow[], prior: PriorName): readonly PriorGuess[] {
  const all = answersOf(rows);
  const byCategory = new Map<string, PriorRow[]>();
  const byPhotograph = new Map<string, PriorRow[]>();
  for (const row of rows) {
    addTo(byCategory, row.category, row);
    for (const name of new Set(row.photographs)) addTo(byPhotograph, name, row);
  }
  const categories = new Map([...byCategory].map(([category, list]) => [category, answersOf(list)]));
  return rows.map((row) => {
    const beside = [...new Set(row.photographs.flatMap((name) => byPhotograph.get(name)!))];
    const others =
      prior === 'photograph'
        ? answersOf(beside.filter((other) => other.item !== row.item))
        : less(
            categories.get(row.category)!,
            beside.filter(({ category }) => category === row.category),
          );
    return mostOf(others) ?? { ...mostOf(less(all, [row]))!, sureness: 0 };
  });
}

const answersOf = (rows: readonly PriorRow[]) => tally(rows.map(({ answer }) => answer));

function less(counts: Counts, rows: readonly PriorRow[]): Counts {
  const left = new Map(counts);
  for (const { answer } of rows) countIn(left, answer, -1);
  return left;
}

/** The first in code-unit order of several; nothing if all counts are 0. */
function mostOf(counts: Counts): PriorGuess | undefined {
  const [best] = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  if (!best || best[1] === 0) return undefined;
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return { answer: best[0], sureness: best[1] / total };
}

/** How well a guesser did that knows the answers to other questions about photographs, and sees no picture. */
export interface PriorTrial extends Omit<PixelTrial, 'cue'> {
  prior: PriorName;
  inherent: null;
}

/** An item whose answer a prior tells. */
export interface PriorPrune {
  item: string;
  /** The item's objects: the photograph's name and their places in its list, 'a/0'. */
  objects: string[];
  condition: string;
  prior: PriorName;
}

/** What can be answered about photographs from the answers to others. Plain JSON. */
export interface PriorAudit {
  questions: number;
  trials: PriorTrial[];
  leaks: PriorTrial[];
  /** What to leave out until none leaks, in this order. */
  prune: PriorPrune[];
}

/** Questions that a guesser cannot tell apart. */
type Pool = { readonly family: string; readonly condition: string; readonly rows: PriorRow[] };

/** The share of the questions by which a prior must beat the majority answer for a leak, as in the pixel audit. */
const tolerated = 0.03;
/** Fewer questions say nothing. */
const leastRows = 20;
/** The share of a pool that one round leaves out. */
const perRound = 0.05;

/**
 * Guesses the answers of questions about photographs from other items: from those of the same category (all cars of a street seen
 * from behind), and from those of the same photograph (a row of parked cars). Photographs cannot be dealt anew as scenes are, so it
 * also names what to leave out.
 */
export async function auditPhotographPriors(folder: string, scorers: readonly Scorer[]): Promise<PriorAudit> {
  const pools = [...(await readPools(folder, scorers)).values()];
  const questions = pools.reduce((sum, { rows }) => sum + rows.length, 0);
  const tried = pools.flatMap((pool) => trialsOf(pool, new Set()));
  findLeaks(tried.map(({ trial }) => trial));
  const trials = tried.map(({ trial }) => trial);
  return { questions, trials, leaks: trials.filter(({ leak }) => leak), prune: pruned(pools) };
}

async function readPools(folder: string, scorers: readonly Scorer[]): Promise<Map<string, Pool>> {
  const audit = new AuditPools(scorers);
  const pools = new Map<string, Pool>();
  for await (const entry of readEntries(folder))
    for (const question of entry.questions) {
      const row = rowOf(entry, question);
      const key = row && audit.poolOf(question);
      if (key === undefined) continue;
      const { family, condition } = question;
      const pool = pools.get(key) ?? { family, condition, rows: [] };
      pool.rows.push(row!);
      pools.set(key, pool);
    }
  return pools;
}

function rowOf(
  { item }: Entry,
  { options, answer, groups }: Entry['questions'][number],
): PriorRow | undefined {
  const { photographs } = item.certificate as {
    photographs?: readonly { readonly name: string; readonly objects: readonly number[] }[];
  };
  if (!photographs || !options) return undefined;
  return {
    item: item.id,
    photographs: photographs.map(({ name }) => name),
    objects: photographs.flatMap(({ name, objects }) => objects.map((at) => `${name}/${at}`)),
    category: groups?.['category'] ?? '',
    answer: options[answer],
  };
}

interface Tried {
  readonly trial: PriorTrial;
  readonly pool: Pool;
  /** The rows that were guessed, the surest first. */
  readonly guessed: readonly PriorRow[];
}

function trialsOf(pool: Pool, without: ReadonlySet<string>): Tried[] {
  const rows = pool.rows.filter(({ item }) => !without.has(item));
  if (rows.length < leastRows) return [];
  const majority = Math.max(...answersOf(rows).values()) / rows.length;
  return priorNames.map((prior) => {
    const guesses = predictions(rows, prior);
    const right = rows.flatMap((row, at) =>
      guesses[at].answer === row.answer ? [{ row, ...guesses[at] }] : [],
    );
    const trial: PriorTrial = {
      prior,
      family: pool.family,
      condition: pool.condition,
      ...share(right.length, rows.length),
      majority,
      adjusted: binomialTail(right.length, rows.length, Math.min(1, majority + tolerated)),
      inherent: null,
      leak: false,
    };
    const ranked = right.sort((a, b) => b.sureness - a.sureness || (a.row.item < b.row.item ? -1 : 1));
    return { trial, pool, guessed: ranked.map(({ row }) => row) };
  });
}

/** Leaves out what leaking priors guess most surely, in rounds, until none leaks. */
function pruned(pools: readonly Pool[]): PriorPrune[] {
  const without = new Map<string, PriorPrune>();
  for (;;) {
    const tried = pools.flatMap((pool) => trialsOf(pool, new Set(without.keys())));
    findLeaks(tried.map(({ trial }) => trial));
    const leaking = tried.filter(({ trial }) => trial.leak);
    if (leaking.length === 0) return [...without.values()];
    for (const { trial, pool, guessed } of leaking)
      for (const { item, objects } of guessed.slice(0, Math.max(1, Math.ceil(perRound * pool.rows.length)))) {
        const { condition, prior } = trial;
        if (!without.has(item)) without.set(item, { item, objects: [...objects], condition, prior });
      }
  }
}
