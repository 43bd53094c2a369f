import { Path } from '../../../draw/path.js';
import { area, figure, stroke } from './figure.js';

/** A jellyfish with its arms below; upside down it is a plant that grows from a bowl. */
export const jellyfishPlant = figure({
  name: 'jellyfish-plant',
  readings: [
    'jellyfish: octopus, squid, medusa',
    `plant: potted plant, grass, pot, flower pot, flowerpot, bowl, houseplant, seaweed, bush, plant pot,
      cactus`,
  ],
  styles: ['flat', 'line', 'dark'],
  knobs: { wide: [0.24, 0.29], high: [0.3, 0.36], arms: [5, 7.99], wave: [0.03, 0.05], spread: [0.75, 1] },
  parts({ wide, high, arms, wave, spread }) {
    const count = Math.floor(arms);
    const brim = -0.08;
    const parts = [];
    for (let i = 0; i < count; i++) {
      const side = (2 * i) / (count - 1) - 1;
      const x = side * wide * 0.78;
      const reach = 0.42 - 0.1 * Math.abs(side) + (i % 2) * 0.05;
      const out = side * 0.1 * spread;
      const w = i % 2 === 0 ? wave : -wave;
      const tip: [number, number] = [x + out, brim + reach + 0.08];
      const arm = new Path()
        .moveTo(x - 0.026, brim)
        .cubicTo(x - 0.03 + w, brim + 0.3 * reach, x + out * 0.5 - 0.03 - w, brim + 0.7 * reach, ...tip)
        .cubicTo(
          x + out * 0.5 + 0.03 - w,
          brim + 0.7 * reach,
          x + 0.03 + w,
          brim + 0.3 * reach,
          x + 0.026,
          brim,
        )
        .close();
      parts.push(area(arm, 'accent'));
    }
    const bell = new Path()
      .moveTo(-wide, brim)
      .cubicTo(-wide, brim - high * 0.85, -wide * 0.55, brim - high, 0, brim - high)
      .cubicTo(wide * 0.55, brim - high, wide, brim - high * 0.85, wide, brim)
      .lineTo(wide + 0.02, brim + 0.02)
      .lineTo(wide, brim + 0.05)
      .lineTo(-wide, brim + 0.05)
      .lineTo(-wide - 0.02, brim + 0.02)
      .close();
    return [
      ...parts,
      area(bell, 'main'),
      stroke(new Path().moveTo(-wide * 0.97, brim - 0.02).lineTo(wide * 0.97, brim - 0.02), 0.016),
    ];
  },
});
