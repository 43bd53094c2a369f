import { beveledBox, merged, moved, Sheet, type Mesh } from '../../../world/modeling/index.js';

/** A key: what is printed on it, and how many single keys it is wide. */
export type Key = readonly [label: string, width: number];

const letters = (text: string): Key[] => [...text].map((char) => [char, 1]);

/** The main block of a keyboard (ANSI), from the rear row to the front; each row is 15 keys wide. */
export const mainRows: readonly (readonly Key[])[] = [
  [...letters('`1234567890-='), ['', 2]],
  [['', 1.5], ...letters('QWERTYUIOP[]'), ['\\', 1.5]],
  [['', 1.75], ...letters("ASDFGHJKL;'"), ['', 2.25]],
  [['', 2.25], ...letters('ZXCVBNM,./'), ['', 2.75]],
  [
    ['', 1.25],
    ['', 1.25],
    ['', 1.25],
    ['', 6.25],
    ['', 1.25],
    ['', 1.25],
    ['', 1.25],
    ['', 1.25],
  ],
];

export interface KeyStyle {
  /** The distance from the middle of a key to that of the next, meters. */
  readonly pitch: number;
  /** The keys' height above the plane they stand on, meters. */
  readonly height: number;
  /** Share of the pitch that the key leaves free. */
  readonly gap: number;
}

interface Place {
  readonly label: string;
  readonly x: number;
  readonly z: number;
  readonly width: number;
}

/** The places of the keys, in keys, about the middle of the rows. */
function places(rows: readonly (readonly Key[])[]): Place[] {
  return rows.flatMap((row, j) => {
    let x = -row.reduce((sum, [, width]) => sum + width, 0) / 2;
    return row.map(([label, width]) => {
      x += width;
      return { label, x: x - width / 2, z: j - (rows.length - 1) / 2, width };
    });
  });
}

/** The keys of all rows on the plane y = 0, about the origin, the first row at the rear (-Z). */
export function keyMesh(rows: readonly (readonly Key[])[], { pitch, height, gap }: KeyStyle): Mesh {
  const free = gap * pitch;
  const keys = places(rows).map(({ x, z, width }) =>
    moved(
      beveledBox(width * pitch - free, height, pitch - free, Math.min(0.0012, height / 3), 1),
      x * pitch,
      height / 2,
      z * pitch,
    ),
  );
  return merged(...keys);
}

/** Those keys with letters on their tops: the mesh with texture coordinates, and the picture that goes with them. */
export function printedKeys(
  rows: readonly (readonly Key[])[],
  style: KeyStyle,
  tint: string,
  ink: string,
): { readonly mesh: Mesh; readonly sheet: Sheet } {
  const { pitch } = style;
  const columns = Math.max(...rows.map((row) => row.reduce((sum, key) => sum + key[1], 0)));
  const [width, depth] = [columns * pitch, rows.length * pitch];
  const sheet = new Sheet(width, depth, tint, Math.min(768, 128 * columns));
  for (const { label, x, z } of places(rows))
    if (label) sheet.text(label, x * pitch, z * pitch, 0.36 * pitch, ink, { bold: 0.06 });
  const mesh = keyMesh(rows, style);
  const { positions: p } = mesh;
  const uvs = new Float32Array((p.length / 3) * 2);
  for (let i = 0; 3 * i < p.length; i++) uvs.set([0.5 + p[3 * i] / width, 0.5 + p[3 * i + 2] / depth], 2 * i);
  return { mesh: { ...mesh, uvs }, sheet };
}
