import { cosDegrees, memoize, points, sinDegrees } from '../../../core/index.js';
import { lathe, loft, materials, part, tube, type Mesh, type Part } from '../../../world/modeling/index.js';
import { linear, mixed, type Linear } from '../../../world/modeling/color.js';
import { moved, scaled, turned } from '../../../world/modeling/mesh/index.js';
import { add, scale, type Vec3 } from '../../../world/vector.js';
import { signOf, type Eye, type Side } from '../making.js';
import { eyePlace } from './face/face.js';

/** Radii of the eyeball and of the lids, meters. */
const ballRadius = 0.0152;
const lidRadius = 0.0165;
/** Half the length of the slit, as an angle at the middle of the ball. */
const halfSlit = 62;
const steps = 24;

/** An eye about the middle of the head, so many times as large as the mean one: ball, iris and pupil, lids that leave an almond open or meet in a line of lashes. */
export function eyeParts(side: Side, { open, iris }: Eye, skin: Linear, size = 1): Part[] {
  return eyeOfMeanSize(side, { open, iris }, skin).map((part) => ({
    ...part,
    mesh: sized(part.mesh, side, size),
  }));
}

/** A mesh scaled about the middle of the ball. */
function sized(mesh: Mesh, side: Side, size: number): Mesh {
  const [x, y, z] = [eyePlace[0] * signOf(side), eyePlace[1], eyePlace[2]];
  return moved(scaled(moved(mesh, -x, -y, -z), size), x, y, z);
}

function eyeOfMeanSize(side: Side, { open, iris }: Eye, skin: Linear): Part[] {
  const name = `${side} eye`;
  const { lid, lash, discs } = eyeMeshes(side, open);
  const lids: Part[] = [
    part(name, materials.skin(mixed(skin, '#5a2a20', 0.1)), lid),
    part(name, materials.mattePaint('#120d0b'), lash),
  ];
  if (!open) return lids;
  const color = linear(iris);
  const [ball, ring, colored, pupil] = discs;
  return [
    part(name, materials.glossy('#efece6'), ball),
    part(name, materials.glossy(mixed(color, '#0c0806', 0.62)), ring),
    part(name, materials.glossy(color), colored),
    part(name, materials.glossy('#060505'), pupil),
    ...lids,
  ];
}

/** The ball, the ring around the iris, the iris, the pupil: how far each lies before the ball, meters, and how far it reaches, degrees. */
const layers = points('0,84 0.0003,33 0.0005,28 0.0008,13');

const eyeMeshes = memoize((side: Side, open: boolean) => {
  const x = signOf(side);
  const put = (mesh: Mesh): Mesh => moved(mesh, eyePlace[0] * x, eyePlace[1], eyePlace[2]);
  return {
    lid: put(lidMesh(open, x)),
    lash: put(lashes(open, x)),
    discs: layers.map(([out, angle]) => put(disc(ballRadius + out, angle))) as [Mesh, Mesh, Mesh, Mesh],
  };
});

/** A piece of a ball around +z. @param angle how far it reaches from there, degrees */
function disc(radius: number, angle: number): Mesh {
  const profile = [0, 1, 2].map((i) => {
    const a = (angle * (2 - i)) / 2;
    return [radius * sinDegrees(a), radius * cosDegrees(a)] as const;
  });
  return turned(lathe(profile, { segments: 18 }), 'x', 90);
}

/** The edge of the lids at an angle around the slit, as angles to the left and up at the middle of the ball. */
function slit(open: boolean, around: number, x: 1 | -1): readonly [azimuth: number, elevation: number] {
  const across = cosDegrees(around);
  const up = sinDegrees(around);
  const bow = 1 - across * across;
  const lower = -21 * bow - 2;
  const elevation = open ? (up >= 0 ? 27 * bow : lower) : up >= 0 ? lower + 0.5 : lower;
  // the outer corner lies a little higher
  return [x * halfSlit * across, elevation + 3 * across];
}

/** The skin from the edge of the lids out to the socket. */
function lidMesh(open: boolean, x: 1 | -1): Mesh {
  const ring = (share: number): Vec3[] =>
    Array.from({ length: steps }, (_, i) => {
      const around = (360 * (i + 0.5)) / steps;
      const [azimuth, elevation] = slit(open, around, x);
      const rim: Vec3 = [x * cosDegrees(around), sinDegrees(around), -0.12];
      const edge = direction(azimuth, elevation);
      const mixedUp = add(scale(edge, 1 - share), scale(rim, share));
      const size = Math.sqrt(mixedUp[0] * mixedUp[0] + mixedUp[1] * mixedUp[1] + mixedUp[2] * mixedUp[2]);
      return scale(mixedUp, lidRadius / size);
    });
  const edge = ring(0).map((p) => scale(p, (ballRadius - 0.0004) / lidRadius));
  return loft([edge, ring(0), ring(0.3), ring(0.65), ring(1)], { caps: false, crease: 50 });
}

/** The lashes along the edge of the upper lid; where it is shut, a bow that sags. */
function lashes(open: boolean, x: 1 | -1): Mesh {
  const places = Array.from({ length: 11 }, (_, i): Vec3 => {
    const [azimuth, elevation] = slit(open, 180 - 18 * i, x);
    return scale(direction(azimuth, elevation), lidRadius + 0.0001);
  });
  const thick = open ? 0.0011 : 0.0016;
  return tube(
    places,
    places.map((_, i) => thick * (0.55 + 0.09 * Math.min(i, 5))),
    6,
    { caps: 'round' },
  );
}

function direction(azimuth: number, elevation: number): Vec3 {
  const c = cosDegrees(elevation);
  return [c * sinDegrees(azimuth), sinDegrees(elevation), c * cosDegrees(azimuth)];
}
