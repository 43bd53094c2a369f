import { points } from '../../../core/points.js';
import { circle, Path, polygon, thread } from '../../../draw/index.js';
import { area, figure, stroke } from './figure.js';

/** A scoop of ice cream with chips in a cone; upside down it is a head under a pointed hat. */
export const iceCreamGnome = figure({
  name: 'ice-cream-gnome',
  readings: [
    'ice cream: ice cream cone, ice-cream, icecream, cone, gelato',
    'gnome: clown, wizard, elf, face, head, hat, party hat, witch, dwarf, man, pointed hat',
  ],
  styles: ['flat', 'line'],
  knobs: { wide: [0.17, 0.2], smile: [0.03, 0.05], eyes: [0.055, 0.07], tall: [0.44, 0.5], rows: [2, 4.99] },
  parts({ wide, smile, eyes, tall, rows }) {
    const brim = 0;
    const cone = polygon(points([-wide - 0.01, brim], [wide + 0.01, brim], [0, brim + tall]));
    const lines = Math.floor(rows);
    const parts = [area(circle(0, -0.15, wide + 0.005), 'light'), area(cone, 'main')];
    for (let i = 1; i <= lines; i++) {
      const at = (0.92 * i) / (lines + 1);
      const half = (wide + 0.01) * (1 - at);
      const line = thread(
        points([-half, brim + tall * at], [0, brim + tall * at + 0.03], [half, brim + tall * at]),
      );
      parts.push(stroke(line, 0.016, 'accent'));
    }
    const wave = new Path().moveTo(-wide - 0.04, brim + 0.005);
    for (let i = 0; i < 5; i++) {
      const step = (2 * wide + 0.08) / 5;
      const x = -wide - 0.04 + i * step;
      wave.quadTo(x + step / 2, brim + 0.07, x + step, brim + 0.005);
    }
    wave
      .lineTo(wide + 0.03, brim - 0.05)
      .lineTo(-wide - 0.03, brim - 0.05)
      .close();
    return [
      ...parts,
      area(wave, 'accent'),
      area(circle(eyes, -0.115, 0.019), 'ink', false),
      area(circle(-eyes, -0.115, 0.019), 'ink', false),
      area(circle(0, -0.165, 0.026), 'accent'),
      stroke(thread(points([-0.075, -0.225], [0, -0.225 - smile], [0.075, -0.225])), 0.018),
    ];
  },
});
