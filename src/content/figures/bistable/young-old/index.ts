import type { BistableFigure } from '../figure.js';
import { bonnet } from './bonnet.js';
import { brim } from './brim.js';
import { curls } from './curls.js';
import { hood } from './hood.js';
import { kerchief } from './kerchief.js';
import { veil } from './veil.js';

/** A young woman who looks away, or an old one in profile. */
export const youngOld: BistableFigure = {
  name: 'young-old',
  summary: "A young woman who looks away, whose jaw is also the nose of an old woman's profile.",
  source: 'after a German postcard, 1888; Hill, Puck, 1915; Boring, American Journal of Psychology 42, 1930',
  open: true,
  drawings: [veil, bonnet, brim, kerchief, hood, curls],
  // No 'lady' or 'girl' here: what is said of them would no longer tell young from old.
  readings: () => [
    { word: 'young woman', accept: [] },
    { word: 'old woman', accept: ['elderly woman', 'aged woman'] },
  ],
};
