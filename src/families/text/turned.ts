import { textFamily } from './turned-text.js';

/** The same under the other turns of a picture: mirror (b↔d), flip (b↔p) and quarter turns (N↔Z, C→U). */
export const textTurned = textFamily({
  name: 'text/turned',
  summary: 'Strings that read as other strings when mirrored, flipped or turned by 90 degrees.',
  turns: ['mirror', 'flip', 'quarter-cw', 'quarter-ccw', 'half'],
  map: 'found',
  alphabet: 'bdpq',
  // What a found map needs: see turnMapDefaults.
  minOverlap: 0.8,
});
