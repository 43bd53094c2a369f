import { canonicalJson, sha256, words } from '../../core/index.js';
import { packageVersion } from '../../core/files/package-root.js';
import { viewsOf } from '../../families/family.js';
import type { Maker } from '../item/maker.js';
import type { Plan } from '../plan/plan.js';
import type { Manifest } from '../item/record.js';

/** Family name → version, of all the families of a plan. */
export function familyVersions(plan: Plan): Record<string, number> {
  return Object.fromEntries(plan.parts.map(({ family }) => [family.name, family.version]));
}

/** What makes two runs the same: everything that the bytes follow from. */
export function runIdentity({ plan, assets, engines }: Maker): string {
  return canonicalJson({
    assets,
    engines: someEngines(engines),
    families: familyVersions(plan),
    seed: plan.seed,
    spec: plan.spec,
  });
}

/** {@link runIdentity} of a finished dataset; a text of its own for a manifest that is none. */
export function runIdentityOf({ assets, engines, families, seed, spec }: Partial<Manifest>): string {
  return canonicalJson({ assets, engines, families, seed, spec });
}

/** Engines as a manifest has them: left out where there are none. */
const someEngines = (engines: Maker['engines']): Maker['engines'] | undefined =>
  Object.keys(engines).length > 0 ? engines : undefined;

/** What verifying compares of engines. Another driver is not an error, other pictures are. */
export const comparedEngines = (engines: Manifest['engines'] = {}): unknown =>
  Object.fromEntries(Object.entries(engines).map(([part, { vendor: _, ...compared }]) => [part, compared]));

/** What the digest is of: all but itself and the version of this library. */
const digested = words(
  'assets, capacity, counts, engines, families, files, format, imported, portable, seed, selection, spec',
) as readonly Exclude<keyof Manifest, 'digest' | 'topsyturvy'>[];

/** The number that stands for the whole dataset: equal digests mean equal bytes in every picture and line. */
export const digestOf = (manifest: Omit<Manifest, 'digest'>): string =>
  sha256(canonicalJson(Object.fromEntries(digested.map((name) => [name, manifest[name]]))));

export function buildManifest(
  { plan, assets, capacity, engines }: Maker,
  { questions, selection, files }: Pick<Manifest, 'selection' | 'files'> & { readonly questions: number },
): Manifest {
  const images = plan.parts.reduce(
    (sum, { count, family, params }) => sum + count * viewsOf(family, params).length,
    0,
  );
  const parts = Object.fromEntries(plan.parts.map(({ name, count }) => [name, count]));
  const named = someEngines(engines);
  const manifest: Omit<Manifest, 'digest'> = {
    format: 'topsyturvy-dataset-1',
    topsyturvy: packageVersion(),
    spec: plan.spec,
    seed: plan.seed,
    families: familyVersions(plan),
    portable: !named && plan.parts.every(({ family }) => family.portable !== false),
    ...(named && { engines: named }),
    assets,
    counts: { items: plan.length, images, questions, parts },
    capacity,
    selection,
    files,
  };
  return withDigest(manifest);
}

const withDigest = (manifest: Omit<Manifest, 'digest'>): Manifest => ({
  ...manifest,
  digest: digestOf(manifest),
});

interface ImportedParts extends Pick<Manifest, 'assets' | 'files'> {
  readonly name: string;
  readonly counts: Omit<Manifest['counts'], 'parts'>;
}

/** The manifest of a set that somebody else made: it has one part, whose family makes nothing. */
export function importedManifest(imported: string, { name, counts, assets, files }: ImportedParts): Manifest {
  const family = importedFamily(imported);
  const part = { name: imported, family, count: counts.items, params: {} };
  return withDigest({
    format: 'topsyturvy-dataset-1',
    topsyturvy: packageVersion(),
    imported,
    spec: { name, preset: 'strict', parts: [part] },
    seed: 'imported',
    families: { [family]: 1 },
    portable: true,
    assets,
    counts: { ...counts, parts: { [imported]: counts.items } },
    capacity: {},
    selection: { [imported]: {} },
    files,
  });
}

/** What the items of an imported set have in place of a family. @param form of the set */
export const importedFamily = (form: string): string => `imported/${form}`;
