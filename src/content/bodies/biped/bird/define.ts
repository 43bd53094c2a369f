import { materials, part, type Linear, type Mesh, type Part } from '../../../../world/modeling/index.js';
import { merged, moved, scaled, turned, turnMatrix } from '../../../../world/modeling/mesh/index.js';
import { limb, organicParts, type NamedShape, type Shape } from '../../../../world/modeling/organic/index.js';
import { compose, identityRotation, rotate, transpose } from '../../../../world/pose.js';
import { add, dot, scale, subtract, type Vec3 } from '../../../../world/vector.js';
import { bent, carriedMesh, sides, signOf, type Frame, type Joint } from '../../making.js';
import { grounded, type BodyKind, type BodyPose, type PosedBody } from '../../body.js';
import { kindOf, openEyes } from '../../species.js';
import { belongings } from '../../quadruped/coat/belonging.js';
import { coatOf, type Palette } from '../../quadruped/making.js';
import { colorRefined } from '../../quadruped/coat/refine.js';
import { rigged, type Rig } from '../../quadruped/rig.js';
import { egg } from '../../quadruped/shapes.js';
import { surfaceOf } from '../../quadruped/surface-point.js';
import { feather } from './feather.js';
import type { BirdSpecies, BirdTail } from './form.js';
import { headParts, headPoints } from './head.js';
import { legParts, shank } from './leg.js';
import { sampleBird, type BirdLook } from './look.js';
import { wingParts, wingTip, type Flank } from './wing.js';

/**
 * The joints of a bird, in heights of its crown, standing at ease on y = 0. A wing whose joint is at rest is folded; one whose joint is turned is
 * spread, and turned from pointing straight out with its leading edge in front (a flipper: from hanging).
 */
function birdSkeleton({ leg: [hip, hock, foot], neck, tail, wing }: BirdSpecies): readonly Joint[] {
  const poll = neck[neck.length - 1];
  return [
    { name: 'trunk', at: [0, hip[1], hip[2]] },
    { name: 'neck', parent: 'trunk', at: [0, neck[0][0], neck[0][1]] },
    { name: 'head', parent: 'neck', at: [0, poll[0], poll[1]] },
    { name: 'tail', parent: 'trunk', at: [0, ...tail.at] },
    ...sides.flatMap((side): Joint[] => {
      const at = ([x, y, z]: readonly number[]) => [x * signOf(side), y, z] as const;
      return [
        {
          name: `${side} wing`,
          parent: 'trunk',
          at: at([wing.kind === 'flipper' ? 0.68 * wing.tip[0] : 0, ...wing.shoulder]),
        },
        { name: `${side} hip`, parent: 'trunk', at: at(hip) },
        { name: `${side} hock`, parent: `${side} hip`, at: at(hock) },
        { name: `${side} foot`, parent: `${side} hock`, at: at(foot) },
      ];
    }),
  ];
}

/** A fan of flat feathers, and plumes that arch over it. */
function tailParts(
  { feathers: [count, half, fan], length, pitch, plumes = [] }: BirdTail,
  colors: Palette,
  rig: Rig,
): Part[] {
  const { main, tail = colors['flight'] ?? main, plume = tail } = colors;
  const quills = Array.from({ length: count }, (_, i) => {
    const off = count === 1 ? 0 : i / (count - 1) - 0.5;
    // the middle ones above the others
    const lift = (0.5 - Math.abs(off)) * 0.5 * half;
    return moved(
      turned(feather(length * (1 - 0.12 * Math.abs(off)), half), 'y', off * fan),
      off * half,
      lift,
      0,
    );
  });
  const put = (mesh: Mesh): Mesh => carriedMesh(mesh, rig.turn('tail'), rig.joint('tail'));
  const arches = plumes.flatMap((path, i) =>
    [1, -1].map((side) =>
      moved(
        scaled(
          bent(
            path.map(([y, z, r]) => [0, y, z, r] as const),
            10,
          ),
          [0.45, 1, 1],
        ),
        side * (0.008 + 0.008 * i),
        0,
        0,
      ),
    ),
  );
  return [
    part('tail', materials.fur(tail), put(turned(merged(...quills), 'x', pitch))),
    ...(arches.length > 0 ? [part('tail', materials.satin(plume), put(merged(...arches)))] : []),
  ];
}

const defaultCell = 0.028;

/** A bird in a pose: made in heights of its crown, then scaled to its size. */
function buildBird(species: BirdSpecies, look: BirdLook, pose: BodyPose, coarseness = 1): PosedBody {
  const rig = rigged(birdSkeleton(species), pose.angles);
  const eyes = pose.eyes ?? openEyes(look.irises);
  const flank = flankOf(species, look);
  const folded = (side: (typeof sides)[number]): boolean =>
    !pose.angles[`${side} wing`]?.some((turn) => turn !== 0);
  const parts = [
    ...skinParts(species, look, rig, coarseness),
    ...headParts(species, look, eyes, rig),
    ...sides.flatMap((side) => wingParts(species.wing, look.colors, side, rig, flank, folded(side))),
    ...sides.flatMap((side) => legParts(species, look.colors, side, rig)),
    ...tailParts(species.tail, look.colors, rig),
  ].map((part) => ({ ...part, mesh: scaled(part.mesh, look.size) }));
  const points: Record<string, Vec3> = headPoints(species, look, rig);
  const frames: Record<string, Frame> = {};
  for (const [name, { rotation, position }] of rig.frames) {
    points[name] ??= position;
    frames[name] = { rotation, position: scale(position, look.size) };
  }
  for (const side of sides) points[`${side} wing`] = wingTip(species.wing, side, rig, flank, folded(side));
  const sized = Object.fromEntries(Object.entries(points).map(([name, p]) => [name, scale(p, look.size)]));
  return grounded({ parts, points: sized, frames }, pose.lift);
}

/** The trunk's shapes, turned and moved as told. */
const trunkShapes = ({ trunk }: BirdSpecies, { plump }: BirdLook, rig: Rig | undefined): Shape[] =>
  trunk.map(({ at, radii: [x, y, z], pitch = 0, blend = 0.08 }) =>
    egg(
      compose(turnMatrix('x', -pitch), rig?.turn('trunk') ?? identityRotation),
      rig ? rig.carry('trunk', [0, ...at]) : [0, ...at],
      [x * plump, y, z],
      blend,
    ),
  );

/** The flank along which folded wings lie: on the trunk at rest. */
function flankOf(species: BirdSpecies, look: BirdLook): Flank {
  const surface = surfaceOf(trunkShapes(species, look, undefined), 0.08);
  return (y, z) => Math.max(0, surface([1, y, z], [-1, 0, 0]).place[0]);
}

function skinParts(species: BirdSpecies, look: BirdLook, rig: Rig, coarseness: number): Part[] {
  const neck = species.neck.map(([y, z, r], i) => ({
    at: rig.carry(i === 0 ? 'trunk' : 'neck', [0, y, z]),
    r,
  }));
  const shapes: NamedShape[] = [
    ...trunkShapes(species, look, rig).map((shape) => ({ ...shape, part: 'trunk' })),
    ...neck.slice(1).map(({ at, r }, i): NamedShape => ({
      ...limb(neck[i].at, at, neck[i].r, r, { blend: i === 0 ? 0.09 : 0.02 }),
      part: 'neck',
    })),
    ...sides.map((side) => shank(species, side, rig)),
  ];
  const { colors, mirrored, pattern } = look;
  const coat = coatOf(colors.main, species.coat?.(colors, pattern) ?? []);
  const rest = toRest(rig);
  const belongingAt = belongings(shapes);
  const colorAt = (p: Vec3): Linear => {
    const [x, y, z] = rest(p);
    return coat([mirrored ? -x : x, y, z], belongingAt(p));
  };
  return organicParts(shapes, { cell: coarseness * (species.cell ?? defaultCell) }).map(({ name, mesh }) =>
    part(name, materials.fur([1, 1, 1]), colorRefined(mesh, colorAt)),
  );
}

/** The place at rest, about, of a point of the posed skin: the neck's lower half bends from the trunk's turn. */
function toRest(rig: Rig): (p: Vec3) => Vec3 {
  const back = (joint: string, p: Vec3): Vec3 =>
    add(rig.rest(joint), rotate(transpose(rig.turn(joint)), subtract(p, rig.joint(joint))));
  const base = rig.rest('neck');
  const along = subtract(rig.rest('head'), base);
  return (p) => {
    const [low, high] = [back('trunk', p), back('neck', p)];
    const share = Math.max(0, Math.min(1, (2 * dot(subtract(low, base), along)) / dot(along, along)));
    return add(low, scale(subtract(high, low), share));
  };
}

/** A kind of birds, whose joints poses can ask for. */
export interface Bird extends BodyKind {
  readonly rig: 'bird';
  readonly species: BirdSpecies;
  /** Its joints at rest, in heights of its crown. */
  readonly skeleton: readonly Joint[];
}

export const bird = (species: BirdSpecies): Bird => ({
  ...kindOf('bird', species, sampleBird, buildBird),
  skeleton: birdSkeleton(species),
});
