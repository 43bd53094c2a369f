import { labelOfOption } from '../../families/mirror/prompts/labels.js';
import { defineScorer } from '../../score/scorer.js';
import { formatMirror } from './format.js';
import { mirrorScores, type MirrorScores } from './scores.js';

/** MirrorQA, by condition: original, mirrored, original.viewer, … */
export const mirror = defineScorer<Record<string, MirrorScores>>({
  name: 'mirror',
  summary: 'Sides of a body: classes, circular evaluation, flip consistency, types of error (MirrorQA).',
  check({ scoring, options = {}, facts = {} }) {
    if (scoring.kind !== 'letter') return 'is not answered with one letter';
    const odd = Object.values(options).find((text) => labelOfOption(text) === undefined);
    if (odd !== undefined) return `has an option that is not a side: '${odd}'`;
    if (Object.keys(options).length < 2) return 'has fewer than two options';
    if (!Number.isInteger(facts['shift'])) return "has no fact 'shift' that is a whole number";
    return facts['twin'] === undefined || typeof facts['twin'] === 'string'
      ? undefined
      : "has a fact 'twin' that is not the name of a condition";
  },
  score: mirrorScores,
  format: formatMirror,
});
