import { ambiguous } from './ambiguous/index.js';
import { compositions } from './composition/index.js';
import { mirrors } from './mirror/index.js';
import { orientations } from './orientation/index.js';
import type { FamilyEntry } from './registry.js';
import { spatial } from './relations/index.js';

const shipped = [
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
] as const satisfies readonly FamilyEntry[];

/** The families that the library ships, loaded when a plan needs them; a new one is its file, its test and its entry here. */
export const families: readonly FamilyEntry[] = shipped;

type Shipped = { [Entry in (typeof shipped)[number] as Entry['name']]: Awaited<ReturnType<Entry['load']>> };

/**
 * The families that `plan` knows by name, with their types. Yours can join them:
 *
 * @example declare module 'topsyturvy' { interface FamilyTypes { 'bars/mirrored': typeof mirroredBars } }
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- open to declarations of others
export interface FamilyTypes extends Shipped {}
