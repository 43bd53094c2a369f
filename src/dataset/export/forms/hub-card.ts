import { fontCatalog } from '../../../glyphs/catalog.js';
import { families } from '../../../families/index.js';
import type { ExportSource } from '../exporter.js';

/** What a card says of a data set's files: split → pattern of paths. */
export interface CardOptions {
  readonly files: ReadonlyMap<string, string>;
  readonly questions: number;
  /** The columns with their types as YAML lines, for files that do not say them. */
  readonly features?: readonly string[];
}

/** The YAML that Hugging Face reads at the top of a README.md. */
export function hubCard(source: ExportSource, { files, questions, features }: CardOptions): string {
  const { manifest } = source;
  return `license: ${licenseOf(source)}
task_categories:
  - visual-question-answering
size_categories:
  - ${sizeCategory(questions)}
tags:
  - topsyturvy
pretty_name: ${JSON.stringify(manifest.spec.name)}
configs:
  - config_name: default
    data_files:
${[...files].map(([split, path]) => `      - split: ${split}\n        path: ${JSON.stringify(path)}`).join('\n')}
${features ? `dataset_info:\n  features:\n${features.map((line) => `    ${line}\n`).join('')}` : ''}`;
}

/** The Hub's names for sizes. */
function sizeCategory(questions: number): string {
  const bounds = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8] as const;
  const names = ['n<1K', '1K<n<10K', '10K<n<100K', '100K<n<1M', '1M<n<10M', '10M<n<100M'] as const;
  return names[bounds.findIndex((bound) => questions < bound)] ?? '100M<n<1B';
}

/** The license that was asked for; else CC0 for what the library made of its own means (docs/cards), and other for the rest. */
const licenseOf = ({ settings, manifest }: ExportSource): string =>
  settings.license ?? (isOwnWork(manifest) ? 'cc0-1.0' : 'other');

/** Whether neither a file nor a family of a user's is in the pictures: shipped fonts are named by their ids. */
function isOwnWork({ spec, families: used, assets }: ExportSource['manifest']): boolean {
  const shipped = {
    fonts: new Set(fontCatalog().map(({ id }) => id)),
    families: new Set(families.map(({ name }): string => name)),
  };
  return (
    (spec.modules ?? []).length === 0 &&
    Object.keys(used).every((name) => shipped.families.has(name)) &&
    Object.keys(assets).every((name) => shipped.fonts.has(name))
  );
}

export function licenseNote(source: ExportSource): string {
  const license = licenseOf(source);
  return license === 'other'
    ? "The card names no license, as files or families of a user's are in the pictures; `--license` gives it one."
    : `The license is ${license}.`;
}
