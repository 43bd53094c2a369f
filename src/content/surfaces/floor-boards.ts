import { defineSurface } from './define.js';
import { anySpecies } from './species.js';
import { paintBoards } from './painted-boards.js';
import { boards } from './tiles/courses.js';
import { woodFigure } from './wood-figure.js';

const tile = [2.4, 1.2] as const;

/** Lacquered floor boards, along u: 10 to 15 cm wide, two in a row. */
export const floorBoards = defineSurface({
  name: 'floor boards',
  tile,
  paint(variation, size) {
    const species = anySpecies(variation.child('species'));
    const look = variation.child('look');
    const rows = boards(variation.child('boards'), look.choice([8, 10, 12]), 2);
    const figure = woodFigure(
      size,
      { species, tile, ring: look.uniform(0.012, 0.02) },
      variation.child('figure'),
    );
    return paintBoards(
      size,
      { species, tile, figure, rows, differ: 0.1, gap: 0.0011, gloss: look.uniform(0.32, 0.5) },
      variation.child('each'),
    );
  },
});
