import type { Gradable } from '../grade/grade-reply.js';
import { readLayers, readList } from '../read/lists/list.js';
import { replyText } from '../read/reply-text.js';

/** What a judge is asked about one reply: whether some words of it match some words of the truth. */
export interface Comparison {
  /** Unique among those of a reply: a part's name, `all`, or `1-2`, layer 1 of the truth with layer 2 of the reply. */
  readonly name: string;
  readonly predicted: readonly string[];
  readonly truth: readonly string[];
}

/**
 * The comparisons by which a judge grades a reply to a question for words or layers. There are none for a reply with too few or too many
 * words, which cannot be right, and none for other questions. Layers that are more or fewer than asked for are judged, too. The judge of
 * AmbiBench A.5 does not mind the order of words and does not count them: so words in order are compared one by one, and layers each with
 * each.
 */
export function comparisonsOf({ scoring }: Pick<Gradable, 'scoring'>, reply: unknown): Comparison[] {
  const text = replyText(reply);
  if (text === null) return [];
  if (scoring.kind === 'words') {
    const { parts, ordered } = scoring;
    const { items } = readList(
      text,
      parts.map(({ name }) => name),
    );
    if (!ordered && items.length !== parts.length) return [];
    if (!ordered) return [{ name: 'all', predicted: items, truth: parts.map(({ word }) => word) }];
    return parts.flatMap(({ name, word }, i) =>
      items[i] === undefined ? [] : [{ name, predicted: [items[i]], truth: [word] }],
    );
  }
  if (scoring.kind !== 'layers') return [];
  const { layers } = readLayers(text, scoring.layers.length);
  if (layers.length === 0 || layers.length > mostLayers) return [];
  return scoring.layers.flatMap((things, i) =>
    layers.flatMap((predicted, j) =>
      predicted.length === things.length
        ? [{ name: `${i + 1}-${j + 1}`, predicted, truth: things.map(({ word }) => word) }]
        : [],
    ),
  );
}

/** The most layers of a reply; more are a guess. */
const mostLayers = 4;

/** The id by which a judge's reply refers to a comparison. */
export const comparisonId = (question: string, { name }: Comparison): string => `${question}#${name}`;
