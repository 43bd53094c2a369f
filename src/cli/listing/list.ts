import { benchmarks } from '../../benchmarks/index.js';
import { scorers } from '../../benchmarks/scorers.js';
import type { Benchmark } from '../../benchmarks/benchmark.js';
import { isSplitName, publishedSplits, splitNamed } from '../../benchmarks/splits/split.js';
import { badParameter, type Json } from '../../core/index.js';
import { exporters } from '../../dataset/export/exporters.js';
import { families } from '../../families/index.js';
import type { AnyFamily } from '../../families/family.js';
import { paramProperties, requiredParams, type ParamProperty } from '../../families/params.js';
import { entryOf, type FamilyEntry } from '../../families/registry.js';
import { fontCatalog } from '../../glyphs/catalog.js';
import type { Scorer } from '../../score/scorer.js';
import { customFamilies, customScorers } from '../custom-extensions.js';
import { difficultyData, difficultyLines } from './list-difficulty.js';
import { listRosters } from './list-rosters.js';
import { splitData, splitLine, splitLines } from './list-splits.js';
import { hanging } from '../terminal/hanging.js';
import { print } from '../terminal/print.js';

/** A param in one line: what it is, which values it takes, its default as `--param` takes it. */
function paramLine(key: string, property: ParamProperty, required: boolean): string {
  const { description = '', default: standard } = property;
  const notes = [
    ...valuesOf(property),
    ...(required ? ['required'] : []),
    ...(standard === undefined ? [] : [`default ${isAll(property) ? 'all' : asTyped(standard)}`]),
  ];
  return `${key}: ${description}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}`;
}

const choicesOf = ({ items }: ParamProperty): readonly Json[] | undefined =>
  typeof items === 'object' ? items.enum : undefined;

/** The possible values, where the description does not say so. */
function valuesOf(property: ParamProperty): string[] {
  const { description = '', enum: single, minimum, maximum } = property;
  if (single && single.length > 1) return [`one of ${single.map(asTyped).join(', ')}`];
  const several = choicesOf(property);
  if (several) return [`any of ${several.map(asTyped).join(', ')}`];
  const range = `${minimum} to ${maximum}`;
  if (minimum === undefined || maximum === undefined || maximum > 1e15) return [];
  return description.includes(range) ? [] : [range];
}

/** Whether the default is every value that there is. */
const isAll = (property: ParamProperty): boolean =>
  Array.isArray(property.default) &&
  property.default.length > 1 &&
  JSON.stringify(property.default) === JSON.stringify(choicesOf(property));

/** A value as one types it after `--param key=`. */
function asTyped(value: Json): string {
  if (typeof value === 'string' && value !== '') return value;
  const isList = Array.isArray(value) && value.length > 0;
  if (isList && value.every((entry) => typeof entry === 'string')) return value.join(',');
  return JSON.stringify(value);
}

/** What modules add to what ships. */
type Own = { readonly families: readonly FamilyEntry[]; readonly scorers: readonly Scorer[] };

const kinds = {
  benchmarks: listBenchmarks,
  families: listFamilies,
  scorers: (own: Own) => listEntries([...scorers, ...own.scorers]),
  exporters: () => listEntries(exporters),
  fonts: listFonts,
  rosters: listRosters,
};
type Kind = keyof typeof kinds;

/** What `topsyturvy list` takes besides the name of a family, benchmark or split. */
export const listedKinds = Object.keys(kinds) as readonly Kind[];

/** `topsyturvy list`: every kind of thing, one kind, or one family, benchmark or split in full. */
export async function list(
  what: string | undefined,
  options: { json?: boolean; module?: string[] },
): Promise<void> {
  const own: Own = {
    families: (await customFamilies(options.module)).map(entryOf),
    scorers: await customScorers(options.module),
  };
  const { data, text } = await listing(what, own);
  const shown = options.json
    ? JSON.stringify(await data(), null, 2)
    : text.map((line) => hanging(line)).join('\n');
  print(`${shown}\n`);
}

interface Listing {
  /** The data for `--json`; what takes time, such as loading every family, happens here. */
  data(): unknown;
  /** The lines of text; they are broken at the width of the terminal. */
  readonly text: readonly string[];
}

async function listing(what: string | undefined, own: Own): Promise<Listing> {
  if (what === undefined) return listAll(own);
  if (Object.hasOwn(kinds, what)) return kinds[what as Kind](own);
  const family = [...own.families, ...families].find(({ name }) => name === what);
  if (family) return listFamily(await family.load());
  const benchmark = benchmarks.find(({ name }) => name === what);
  if (benchmark) return listBenchmark(benchmark);
  if (isSplitName(what)) {
    const split = splitNamed(what);
    return { data: () => splitData(split), text: splitLines(split) };
  }
  const expected = `${listedKinds.join(', ')} or the name of a family, benchmark or split`;
  throw badParameter('what to list', what, expected);
}

async function listAll(own: Own): Promise<Listing> {
  const sections: (Listing & { readonly kind: string })[] = [];
  for (const [kind, listKind] of Object.entries(kinds)) sections.push({ kind, ...(await listKind(own)) });
  return {
    async data() {
      const all: Record<string, unknown> = {};
      for (const { kind, data } of sections) all[kind] = await data();
      return all;
    },
    text: sections.flatMap(({ kind, text }, at) => [...(at > 0 ? [''] : []), kind, ...text]),
  };
}

const headOf = ({ name, summary, source }: Benchmark) => ({ name, summary, source });

const splitsOf = ({ name }: Benchmark) => publishedSplits().filter(({ benchmark }) => benchmark === name);

function listBenchmarks(): Listing {
  return {
    data: () =>
      benchmarks.map((one) => ({ ...headOf(one), splits: splitsOf(one).map((split) => splitData(split)) })),
    text: [
      ...benchmarks.flatMap((one) => [
        `  ${one.name}: ${one.summary}`,
        `    ${one.source}`,
        ...splitsOf(one).map((split) => `    ${splitLine(split)}`),
      ]),
      '  (topsyturvy list NAME prints the parts of one, or all about a split.)',
    ],
  };
}

function listBenchmark(benchmark: Benchmark): Listing {
  const { name, summary, source } = headOf(benchmark);
  const { parts } = benchmark.spec('strict');
  const items = parts.reduce((sum, { count }) => sum + count, 0);
  return {
    data: () => ({ name, summary, source, parts }),
    text: [
      `${name}: ${summary}`,
      `  ${source}`,
      `  ${items} items in ${parts.length} parts:`,
      ...parts.map((part) => {
        const params = Object.entries(part.params).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
        return `    ${[`${part.name}: ${part.count} of ${part.family}`, ...params].join(', ')}`;
      }),
    ],
  };
}

const describe = (family: AnyFamily) => ({
  name: family.name,
  version: family.version,
  summary: family.summary,
  params: paramProperties(family),
  required: requiredParams(family),
  ...(family.difficulty && { difficulty: difficultyData(family) }),
});

function listFamilies(own: Own): Listing {
  const all = [...families, ...own.families];
  return {
    data: async () => (await Promise.all(all.map(({ load }) => load()))).map(describe),
    text: [
      ...familyLines(families.filter(({ beyondPapers }) => !beyondPapers)),
      '  beyond the papers:',
      ...familyLines(families.filter(({ beyondPapers }) => beyondPapers)),
      ...(own.families.length > 0 ? ['  of your own:', ...familyLines(own.families)] : []),
      '  (topsyturvy list NAME prints the params of one.)',
    ],
  };
}

const familyLines = (entries: readonly FamilyEntry[]): string[] =>
  entries.map(({ name, summary }) => `  ${name}: ${summary}`);

function listFamily(family: AnyFamily): Listing {
  const data = describe(family);
  const params = Object.entries(data.params).map(
    ([key, property]) => `  ${paramLine(key, property, data.required.includes(key))}`,
  );
  return {
    data: () => data,
    text: [`${data.name} (version ${data.version}): ${data.summary}`, ...params, ...difficultyLines(family)],
  };
}

function listEntries(entries: readonly { readonly name: string; readonly summary: string }[]): Listing {
  return {
    data: () => entries.map(({ name, summary }) => ({ name, summary })),
    text: entries.map(({ name, summary }) => `  ${name}: ${summary}`),
  };
}

function listFonts(): Listing {
  const data = fontCatalog();
  const text = data.flatMap(({ id, name, kind, license, note, exclusions }) => [
    `  ${id}: ${name}, ${kind}, ${license}. ${note}`,
    ...exclusions.map(({ char, reason }) => `    without ${char}: ${reason}`),
  ]);
  return { data: () => data, text };
}
