import type { ExportSource } from '../exporter.js';

/** What a card says of a data set's files: split → pattern of paths. */
export interface CardOptions {
  readonly files: ReadonlyMap<string, string>;
  readonly questions: number;
  /** The columns with their types as YAML lines, for files that do not say them. */
  readonly features?: readonly string[];
}

/** The YAML that Hugging Face reads at the top of a README.md. */
export function hubCard(
  { settings, manifest }: ExportSource,
  { files, questions, features }: CardOptions,
): string {
  return `license: ${settings.license ?? 'other'}
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

export const licenseNote = ({ settings }: ExportSource): string =>
  settings.license === undefined
    ? 'The card names no license; `--license` gives it one.'
    : `The license is ${settings.license}.`;
