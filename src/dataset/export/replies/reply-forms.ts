import type { ReplyReader } from './reply-reader.js';

/** A form of replies as lists show it; its code is loaded when it is used. */
type ReplyForm = { readonly name: string; readonly summary: string; load(): Promise<ReplyReader> };

/** Every form from which `topsyturvy import-replies` reads; a new one is its file and an entry here. */
export const replyForms = [
  {
    name: 'openai-batch',
    summary: 'output and error files of the Batch API',
    load: async () => (await import('./openai-batch-output.js')).openaiBatchOutput,
  },
  {
    name: 'vlmevalkit',
    summary: 'predictions as TSV or CSV',
    load: async () => (await import('./vlmevalkit-predictions.js')).vlmevalkitPredictions,
  },
  {
    name: 'lmms-eval',
    summary: 'logged samples',
    load: async () => (await import('./lmms-eval-samples.js')).lmmsEvalSamples,
  },
  {
    name: 'inspect',
    summary: 'logs in JSON',
    load: async () => (await import('./inspect-log.js')).inspectLog,
  },
  {
    name: 'jsonl',
    summary: 'one {"id", "reply"} a line with the ids of an export or of the dataset',
    load: async () => (await import('./reply-lines.js')).replyLines,
  },
] as const satisfies readonly ReplyForm[];

/** The name of a form of replies. */
export type ReplyFormName = (typeof replyForms)[number]['name'];
