import type { PublishedSplit } from '../../benchmarks/splits/split.js';

/** What `--json` says of a split: all but what only tests compare. */
export const splitData = ({ sample: _, ...split }: PublishedSplit) => ({ seed: split.name, ...split });

/** What a split is, in a line. */
export function splitLine({
  name,
  preset,
  params,
  items,
  images,
  questions,
  digest,
}: PublishedSplit): string {
  const set = Object.entries(params).map(([key, value]) => `${key}=${String(value)}`);
  return [
    `${name}: seed ${name}`,
    preset,
    ...set,
    `${items} items, ${images} images, ${questions} questions`,
    `digest ${digest}`,
  ].join(', ');
}

/** What a split is, in full. */
export function splitLines(split: PublishedSplit): string[] {
  const { name, benchmark, preset, params, items, images, questions, digest, families } = split;
  const set = Object.entries(params).map(([key, value]) => `--param ${key}=${String(value)}`);
  return [
    `${name}: a published split of ${benchmark}`,
    `  topsyturvy generate ${name} makes it, as does`,
    `  topsyturvy generate ${[benchmark, `--seed ${name}`, `--preset ${preset}`, ...set].join(' ')}`,
    `  ${items} items, ${images} images, ${questions} questions`,
    `  digest ${digest}`,
    `  families: ${Object.entries(families)
      .map(([family, version]) => `${family} ${version}`)
      .join(', ')}`,
  ];
}
