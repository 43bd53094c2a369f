import { isObject, type JsonObject } from '../../../core/json.js';
import { objectsIn, wrongFile, type ReplyReader } from './reply-reader.js';

/**
 * Samples that lmms-eval logs (`--log_samples`). Ids and replies stand in the metric `replies` of our tasks; lmms-eval itself
 * drops the documents from its logs. Where it keeps them, as older versions do, they do as well.
 */
export const lmmsEvalSamples: ReplyReader = {
  yesNoAsLetters: false,
  *read(file) {
    for (const { value, place } of objectsIn(file, 'a logged sample')) {
      const found = noted(value) ?? inDocument(value);
      if (!found)
        throw wrongFile(
          file,
          place,
          "has no question's id: give the *_samples_*.jsonl of a task that export --to lmms-eval wrote, run with --log_samples",
        );
      yield { ...found, place };
    }
  },
};

function noted({ replies }: JsonObject): { id: string; reply: string } | undefined {
  if (!isObject(replies)) return undefined;
  const { id, reply } = replies;
  return typeof id === 'string' && typeof reply === 'string' ? { id, reply } : undefined;
}

function inDocument({
  doc,
  filtered_resps: filtered,
  resps,
}: JsonObject): { id: string; reply: string } | undefined {
  const reply = firstText(filtered) ?? firstText(resps);
  return isObject(doc) && typeof doc.id === 'string' && reply !== undefined
    ? { id: doc.id, reply }
    : undefined;
}

/** The first text in lists of lists. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return Array.isArray(value) ? firstText(value[0]) : undefined;
}
