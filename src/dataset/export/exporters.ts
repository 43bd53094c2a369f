import type { Exporter } from './exporter.js';

/** An exporter as lists show it; its code is loaded when it is used. */
interface ExporterEntry {
  readonly name: string;
  readonly summary: string;
  load(): Promise<Exporter>;
}

/** Every form in which `topsyturvy export` writes questions; a new one is its file and an entry here. */
export const exporters = [
  {
    name: 'llava',
    summary: 'training data in the format of LLaVA',
    load: async () => (await import('./llava.js')).llava,
  },
  {
    name: 'few-shot',
    summary: 'question lines with examples before each question (MirrorQA, Table 6)',
    load: async () => (await import('./few-shot.js')).fewShot,
  },
  {
    name: 'chain-of-thought',
    summary: 'question lines that ask for reasoning in steps (MirrorQA, App. D)',
    load: async () => (await import('./reasoning.js')).reasoning,
  },
] as const satisfies readonly ExporterEntry[];

/** The name of an exporter. */
export type ExportTarget = (typeof exporters)[number]['name'];
