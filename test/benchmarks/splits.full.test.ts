import { expect, test } from 'vitest';
import { planSplit } from '../../src/benchmarks/splits/plan-split.js';
import { hashOfLines } from '../../src/benchmarks/splits/record-split.js';
import { publishedSplits, type PublishedSplit } from '../../src/benchmarks/splits/split.js';
import { prepare } from '../../src/dataset/item/maker.js';
import { families } from '../../src/families/index.js';
import { FamilyRegistry } from '../../src/families/registry.js';

/** Items of each split that are made anew: of photographic places and bodies few, which build much for each. */
const samplesOf = ({ benchmark, params }: PublishedSplit): number =>
  params['look'] !== 'clean' && /dori|mirrorqa/.test(benchmark) ? 2 : 6;

test.each(publishedSplits())('a sample of $name has the published lines', async (split) => {
  const { name, sample } = split;
  const samples = samplesOf(split);
  const maker = await prepare(planSplit(name, new FamilyRegistry(families)));
  const { parts } = maker.plan;
  const [made, published]: string[][] = [[], []];
  for (let k = 0; k < samples; k++) {
    const { name: part, start } = parts[Math.floor((k * parts.length) / samples)];
    const known = Object.entries(sample[part]);
    const [index, hash] = known[k % known.length];
    const { item, questions } = maker.make(start + Number(index)).lines;
    made.push(`${part} ${index} ${hashOfLines([item, ...questions])}`);
    published.push(`${part} ${index} ${hash}`);
  }
  expect(made).toEqual(published);
});
