import { materials, oklch } from '../../world/modeling/index.js';
import { movedPart, turnedPart } from '../../world/modeling/mesh/place-part.js';
import type { Part } from '../../world/model.js';
import { objectNames } from '../names/objects.js';
import { defineModel } from './define.js';
import { ballHead, barHead, blockHead, ringHead, tubeHead } from './parts/webcam-heads.js';
import { jointY, webcamCable, webcamStand } from './parts/webcam-stand.js';

const heads = { bar: barHead, ball: ballHead, tube: tubeHead, ring: ringHead, block: blockHead } as const;

/** A webcam on its clip for a laptop or monitor, or on small legs: a bar, a ball, a tube, a ring of light, a block. */
export const laptopCamera = defineModel({
  category: 'laptop camera',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the lens',
  hasUp: true,
  names: objectNames('laptop camera'),
  build(variation): Part[] {
    const style = variation.child('form').choice(['bar', 'ball', 'tube', 'ring', 'block'] as const);
    const size = variation.child('size');
    const look = variation.child('look');
    const tint = oklch(look.uniform(0.4, 0.8), look.uniform(0.03, 0.15), look.uniform(0, 360));
    const body = look.choice([
      materials.mattePlastic('#222428'),
      materials.plastic('#e8e9ea'),
      materials.aluminum(),
      materials.plastic(tint),
    ]);
    const face = look.choice([materials.plastic('#121315'), materials.mattePlastic('#2c2f33')]);
    const ring = look.choice([
      materials.chrome(),
      materials.gold(),
      materials.glossy('#a01f24'),
      materials.glossy('#2668b8'),
    ]);
    const stand = variation.child('stand').choice(['clip', 'clip', 'tripod'] as const);
    const head = heads[style](size, { body, face, ring, isOn: look.float() < 0.6 });
    const y = jointY[stand] + head.below;
    const tilt = size.uniform(-2, 8);
    const [cableY, cableZ] = head.cable;
    return [
      ...webcamStand(
        stand,
        size.uniform(0.034, 0.046),
        look.choice([body, materials.mattePlastic('#1d1f22')]),
      ),
      ...head.parts.map((part) => movedPart(turnedPart(part, 'x', -tilt), 0, y, 0)),
      ...webcamCable([0, y + cableY, cableZ], look.choice([-1, 1])),
    ];
  },
});
