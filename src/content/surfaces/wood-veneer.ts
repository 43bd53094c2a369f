import { blank, defineSurface } from './define.js';
import { anySpecies, woodRamp } from './species.js';
import { rampAt } from './tiles/ramp.js';
import { woodFigure } from './wood-figure.js';

const tile = [1.2, 0.6] as const;

/** Wood of furniture in one piece, the grain along u. */
export const woodVeneer = defineSurface({
  name: 'wood veneer',
  tile,
  paint(variation, size) {
    const species = anySpecies(variation.child('species'));
    const look = variation.child('look');
    const figure = woodFigure(
      size,
      { species, tile, ring: look.uniform(0.009, 0.016) },
      variation.child('figure'),
    );
    const gloss = look.uniform(0.3, 0.55);
    const table = woodRamp(species);
    const { color, roughness } = blank(size);
    for (let at = 0, to = 0; at < roughness.length; at++, to += 3) {
      const k = rampAt(figure.tone[at]);
      color[to] = table[k];
      color[to + 1] = table[k + 1];
      color[to + 2] = table[k + 2];
      roughness[at] = gloss + 0.1 * (figure.tone[at] - 0.4);
    }
    return { color, height: figure.height, roughness };
  },
});
