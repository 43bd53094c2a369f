import { materials, smoothCurve, type Mesh, type Part, type Vec3 } from '../../../world/modeling/index.js';
import { merged, moved, movedPart, part, turned } from '../../../world/modeling/mesh/index.js';
import { Sheet } from '../../../world/modeling/print.js';
import { beveledBox, box, cone, cylinder, tube } from '../../../world/modeling/solids/index.js';

/**
 * A cord that leaves a back (facing -Z) through a bushing, hangs down, and lies on the ground (y = 0) behind it, its plug at its end.
 * @param from where it leaves, meters
 * @param along how far it lies along x on the ground, meters; negative: to the other side
 */
export function powerCord([x, y, z]: Vec3, along: number, radius: number): Mesh {
  const path = smoothCurve<Vec3>(4, [
    [x, y, z + radius],
    [x, y, z - 2.5 * radius],
    [x + 0.04 * along, y - Math.min(0.3 * y, 6 * radius), z - 4 * radius],
    [x + 0.1 * along, Math.max(radius, 0.25 * y), z - 4 * radius],
    [x + 0.3 * along, radius, z - 5 * radius],
    [x + 0.7 * along, radius, z - 6 * radius],
    [x + along, radius, z - 4.5 * radius],
  ]);
  const bushing = moved(turned(cylinder(2 * radius, 2.5 * radius, 14, 0.5 * radius), 'x', 90), x, y, z);
  const plug = moved(
    beveledBox(9 * radius, 5.2 * radius, 6 * radius, 1.6 * radius, 1),
    x + along,
    2.6 * radius,
    z - 4.5 * radius,
  );
  return merged(tube(path, radius, 6), bushing, plug);
}

/** The maker's label on the back of an appliance: lines too small to read and a bar code; it faces -Z. Meters, by its middle. */
export function ratingPlate(width: number, [x, y, z]: readonly [number, number, number]): Part {
  const height = 0.55 * width;
  const sheet = new Sheet(width, height, '#d5d6d4', 96);
  for (const [row, length] of [0.8, 0.55, 0.7, 0.4].entries())
    sheet.bar(
      (-0.44 + length / 2 - 0.0) * width * 0.92,
      (-0.32 + 0.15 * row) * height,
      length * width * 0.92,
      0.06 * height,
      '#3c3d3f',
    );
  for (let i = 0; i < 14; i++)
    sheet.bar(
      (-0.38 + 0.034 * i) * width,
      0.36 * height,
      (i % 3 === 0 ? 0.018 : 0.01) * width,
      0.17 * height,
      '#1c1d1f',
    );
  sheet.bar(0.32 * width, 0.3 * height, 0.14 * width, 0.24 * height, '#3c3d3f');
  const { material, mesh } = sheet.plate('rating plate', materials.satin());
  return movedPart({ name: 'rating plate', material, mesh: turned(mesh, 'y', 180) }, x, y, z);
}

/**
 * Heads of screws in a back that faces -Z.
 * @param places x and y of their middles, meters
 * @param z of the plane that they sit on, meters
 */
export function rearScrews(
  places: readonly (readonly [x: number, y: number])[],
  z: number,
  radius: number,
): Mesh {
  const head = turned(cone(radius, 0.8 * radius, 0.65 * radius, 8), 'x', -90);
  return merged(...places.map(([x, y]) => moved(head, x, y, z)));
}

/** Places around the rim of a rectangle: its corners and, between them, `across` and `up` more along its sides. */
export function aroundRim(
  width: number,
  height: number,
  across: number,
  up: number,
): (readonly [x: number, y: number])[] {
  const places: (readonly [number, number])[] = [];
  for (let i = 0; i < across + 2; i++)
    for (const side of [-1, 1]) places.push([(i / (across + 1) - 0.5) * width, (side * height) / 2]);
  for (let j = 1; j <= up; j++)
    for (const side of [-1, 1]) places.push([(side * width) / 2, (j / (up + 1) - 0.5) * height]);
  return places;
}

/** Level slots one below the other about the origin, facing both ways along z, such as air leaves a casing by. Meters. */
export function slots(count: number, width: number, pitch: number, share = 0.5, depth = 0.004): Mesh {
  const slot = box(width, share * pitch, depth);
  return merged(...Array.from({ length: count }, (_, i) => moved(slot, 0, ((count - 1) / 2 - i) * pitch, 0)));
}

/** Widths of the sockets of a computer's screen, from its left as seen from behind, meters. */
const sockets = [0.02, 0.014, 0.014, 0.026, 0.009] as const;

/** A dark strip with a row of flat sockets; it faces -Z. Meters, by its middle. */
export function socketRow([x, y, z]: readonly [number, number, number]): Part[] {
  const gap = 0.008;
  const width = sockets.reduce((sum, socket) => sum + socket + gap, gap);
  let at = x + width / 2 - gap;
  const meshes = sockets.map((socket) => {
    const mesh = moved(beveledBox(socket, 0.008, 0.004, 0.0012, 1), at - socket / 2, y, z - 0.002);
    at -= socket + gap;
    return mesh;
  });
  const portPlate = moved(beveledBox(width, 0.02, 0.004, 0.0015, 1), x, y, z);
  return [
    part('port plate', materials.mattePlastic('#0b0c0d'), portPlate),
    part('port', materials.steel(), meshes),
  ];
}
