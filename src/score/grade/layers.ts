import type { LayersScoring } from '../question.js';
import { readLayers } from '../read/lists/list.js';
import { thingsNamed } from '../words/item-names.js';
import type { WordRule } from '../words/names.js';
import { isWhole, type ScoredBy, type Verdict } from './verdict.js';
import { isMatching } from './words.js';

/**
 * AmbiBench Table 7, multi-scene: the words of every layer and nothing besides, the layers in any order. `parts` are the
 * layers as the question has them, `given` as the reply has them.
 */
export function gradeLayers(question: ScoredBy<LayersScoring>, text: string, rule: WordRule): Verdict {
  const { layers } = question.scoring;
  const { layers: said, ...reading } = readLayers(text, layers.length);
  const strict = isWhole(question, text);
  const right = layers.map((things) =>
    said.map((items) => {
      const names = items.map((item) => thingsNamed(item, things, rule));
      return names.every((list) => list.some(Boolean)) && isMatching(names, things.length);
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

/** Which layer of the reply each layer is, such that as many as possible are one; at most four are examined. */
function best(right: readonly (readonly boolean[])[], said: number): (number | null)[] {
  const [first, ...rest] = right;
  if (!first) return [];
  const choices = [null, ...Array.from({ length: Math.min(4, said) }, (_, i) => i).filter((i) => first[i])];
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
