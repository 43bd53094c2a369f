import { words } from '../../../../core/words.js';
import type { BuiltPlace } from '../../../../content/places/index.js';
import type { Placed } from '../../../../world/index.js';

/** Meters: the side of a cell, and how far the grid reaches to either side of the stand and behind it. */
const cell = 0.15;
const wide = 20;
const deep = 40;
const columns = Math.round((2 * wide) / cell);
const rows = Math.round(deep / cell);

/** Meters above or below the stand in which there may be ground to stand on: curbs, and the ground beside a path. */
const nearLevel = 0.2;
/** How much a level triangle may rise, and how much the ground under one person may differ, meters. */
const flat = 0.005;
const even = 0.02;
/** What is higher than this above the ground and lower than a head is in the way, meters. */
const step = 0.06;
const head = 2.1;
/** The least share of the ground under a person that there must be: boards have gaps. */
const boarded = 0.8;

/** Nobody stands on these, by the names of the parts of places, and grass is in nobody's way. */
const waters: readonly string[] = words('sea, shallow water, foam, lake');
const grass = 'tufts';

/** The ground behind the stand of a place on which a person can stand with nothing in the way, cell by cell. */
export class FreeGround {
  /** The height of the topmost level surface, meters; −Infinity where there is none. */
  private readonly heights = new Float64Array(columns * rows).fill(-Infinity);
  private readonly wet = new Uint8Array(columns * rows);
  private readonly taken = new Uint8Array(columns * rows);

  constructor({ shell, furnishing }: Pick<BuiltPlace, 'shell' | 'furnishing'>) {
    const all = [...shell, ...furnishing];
    eachTriangle(all, (t, name) => this.lay(t, waters.includes(name)));
    eachTriangle(all, (t, name) => {
      if (name !== grass) this.take(t);
    });
  }

  /** The height of the ground under a disc, meters; undefined where nobody can stand. */
  under(x: number, z: number, radius: number): number | undefined {
    const [c0, c1] = [columnOf(x - radius), columnOf(x + radius)];
    const [r0, r1] = [rowOf(z - radius), rowOf(z + radius)];
    if (c0 < 0 || c1 >= columns || r0 < 0 || r1 >= rows) return undefined;
    const ground = this.heights[rowOf(z) * columns + columnOf(x)];
    let [all, carrying] = [0, 0];
    for (let row = r0; row <= r1; row++)
      for (let column = c0; column <= c1; column++) {
        const at = row * columns + column;
        if (this.taken[at] || this.wet[at]) return undefined;
        all++;
        if (this.heights[at] === -Infinity) continue;
        if (Math.abs(this.heights[at] - ground) > even) return undefined;
        carrying++;
      }
    return carrying >= boarded * all ? ground : undefined;
  }

  /** Level triangles near the height of the stand are ground. */
  private lay(t: Triangle, isWater: boolean): void {
    if (t.top - t.bottom > flat || Math.abs(t.top) > nearLevel) return;
    eachCell(t, (at, x, z) => {
      if (t.top <= this.heights[at] || !isInside(t, x, z)) return;
      this.heights[at] = t.top;
      this.wet[at] = Number(isWater);
    });
  }

  /** What is between the soles and the head of somebody who stood there is in the way, with all of the box about it. */
  private take(t: Triangle): void {
    if (t.top < step - nearLevel || t.bottom > head + nearLevel) return;
    eachCell(t, (at) => {
      const ground = this.heights[at];
      if (t.top > ground + step && t.bottom < ground + head) this.taken[at] = 1;
    });
  }
}

/** The corners of a triangle seen from above, and how high it reaches, meters. */
interface Triangle {
  ax: number;
  az: number;
  bx: number;
  bz: number;
  cx: number;
  cz: number;
  top: number;
  bottom: number;
}

/** Calls back for each triangle with the name of its part; the triangle is the same object each time. */
function eachTriangle(objects: readonly Placed[], use: (t: Triangle, name: string) => void): void {
  const t: Triangle = { ax: 0, az: 0, bx: 0, bz: 0, cx: 0, cz: 0, top: 0, bottom: 0 };
  for (const { model, pose } of objects) {
    const { rotation: m, position, scale } = pose;
    for (const { mesh, name } of model.parts) {
      const { positions: p, indices } = mesh;
      const along = (row: number, at: number): number =>
        (m[row] * p[at] + m[row + 1] * p[at + 1] + m[row + 2] * p[at + 2]) * scale + position[row / 3];
      for (let i = 0; i < indices.length; i += 3) {
        const [a, b, c] = [3 * indices[i], 3 * indices[i + 1], 3 * indices[i + 2]];
        const [ay, by, cy] = [along(3, a), along(3, b), along(3, c)];
        t.top = Math.max(ay, by, cy);
        t.bottom = Math.min(ay, by, cy);
        t.ax = along(0, a);
        t.az = along(6, a);
        t.bx = along(0, b);
        t.bz = along(6, b);
        t.cx = along(0, c);
        t.cz = along(6, c);
        use(t, name);
      }
    }
  }
}

/** Calls back for each cell of the grid in the box about a triangle, with its middle. */
function eachCell(t: Triangle, use: (at: number, x: number, z: number) => void): void {
  const c0 = Math.max(0, columnOf(Math.min(t.ax, t.bx, t.cx)));
  const c1 = Math.min(columns - 1, columnOf(Math.max(t.ax, t.bx, t.cx)));
  const r0 = Math.max(0, rowOf(Math.min(t.az, t.bz, t.cz)));
  const r1 = Math.min(rows - 1, rowOf(Math.max(t.az, t.bz, t.cz)));
  for (let row = r0; row <= r1; row++)
    for (let column = c0; column <= c1; column++)
      use(row * columns + column, (column + 0.5) * cell - wide, (row + 0.5) * cell - deep);
}

const columnOf = (x: number): number => Math.floor((x + wide) / cell);
const rowOf = (z: number): number => Math.floor((z + deep) / cell);

function isInside({ ax, az, bx, bz, cx, cz }: Triangle, x: number, z: number): boolean {
  const a = side(ax, az, bx, bz, x, z);
  const b = side(bx, bz, cx, cz, x, z);
  const c = side(cx, cz, ax, az, x, z);
  return (a >= 0 && b >= 0 && c >= 0) || (a <= 0 && b <= 0 && c <= 0);
}

/** The side of a line, from one point to another, on which a third one lies. */
const side = (ax: number, az: number, bx: number, bz: number, x: number, z: number): number =>
  (bx - ax) * (z - az) - (bz - az) * (x - ax);
