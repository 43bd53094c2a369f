import { turnMapDefaults } from '../../glyphs/turn-map.js';
import { textDifficulty } from './difficulty.js';
import { symmetricFonts } from './layout.js';
import { textFamily } from './turned-text.js';

/** Shipped fonts with an N and Z about as wide as high, so that each is the other on its side. */
const square = ['dejavu-sans', 'varela-round', 'outfit'];

/** The same under the other turns of a picture: mirror (b↔d), flip (b↔p) and quarter turns (N↔Z, C↔U). */
export const textTurned = textFamily({
  name: 'text/turned',
  difficulty: textDifficulty,
  turns: {
    mirror: { alphabet: 'bdpq', fonts: symmetricFonts, minOverlap: turnMapDefaults('mirror').minOverlap },
    flip: { alphabet: 'bdpq', fonts: symmetricFonts, minOverlap: turnMapDefaults('flip').minOverlap },
    'quarter-cw': { alphabet: 'NZU', fonts: square, minOverlap: turnMapDefaults('quarter-cw').minOverlap },
    'quarter-ccw': { alphabet: 'NZC', fonts: square, minOverlap: turnMapDefaults('quarter-ccw').minOverlap },
  },
  map: 'found',
});
