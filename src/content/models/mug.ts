import { materials, mixed, oklch, part, type Vec3 } from '../../world/modeling/index.js';
import { ellipse, smoothCurve } from '../../world/modeling/plane/index.js';
import { sweep, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { vessel } from '../../world/modeling/solids/vessel.js';
import { defineModel } from './define.js';

/** A coffee mug; its handle is on its own left (+X). */
export const mug = defineModel({
  category: 'mug',
  broadClass: 'containers',
  hasFront: false,
  silhouetteView: { yaw: [-24, 24], elevation: [10, 20], oneSided: true },
  knownBy: ['outline', 'coarse outline'],
  thick: true,
  confusedWith: ['teapot'],
  label: { on: 'body', at: 0.5, size: [0.75, 0.5], texts: [['TEA'], ['GOOD', 'DAY'], ['MILK'], ['HELLO']] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.038, 0.046);
    const height = size.uniform(0.088, 0.108);
    const taper = size.uniform(-0.05, 0.14); // how much narrower the foot is
    const belly = size.uniform(0, 0.06);
    const glaze = oklch(look.uniform(0.4, 0.92), look.uniform(0.02, 0.15), look.uniform(0, 360));
    const handleTone = look.choice([glaze, glaze, mixed(glaze, '#ffffff', 0.7)]);

    const foot = radius * (1 - taper);
    const at = (t: number): number => foot + (radius - foot) * t + 4 * belly * radius * t * (1 - t);
    const edge = 0.004;
    const profile: ProfilePoint[] = [
      [foot - edge, 0],
      [foot - 0.3 * edge, 0.3 * edge],
      ...[0.05, 0.15, 0.3, 0.45, 0.6, 0.75, 0.88, 1].map((t): ProfilePoint => [at(t), t * height]),
    ];
    const reach = size.uniform(0.7, 0.85) * radius;
    const [low, high] = [0.2 * height, 0.82 * height];
    const inside = 0.0015; // the handle's ends stand in the wall
    const path = smoothCurve<Vec3>(6, [
      [at(0.82) - inside, high, 0],
      [radius + 0.55 * reach, high + 0.01 * height, 0],
      [radius + reach, 0.64 * height, 0],
      [radius + 0.86 * reach, 0.4 * height, 0],
      [radius + 0.4 * reach, low + 0.02 * height, 0],
      [at(0.2) - inside, low - 0.01 * height, 0],
    ]);
    const handle = sweep(path, ellipse(0.0085, 0.014, 16), 1, { up: [0, 0, 1] });
    return [
      part('body', materials.ceramic(glaze), vessel(profile, 0.0042, 0.006, { segments: 72 })),
      part('handle', materials.ceramic(handleTone), handle),
    ];
  },
});
