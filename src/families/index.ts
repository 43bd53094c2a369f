import { ambiguous } from './ambiguous/index.js';
import { matching } from './matching/matching.js';
import { mirrorBody } from './mirror/body.js';
import { mirrorPhoto } from './mirror/photo.js';
import { mirrorReflection } from './mirror/reflection.js';
import { orientations } from './orientation/index.js';
import { picturePair } from './picture/pair.js';
import { pictureRotated } from './picture/rotated.js';
import { textRotated } from './text/rotated.js';
import { textTurned } from './text/turned.js';
import { legacyEntry } from './legacy.js';
import type { FamilyEntry } from './registry.js';

/** The families that the library ships; a new one is its file, its test and a line here. */
export const families: readonly FamilyEntry[] = [
  legacyEntry(textRotated),
  legacyEntry(textTurned),
  legacyEntry(pictureRotated),
  legacyEntry(picturePair),
  legacyEntry(matching),
  ...orientations.map(legacyEntry),
  legacyEntry(mirrorBody),
  legacyEntry(mirrorReflection),
  legacyEntry(mirrorPhoto),
  ...ambiguous.map(legacyEntry),
];
