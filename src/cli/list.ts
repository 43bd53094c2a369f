import { benchmarks } from '../benchmarks/index.js';
import { unexpected } from '../core/errors.js';
import { families } from '../families/index.js';
import { paramProperties } from '../families/params.js';
import { fontCatalogue } from '../glyphs/catalogue.js';

const kinds = { benchmarks: listBenchmarks, families: listFamilies, fonts: listFonts };
type Kind = keyof typeof kinds;

/** `topsyturvy list`. */
export function list(what: string | undefined, options: { json?: boolean }): void {
  if (what !== undefined && !Object.hasOwn(kinds, what)) {
    throw unexpected('bad-parameter', 'what to list', what, Object.keys(kinds).join(', '));
  }
  const wanted = what === undefined ? (Object.keys(kinds) as Kind[]) : [what as Kind];
  if (options.json) {
    const all = Object.fromEntries(wanted.map((kind) => [kind, kinds[kind](true).data]));
    process.stdout.write(`${JSON.stringify(what === undefined ? all : all[what], null, 2)}\n`);
    return;
  }
  // With everything on one page, params would drown the rest.
  const sections = wanted.map(
    (kind) => `${what === undefined ? `${kind}\n` : ''}${kinds[kind](what !== undefined).text}`,
  );
  process.stdout.write(`${sections.join('\n\n')}\n`);
}

interface Listing {
  readonly text: string;
  readonly data: unknown;
}

function listBenchmarks(): Listing {
  const data = benchmarks.map(({ name, summary, source }) => ({ name, summary, source }));
  return {
    data,
    text: data.map(({ name, summary, source }) => `  ${name}: ${summary}\n    ${source}`).join('\n'),
  };
}

function listFamilies(withParams: boolean): Listing {
  const data = families.map((family) => {
    const { name, version, summary } = family;
    return { name, version, summary, params: withParams ? paramProperties(family) : {} };
  });
  const text = data.map(({ name, version, summary, params }) => {
    const lines = Object.entries(params).map(([key, { description = '', default: standard }]) => {
      const value = standard === undefined ? 'required' : `default ${JSON.stringify(standard)}`;
      return `    ${key}: ${description} (${value})`;
    });
    return [`  ${name} (version ${version}): ${summary}`, ...lines].join('\n');
  });
  return { data, text: text.join(withParams ? '\n\n' : '\n') };
}

function listFonts(): Listing {
  const data = fontCatalogue();
  const text = data.map(({ id, name, kind, licence, note, exclusions }) => {
    const out = exclusions.map(({ char, reason }) => `\n    without ${char}: ${reason}`).join('');
    return `  ${id}: ${name}, ${kind}, ${licence}. ${note}${out}`;
  });
  return { data, text: text.join('\n') };
}
