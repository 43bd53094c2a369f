import type { LayersScoring } from '../question.js';
import { bare } from '../read/bare.js';
import { readLayers } from '../read/list.js';
import { names } from '../words/names.js';
import type { ScoredBy, Verdict } from './verdict.js';

/** AmbiBench Table 7, multi-scene: the words of every layer, the layers in any order. */
export function gradeLayers({ scoring, answer }: ScoredBy<LayersScoring>, text: string): Verdict {
  const { layers: said, ...reading } = readLayers(text);
  const best = orders(scoring.layers.length)
    .map((order) =>
      scoring.layers.map((layer, i) =>
        layer.every((thing) => (said[order[i]!] ?? []).some((item) => names(item, thing))),
      ),
    )
    .reduce((a, b) => (b.filter(Boolean).length > a.filter(Boolean).length ? b : a));
  const given = said.map((layer) =>
    layer.every((item) => scoring.layers.some((things) => things.some((thing) => names(item, thing)))),
  );
  return {
    reading,
    correct: said.length === scoring.layers.length && best.every(Boolean) && given.every(Boolean),
    strict: bare(text).toLowerCase() === answer.toLowerCase(),
    copied: false,
    parts: best,
    given,
  };
}

/** All orders of the numbers below n. */
const orders = (n: number): number[][] =>
  n === 0
    ? [[]]
    : orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, i) => order.toSpliced(i, 0, n - 1)));
