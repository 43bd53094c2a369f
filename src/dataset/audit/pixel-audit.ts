import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTo } from '../../core/group.js';
import { decodePng } from '../../draw/png/decode.js';
import { binomialTail, holm } from '../../score/audit/binomial.js';
import { AuditPools } from '../../score/audit/pools.js';
import { share, type Share } from '../../score/measure/measures.js';
import type { Box, Question } from '../../score/question.js';
import type { Scorer } from '../../score/scorer.js';
import { readEntries } from '../gallery/read.js';
import type { ItemRecord } from '../item/record.js';
import { cues, markSide, type Cue, type CuePicture } from './cues.js';
import { crossValidate, type Example } from './learner.js';

/** How well a learner did that saw one cue of the pictures of one pool of questions. */
export interface PixelTrial extends Share {
  cue: string;
  family: string;
  /** Several, joined by ` + `, where a guesser cannot tell which one is asked. */
  condition: string;
  /** How often the most frequent answer that a question offers is right. */
  majority: number;
  /** The chance that a learner who is right in `majority` + 3 % of the cases does as well or better; Holm-corrected. */
  adjusted: number;
  /** Whether the figure is printed but cannot be a leak. */
  informative: boolean;
  /** Better than `majority` by 3 points, by the corrected 99 % bound. */
  leak: boolean;
}

/** How far a learner gives an item away: the likelihood of the right answer by the cue that is best at it. */
export interface BiasScore {
  item: string;
  question: string;
  cue: string;
  /** 0 to 1. */
  score: number;
}

/** What can be answered from pixels that do not show what is asked about. Plain JSON. */
export interface PixelAudit {
  questions: number;
  trials: PixelTrial[];
  leaks: PixelTrial[];
  /** One for each question that a learner tried. */
  scores: BiasScore[];
}

/** The bias scores as JSONL, the highest first. */
export async function* scoreLines({ scores }: PixelAudit): AsyncGenerator<string, void> {
  const ranked = [...scores].sort((a, b) => b.score - a.score || (a.question < b.question ? -1 : 1));
  for (const score of ranked) yield `${JSON.stringify(score)}\n`;
}

/** Fewer items than this teach a learner nothing. */
export const leastItems = 200;
/** By how much a learner must beat the majority answer for a leak: this share of the questions. */
const tolerated = 0.03;
/** The chance of any false alarm, over all trials. */
const alpha = 0.01;

interface Row {
  readonly example: Example;
  readonly question: string;
}

interface Pool {
  readonly family: string;
  readonly conditions: Set<string>;
  readonly items: Set<string>;
  readonly byCue: Map<Cue, Row[]>;
}

/**
 * Lets learners look at single cues of a dataset's pictures (border, mean colors, places of marks, length of the files,
 * equality of views, a thumbnail without what is asked about) and answer its questions, cross-validated by item. A cue
 * that beats the majority answer by more than 3 points is a shortcut. The method is that of the Test-set Stress-Test
 * (arXiv 2511.04655), carried over to pixels.
 *
 * @param folder a finished dataset; pools of fewer than 200 items are left out
 * @param scorers those that the questions name
 */
export async function auditPixels(folder: string, scorers: readonly Scorer[]): Promise<PixelAudit> {
  const pools = new AuditPools(scorers);
  const byKey = new Map<string, Pool>();
  for await (const { item, questions } of readEntries(folder)) {
    const pictures = new Map<string, CuePicture>();
    const features = new Map<string, readonly number[] | undefined>();
    for (const question of questions) {
      const key = pools.poolOf(question);
      if (key === undefined || question.images.length === 0) continue;
      let pool = byKey.get(key);
      if (!pool) byKey.set(key, (pool = emptyPool(question.family)));
      pool.conditions.add(question.condition);
      pool.items.add(question.item);
      const shown = question.images.map((file) => {
        let picture = pictures.get(file);
        if (!picture) pictures.set(file, (picture = readPicture(folder, file, item)));
        return picture;
      });
      for (const cue of [...cues, markSide]) {
        const name = `${cue.name} ${question.images.join(' ')}`;
        if (!features.has(name)) features.set(name, cue.features(shown));
        const found = features.get(name);
        if (!found) continue;
        addTo(pool.byCue, cue, { example: exampleOf(question, found), question: question.id });
      }
    }
  }
  const trials: PixelTrial[] = [];
  const best = new Map<string, BiasScore>();
  for (const pool of byKey.values()) {
    if (pool.items.size < leastItems) continue;
    for (const [cue, rows] of pool.byCue) trials.push(await trial(pool, cue, rows, best));
  }
  correct(trials);
  return {
    questions: best.size,
    trials,
    leaks: trials.filter(({ leak }) => leak),
    scores: [...best.values()],
  };
}

const emptyPool = (family: string): Pool => ({
  family,
  conditions: new Set(),
  items: new Set(),
  byCue: new Map(),
});

function readPicture(folder: string, file: string, item: ItemRecord): CuePicture {
  const bytes = readFileSync(join(folder, file));
  const isView = item.views.some((view) => view.file === file);
  return { raster: decodePng(bytes), bytes: bytes.length, marked: isView ? marksOf(item) : [] };
}

/** Boxes of what is asked about, where a certificate names them. */
function marksOf({ certificate }: ItemRecord): Box[] {
  const { boxes } = certificate as {
    boxes?: readonly { left: number; top: number; width: number; height: number }[];
  };
  return (boxes ?? []).map(({ left, top, width, height }) => [left, top, left + width, top + height]);
}

const exampleOf = (
  { item, options = {}, answer, scoring }: Question,
  features: readonly number[],
): Example => {
  const chosen = scoring.kind === 'letter';
  return {
    item,
    features,
    answer: chosen ? options[answer]! : answer,
    offered: chosen ? Object.values(options) : [],
  };
};

async function trial(
  { family, conditions }: Pool,
  cue: Cue,
  rows: readonly Row[],
  best: Map<string, BiasScore>,
): Promise<PixelTrial> {
  const examples = widened(rows.map(({ example }) => example));
  const results = await crossValidate(examples);
  const right = results.filter((result) => result.right).length;
  const informative = cue === markSide;
  if (!informative)
    for (const [i, { likelihood }] of results.entries()) {
      const { question } = rows[i]!;
      if (likelihood > (best.get(question)?.score ?? -1))
        best.set(question, { item: examples[i]!.item, question, cue: cue.name, score: likelihood });
    }
  const majority = majorityRate(examples);
  const level = Math.min(1, majority + tolerated);
  return {
    cue: cue.name,
    family,
    condition: [...conditions].join(' + '),
    ...share(right, examples.length),
    majority,
    adjusted: binomialTail(right, examples.length, level),
    informative,
    leak: false,
  };
}

/** Questions of one pool may show one mark or two: all get as many features, −1 where there is none. */
function widened(examples: readonly Example[]): Example[] {
  const length = Math.max(...examples.map(({ features }) => features.length));
  return examples.map((example) => ({
    ...example,
    features: [...example.features, ...Array<number>(length - example.features.length).fill(-1)],
  }));
}

/** How often the most frequent of the answers that a question offers is right; of several, the first in code-unit order. */
function majorityRate(examples: readonly Example[]): number {
  const counts = new Map<string, number>();
  for (const { answer } of examples) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  const ranked = [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([answer]) => answer);
  const guess = (offered: readonly string[]): string | undefined =>
    ranked.find((answer) => offered.length === 0 || offered.includes(answer));
  return examples.filter(({ answer, offered }) => guess(offered) === answer).length / examples.length;
}

function correct(trials: PixelTrial[]): void {
  const tested = trials.filter(({ informative }) => !informative);
  const adjusted = holm(tested.map((entry) => entry.adjusted));
  for (const [i, entry] of tested.entries()) {
    entry.adjusted = adjusted[i]!;
    entry.leak = entry.adjusted < alpha;
  }
}
