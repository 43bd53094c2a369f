import { cosDegrees, sinDegrees, smoothStep, type Stream } from '../../../../core/index.js';
import { gravel } from '../../../../content/surfaces/gravel.js';
import { smoothNoise } from '../../../../world/lattice-noise.js';
import type { Material, Placed } from '../../../../world/index.js';
import type { Carrier } from './carrier.js';
import { ahead, seenAt } from './front.js';
import type { Site } from './ink.js';
import { floorBefore, looseRocks, placed, rockFace, rockMaterial, rockOf } from './rock.js';
import { sheetOf } from './sheet.js';
import { fromBeside, skyOf } from './sky.js';

/** Where in the picture the wall meets the floor. */
const foot = 0.4;

/** Daylight falls on the middle of the wall. */
const lit = ({ x, z }: Site): number => 0.3 + 0.7 * smoothStep(Math.max(0, 1 - (x * x + z * z) / 0.42));

/** A cave's wall with crevices, seen through the cave's mouth. */
export const cave: Carrier = (request) => {
  const { kind, layout, surface } = request;
  const material = rockMaterial(request);
  const wall = rockFace({ request, material, foot, light: lit });
  const gray = { ...surface(gravel, kind.child('floor')), baseColor: material.baseColor };
  const still = [
    floorBefore(foot, gray, layout.child('floor'), lit),
    ...looseRocks(layout.child('loose'), foot, material, 60),
    mouth(layout.child('mouth'), material),
  ];
  return {
    environment: skyOf(kind, 'low', [0.2, 0.18, 0.15], fromBeside),
    camera: ahead,
    objects: (depth) => [wall(depth), ...still],
  };
};

/** Half of the mouth's width, and its heights above and below the middle. */
const [wide, high, low] = [0.47, 0.465, 0.66];
/** Degrees about the middle at which the rocks around the mouth begin and end: below are none. */
const [from, to] = [-56, 236];

/** Dark rocks close to the viewer, around the picture: ceiling with stalactites, and side walls. */
function mouth(stream: Stream, material: Material): Placed {
  const rock = rockOf(stream.child('rock'));
  const seed = stream.below(0x40000000);
  const hanging = Array.from({ length: 7 }, () => {
    const at = stream.uniform(38, 142);
    const reach = stream.float();
    return { at, wide: 2.2 + 2.6 * reach, long: 0.012 + 0.04 * reach + (0.05 * Math.abs(at - 90)) / 52 };
  });
  /** How far the rocks' edge is, and, farther in, the tips of what hangs there. */
  const lipAt = (turn: number): readonly [edge: number, tip: number] => {
    const [c, s] = [cosDegrees(turn) / wide, sinDegrees(turn) / (turn < 0 || turn > 180 ? low : high)];
    let radius = 1 / Math.sqrt(Math.sqrt(c * c * c * c + s * s * s * s));
    radius +=
      0.09 * (smoothNoise(turn / 17 + 50, 0, seed) - 0.6) +
      0.03 * (smoothNoise(turn / 4 + 50, 0, seed + 1) - 0.5);
    let tip = radius;
    for (const one of hanging) tip -= one.long * Math.max(0, 1 - Math.abs(turn - one.at) / one.wide);
    return [radius, tip];
  };
  const mesh = sheetOf({
    cells: 180,
    site(along, down) {
      const turn = from + (to - from) * along;
      const [edge, tip] = lipAt(turn);
      const radius = edge + (tip - edge) * down * down * down + 0.34 * (1 - down);
      return { x: -radius * cosDegrees(turn), z: -radius * sinDegrees(turn) };
    },
    point: (site, height) => seenAt(site, 0.42 + height),
    height(site) {
      const out = Math.max(0, Math.sqrt(site.x * site.x + site.z * site.z) - 0.4);
      return 1.2 * out + rock(site);
    },
    flat: ([x, y]) => [x, -y],
    tile: 0.6,
    light: () => 0.07,
  })(0);
  return { ...placed('mouth', mesh, material), casts: false };
}
