import { ambiguous, type AmbiguousFamilies } from './ambiguous/index.js';
import { compositions, type CompositionFamilies } from './composition/index.js';
import { mirrors, type MirrorFamilies } from './mirror/index.js';
import { orientations, type OrientationFamilies } from './orientation/index.js';
import type { FamilyEntry } from './registry.js';
import { spatial, type SpatialFamilies } from './relations/index.js';

/** The families that the library ships, loaded when a plan needs them; a new one is its file, its test and its entry here. */
export const families: readonly FamilyEntry[] = [
  {
    name: 'text/rotated',
    version: 1,
    summary: 'Strings that read as other strings after a half turn, such as 6b and q9.',
    load: async () => (await import('./text/rotated.js')).textRotated,
  },
  {
    name: 'text/turned',
    version: 1,
    summary: 'Strings that read as other strings when mirrored, flipped or turned by 90 degrees.',
    load: async () => (await import('./text/turned.js')).textTurned,
  },
  {
    name: 'picture/rotated',
    version: 1,
    summary:
      'Drawn pictures that show something else after a half turn: signs, hands, faces, dimples, displays, ….',
    load: async () => (await import('./picture/rotated.js')).pictureRotated,
  },
  {
    name: 'picture/pair',
    version: 1,
    summary: 'Your own pictures with the readings of both ways up, from a JSON file.',
    load: async () => (await import('./picture/pair.js')).picturePair,
  },
  {
    name: 'matching',
    version: 1,
    summary: 'A picture of another family and four candidates, one of them its half turn.',
    load: async () => (await import('./matching/matching.js')).matching,
  },
  ...orientations,
  ...mirrors,
  ...ambiguous,
  ...compositions,
  ...spatial,
];

/**
 * The families that `plan` knows by name, with their types. Yours can join them:
 *
 * @example declare module 'topsyturvy' { interface FamilyTypes { 'bars/mirrored': typeof mirroredBars } }
 */
export interface FamilyTypes
  extends OrientationFamilies, MirrorFamilies, AmbiguousFamilies, CompositionFamilies, SpatialFamilies {
  'text/rotated': typeof import('./text/rotated.js').textRotated;
  'text/turned': typeof import('./text/turned.js').textTurned;
  'picture/rotated': typeof import('./picture/rotated.js').pictureRotated;
  'picture/pair': typeof import('./picture/pair.js').picturePair;
  matching: typeof import('./matching/matching.js').matching;
}
