import { materials, oklch } from '../../world/modeling/index.js';
import { Sheet } from '../../world/modeling/print.js';
import type { Stream } from '../../core/stream.js';
import type { Material } from '../../world/material.js';
import type { Part } from '../../world/model.js';
import { objectNames } from '../names/objects.js';
import { defineModel } from './define.js';
import { flatMonitor, type FlatMonitor } from './parts/flat-monitor.js';
import { workScreen } from './parts/screens.js';
import { tubeMonitor } from './parts/tube-monitor.js';

/** What a maker decides of a flat one: measures, stand and finish. */
type Design = Omit<FlatMonitor, 'isOn' | 'picture' | 'tilt'>;

const black = (): Material => materials.mattePlastic('#17181a');

/** Hardly any frame, a slim stand. */
function slim(size: Stream, look: Stream): Design {
  const width = size.uniform(0.52, 0.6);
  return {
    width,
    height: width * size.choice([0.58, 0.64]),
    bezel: 0.006,
    chin: 0.012,
    depth: 0.016,
    stand: size.choice(['plate', 'disc', 'bracket'] as const),
    raised: size.uniform(0.1, 0.14),
    casing: look.choice([materials.aluminum(), black(), materials.plastic('#eceded')]),
    frame: materials.plastic('#0c0d0e'),
    accent: materials.plastic(oklch(0.6, 0.12, look.uniform(0, 360))),
  };
}

/** Curved, on two legs, a colored ring behind. */
function gaming(size: Stream, look: Stream): Design {
  const width = size.uniform(0.58, 0.61);
  return {
    width,
    height: width * size.uniform(0.56, 0.6),
    bezel: 0.007,
    chin: 0.019,
    depth: 0.018,
    curve: size.uniform(0.75, 1),
    stand: 'legs',
    raised: size.uniform(0.09, 0.13),
    casing: look.choice([black(), materials.plastic('#2a2d33'), materials.plastic('#e9eaec')]),
    frame: materials.plastic('#0f1012'),
    accent: materials.glowing(look.choice(['#e0322c', '#2f8fe0', '#8a3fd0', '#35b86a']), 0.5),
  };
}

/** Of an office some years ago: nearly square, a thick frame with buttons. */
function office(size: Stream, look: Stream): Design {
  const width = size.uniform(0.38, 0.43);
  const casing = look.choice([
    materials.mattePlastic('#b9bbbc'),
    materials.mattePlastic('#d8d2c2'),
    materials.mattePlastic('#2b2d30'),
  ]);
  return {
    width,
    height: width * size.uniform(0.82, 0.88),
    bezel: 0.019,
    chin: 0.036,
    depth: 0.032,
    stand: size.choice(['disc', 'plate'] as const),
    raised: size.uniform(0.07, 0.11),
    casing,
    frame: look.choice([casing, black()]),
    accent: materials.mattePlastic('#55585c'),
  };
}

/** A computer's screen on its stand: slim, curved, of an old office, or with a picture tube. */
export const monitor = defineModel({
  category: 'monitor',
  broadClass: 'electronics',
  hasFront: true,
  frontShownBy: 'the screen',
  hasUp: true,
  names: objectNames('monitor'),
  bestView: { heading: [12, 28] },
  build(variation): Part[] {
    const style = variation
      .child('form')
      .weighted(['slim', 'gaming', 'office', 'tube'] as const, [3, 2, 2, 1]);
    const size = variation.child('size');
    const look = variation.child('look');
    const isOn = look.float() < 0.85;
    const screen = variation.child('screen');
    const shown = {
      isOn,
      tilt: size.uniform(1, 7),
      picture: (width: number, height: number) =>
        isOn ? workScreen(screen, width, height) : new Sheet(width, height, '#0d1013', 32),
    };
    if (style === 'tube') {
      const tone = look.choice(['#d9d0b8', '#c9c7c0', '#2c2d30']);
      const dark = materials.mattePlastic(tone === '#2c2d30' ? '#0d0e10' : '#4a4740');
      return tubeMonitor({
        ...shown,
        width: size.uniform(0.36, 0.41),
        casing: materials.mattePlastic(tone),
        dark,
      });
    }
    const design = { slim, gaming, office }[style](size, look);
    return flatMonitor({ ...design, ...shown });
  },
});
