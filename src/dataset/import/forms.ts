import type { ForeignForm } from './foreign-set.js';

/** A form as lists show it; its code is loaded when it is used. */
interface FormEntry {
  readonly name: string;
  /** One line, for a list of forms. */
  readonly summary: string;
  load(): Promise<ForeignForm>;
}

/** Every form that `topsyturvy import` reads; a new one is its file and an entry here. */
export const foreignForms = [
  {
    name: 'ambibench',
    summary: "pictures.jsonl with a picture of AmbiBench's nine categories and its readings on each line",
    load: async () => (await import('./ambibench.js')).ambibench,
  },
  {
    name: 'lines',
    summary: 'questions.jsonl with pictures, question and answer on each line',
    load: async () => (await import('./lines.js')).lines,
  },
  {
    name: 'mirrorqa',
    summary: "the folder Dataset of MirrorQA's repository",
    load: async () => (await import('./mirrorqa.js')).mirrorqa,
  },
] as const satisfies readonly FormEntry[];

/** The name of a form that `importDataset` reads. */
export type ForeignFormName = (typeof foreignForms)[number]['name'];
