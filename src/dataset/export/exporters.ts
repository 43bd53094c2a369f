import type { Exporter } from './exporter.js';

/** An exporter as lists show it; its code is loaded when it is used. */
type ExporterEntry = { readonly name: string; readonly summary: string; load(): Promise<Exporter> };

/** Every form in which `topsyturvy export` writes questions; a new one is its file and an entry here. */
export const exporters = [
  {
    name: 'vlmevalkit',
    summary: 'tables of VLMEvalKit (TSV)',
    load: async () => (await import('./forms/vlmevalkit.js')).vlmevalkit,
  },
  {
    name: 'lmms-eval',
    summary: 'tasks of lmms-eval (YAML, utils.py, Parquet)',
    load: async () => (await import('./forms/lmms-eval.js')).lmmsEval,
  },
  {
    name: 'inspect',
    summary: 'data sets and tasks of inspect-ai (JSONL)',
    load: async () => (await import('./forms/inspect.js')).inspect,
  },
  {
    name: 'openai-batch',
    summary: "requests for OpenAI's Batch API (JSONL)",
    load: async () => (await import('./forms/openai-batch.js')).openaiBatch,
  },
  {
    name: 'hf',
    summary: 'an image folder of Hugging Face datasets, with a card',
    load: async () => (await import('./forms/hf.js')).hf,
  },
  {
    name: 'parquet',
    summary: 'Parquet files of Hugging Face datasets, with a card',
    load: async () => (await import('./forms/parquet.js')).parquet,
  },
  {
    name: 'webdataset',
    summary: 'WebDataset (tar files)',
    load: async () => (await import('./forms/webdataset.js')).webdataset,
  },
  {
    name: 'llava',
    summary: 'training data in the format of LLaVA',
    load: async () => (await import('./forms/llava.js')).llava,
  },
  {
    name: 'llama-factory',
    summary: 'training data in the format of LLaMA-Factory (ShareGPT)',
    load: async () => (await import('./forms/llama-factory.js')).llamaFactory,
  },
  {
    name: 'few-shot',
    summary: 'question lines with examples before each question (MirrorQA, Table 6)',
    load: async () => (await import('./forms/few-shot.js')).fewShot,
  },
  {
    name: 'chain-of-thought',
    summary: 'question lines that ask for reasoning in steps (MirrorQA, App. D)',
    load: async () => (await import('./forms/reasoning.js')).reasoning,
  },
  {
    name: 'switching',
    summary: 'question lines that ask for one reading and then for another (AmbiBench, 4.3)',
    load: async () => (await import('./forms/switching.js')).switching,
  },
] as const satisfies readonly ExporterEntry[];

/** The name of an exporter. */
export type ExportTarget = (typeof exporters)[number]['name'];
