import { dealt } from '../../content/roster.js';
import { fontCatalog } from '../../glyphs/catalog.js';
import { paperMap } from '../../glyphs/paper-map.js';
import { rotatedTextDifficulty } from './difficulty.js';
import { textFamily } from './turned-text.js';

/** Strings whose half turn is another string: TextImage-Rot (RotOutBench A.5, A.6). */
export const textRotated = textFamily({
  name: 'text/rotated',
  difficulty: rotatedTextDifficulty,
  turns: {
    half: {
      alphabet: paperMap.alphabet,
      get fonts() {
        return readableFonts();
      },
      // The map is fixed; this only refuses fonts in which it cannot be read. The least in a shipped font is 0.797.
      minOverlap: 0.75,
    },
  },
  map: 'paper',
});

/** The fonts of the roster that leave out none of the six characters. */
function readableFonts(): string[] {
  const left = dealt('fonts', fontCatalog(), ({ id }) => id).filter(
    ({ exclusions }) => !exclusions.some(({ char }) => paperMap.alphabet.includes(char)),
  );
  return left.map(({ id }) => id);
}
