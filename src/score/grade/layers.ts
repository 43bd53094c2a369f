import type { LayersScoring, NamedThing } from '../question.js';
import { readLayers } from '../read/lists/list.js';
import { thingsNamed } from '../words/item-names.js';
import { names, type WordRule } from '../words/names.js';
import { readings } from '../words/readings.js';
import { isWhole, type ScoredBy, type Verdict } from './verdict.js';
import { isMatching } from './words.js';

/**
 * AmbiBench Table 7, multi-scene: the words of every layer, the layers in any order. What a layer names besides (A.10 has
 * "desert scene, sand dunes, cacti; cow skull" as right for "desert; skull") costs only where it names a reading of other
 * pictures that this one lacks, or where the layer has more than {@link mostNamed} entries. `parts` are the layers as the
 * question has them, `given` as the reply has them.
 */
export function gradeLayers(question: ScoredBy<LayersScoring>, text: string, rule: WordRule): Verdict {
  const { layers } = question.scoring;
  const { layers: said, ...reading } = readLayers(text, layers.length);
  const strict = isWhole(question, text);
  const shown = layers.flat();
  const right = layers.map((things) =>
    said.slice(0, mostExamined).map((items) => {
      if (items.length > mostNamed) return false;
      const names = items.map((item) => thingsNamed(item, things, rule));
      const fine = names.every((list, i) => list.some(Boolean) || !isForeign(items[i], shown));
      return fine && isMatching(names, things.length);
    }),
  );
  const found = best(right, said.length);
  return {
    reading: strict ? { value: text, how: 'whole' } : reading,
    correct: strict || (said.length === layers.length && found.every((place) => place !== null)),
    strict,
    copied: false,
    parts: layers.map((_, i) => strict || found[i] !== null),
    given: said.map((_, i) => strict || found.includes(i)),
  };
}

/** How many layers of a reply are compared with those of the question. */
const mostExamined = 4;
/** The most entries of a layer; a reply with more is a guess. */
const mostNamed = 8;

/** Whether an entry names what other pictures show and this one does not. */
const isForeign = (item: string, shown: readonly NamedThing[]): boolean =>
  !shown.some((thing) => names(item, thing)) && readings().some((word) => names(item, { word, accept: [] }));

/** The layer of the reply for each true layer, such that as many as possible agree; at most four are examined. */
function best(right: readonly (readonly boolean[])[], said: number): (number | null)[] {
  const [first, ...rest] = right;
  if (!first) return [];
  const choices = [
    null,
    ...Array.from({ length: Math.min(mostExamined, said) }, (_, i) => i).filter((i) => first[i]),
  ];
  return choices
    .map((choice) => [
      choice,
      ...best(
        rest.map((list) => list.map((is, i) => is && i !== choice)),
        said,
      ),
    ])
    .reduce((a, b) => (count(b) > count(a) ? b : a));
}

const count = (found: readonly (number | null)[]): number => found.filter((place) => place !== null).length;
