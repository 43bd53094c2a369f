import { expect, test } from 'vitest';
import { armShapes, legShapes } from '../../../src/content/bodies/human/limbs.js';
import { asHumanLook } from '../../../src/content/bodies/human/look.js';
import { person } from '../../../src/content/bodies/human/person.js';
import { rigOf } from '../../../src/content/bodies/human/rig.js';
import { skirtShapes } from '../../../src/content/bodies/human/outfit.js';
import { hipShapes, torsoShapes } from '../../../src/content/bodies/human/trunk.js';
import { Stream } from '../../../src/core/stream.js';
import { organicParts, type NamedShape } from '../../../src/world/modeling/index.js';

/** A function of its own has no record, so that the kernel cannot be used. */
const byCall = (shape: NamedShape): NamedShape => ({
  ...shape,
  distance: (x, y, z) => shape.distance(x, y, z),
});

test.each([1, 2, 3])(
  'the skin of person %d is the same by the kernel, its reference and functions',
  (seed) => {
    const look = asHumanLook(person.look(new Stream(['skin', seed])));
    const rig = rigOf(look, {
      angles: { 'left shoulder': [70, 10, 40], 'right hip': [-50, 0, 10] },
      lift: 0,
    });
    const sides = ['left', 'right'] as const;
    const limbs = sides.flatMap((side) => [
      ...armShapes(rig, side, { grow: 0.01, until: 1.4, flare: 0.01 }).shapes,
      ...legShapes(rig, side, { grow: 0, from: 0.3 }).shapes,
    ]);
    const shapes = [...torsoShapes(rig, 0.01), ...hipShapes(rig), ...skirtShapes(rig), ...limbs];
    const options = { cell: 0.035, blend: 0.02 };
    const skin = organicParts(shapes, options);
    expect(skin.length).toBeGreaterThan(5);
    expect(organicParts([...shapes.slice(0, -1), byCall(shapes.at(-1)!)], options)).toEqual(skin);
    expect(organicParts(shapes.map(byCall), options)).toEqual(skin);
  },
);
