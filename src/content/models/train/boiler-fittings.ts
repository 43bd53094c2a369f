import { points } from '../../../core/points.js';
import { bothSides, merged, moved, turned } from '../../../world/modeling/mesh/index.js';
import { cylinder, lathe, torus, chamferedBox } from '../../../world/modeling/solids/index.js';
import { ahead } from '../parts/ahead.js';

/** The fittings on a locomotive's boiler and at its front. @param axis the boiler's height @param front z of its front, meters */
export function boilerFittings(boilerR: number, axis: number, front: number) {
  const door = moved(
    ahead(
      lathe(points([boilerR * 0.78, 0], [boilerR * 0.78, 0.04], [boilerR * 0.6, 0.1], [0, 0.17]), {
        segments: 32,
      }),
    ),
    0,
    axis,
    front,
  );
  const doorTrim = merged(
    moved(ahead(torus(boilerR * 0.8, 0.025, 36, 6)), 0, axis, front + 0.02),
    moved(ahead(cylinder(0.05, 0.14, 16)), 0, axis, front + 0.2),
    moved(turned(chamferedBox(0.4, 0.04, 0.03, 0.01), 'z', 60), 0, axis, front + 0.25),
    bothSides(moved(chamferedBox(0.5, 0.05, 0.04, 0.012), boilerR * 0.55, axis + 0.25, front + 0.08)),
  );
  const top = axis + boilerR;
  const chimney = moved(
    lathe(points('0.3,-0.15 0.24,0.05 0.21,0.2 0.25,0.75 0.31,0.8 0.31,0.9 0.2,0.9 0.2,0.7'), {
      segments: 28,
    }),
    0,
    top,
    front - 0.5,
  );
  const dome = moved(
    lathe(points('0.36,-0.15 0.3,0.05 0.3,0.32 0.22,0.47 0.1,0.53 0,0.54'), { segments: 28 }),
    0,
    top,
    0.5,
  );
  const whistle = moved(cylinder(0.05, 0.4, 14, 0.02), 0, top + 0.12, -1);
  return { door, doorTrim, chimney, dome, whistle };
}
