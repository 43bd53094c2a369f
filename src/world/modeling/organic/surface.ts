import { madeOnce } from '../../../core/group.js';
import { field, type FieldLoops } from './distance-field/field-kernel.js';
import { fieldReference } from './distance-field/reference.js';
import { KernelMemory } from '../../../core/wasm/kernel.js';
import { linear, type Tint, type Linear } from '../color.js';
import { Blocks } from './blocks.js';
import { Field } from './field.js';
import type { Shape } from './shapes.js';
import { surfaceNets } from './surface-nets.js';
import { smoothMin } from './distance-field/distance.js';

/** How fine a melted body is, and what it looks like where its shapes do not say. */
export interface OrganicOptions {
  /** The size of the grid's cells, meters: details much smaller are lost. A body 40 cells long has about 5k triangles. */
  readonly cell: number;
  /** How far shapes melt into each other where they do not say, meters. Default: 2 cells */
  readonly blend?: number;
  /** The color of shapes without one. Where it is absent and no shape has one, the mesh has no vertex colors. */
  readonly color?: Tint;
  /** How soft borders between colors are, meters. Default: half a cell */
  readonly soft?: number;
}

/** The surface of melted shapes. Per vertex three numbers in each list. */
export interface Surface {
  readonly places: Float64Array;
  readonly normals: Float64Array;
  readonly colors?: Float64Array;
  /** Four vertices each. */
  readonly quads: Int32Array;
  /** Per quad the number of the added shape that it is nearest to, if asked for. */
  readonly owners?: Int32Array;
}

const memory = /* @__PURE__ */ new KernelMemory();

/** Builds the surface of melted shapes. @param wantOwners whether quads are to have owners */
export function surface(shapes: readonly Shape[], options: OrganicOptions, wantOwners: boolean): Surface {
  const before = memory.end;
  try {
    return build(shapes, options, wantOwners);
  } finally {
    // A shape's own function may make a body, in the pieces after those of this one.
    memory.begin(before);
  }
}

function build(shapes: readonly Shape[], options: OrganicOptions, wantOwners: boolean): Surface {
  const { cell, blend = 2 * options.cell, soft = options.cell / 2 } = options;
  const melted = new Field(shapes, blend);
  const loops = loopsOf(melted);
  const blocks = new Blocks(shapes, blend, cell);
  const lists = putLists(melted, blocks);
  const net = surfaceNets(blocks.sample(memory, loops, lists));
  const vertexBlocks = net.cells.map((node) => blocks.blockOf(node));
  const points = memory.putBytes(net.vertices);
  const normals = memory.take(net.vertices.byteLength);
  const room = memory.take(4 * shapes.length);
  forEachBlock(vertexBlocks, blocks.count, (block, which, n) => {
    const [list, count] = [lists[2 * block], lists[2 * block + 1]];
    loops.settle(points, normals, which, n, cell / 2, cell / 16, list, count, room);
  });
  const places = doublesAt(points, net.vertices.length);
  const isColored = options.color !== undefined || shapes.some((shape) => shape.color);
  return {
    places,
    normals: doublesAt(normals, places.length),
    quads: net.quads,
    ...(isColored && { colors: colorsOf(shapes, blend, soft, options.color, places, blocks, vertexBlocks) }),
    ...(wantOwners && { owners: ownersOf(loops, net.quads, places, blocks, vertexBlocks, lists) }),
  };
}

let compiled: FieldLoops | undefined;

/** A kernel cannot call the functions of shapes; its reference can. */
const loopsOf = ({ calls }: Field): FieldLoops =>
  calls.length > 0 ? fieldReference(memory, calls) : (compiled ??= field.on(memory));

const doublesAt = (place: number, count: number): Float64Array =>
  memory.doubles.slice(place / 8, place / 8 + count);

/** Puts the shapes of each block where loops read them. Per block: the place of its list, how long it is. */
function putLists({ places, records }: Field, blocks: Blocks): Int32Array {
  const start = memory.putBytes(records);
  const lists = new Int32Array(2 * blocks.count);
  const all: number[] = [];
  for (let block = 0; block < blocks.count; block++) {
    lists[2 * block] = 4 * all.length;
    for (const shape of blocks.shapesIn(block)) if (places[shape] >= 0) all.push(start + places[shape]);
    lists[2 * block + 1] = all.length - lists[2 * block] / 4;
  }
  const from = memory.putBytes(Int32Array.from(all));
  for (let at = 0; at < lists.length; at += 2) lists[at] += from;
  return lists;
}

/** Calls with the numbers of all that lies in one block, in their order, for every block that has something. */
function forEachBlock(
  blockOf: Int32Array,
  count: number,
  visit: (block: number, which: number, n: number) => void,
): void {
  const ends = new Int32Array(count + 1);
  for (const block of blockOf) ends[block + 1]++;
  for (let block = 0; block < count; block++) ends[block + 1] += ends[block];
  const next = ends.slice();
  const order = new Int32Array(blockOf.length);
  blockOf.forEach((block, i) => (order[next[block]++] = i));
  const which = memory.putBytes(order);
  for (let block = 0; block < count; block++) {
    const n = ends[block + 1] - ends[block];
    if (n > 0) visit(block, which + 4 * ends[block], n);
  }
}

function colorsOf(
  shapes: readonly Shape[],
  blend: number,
  soft: number,
  color: Tint | undefined,
  places: Float64Array,
  blocks: Blocks,
  vertexBlocks: Int32Array,
): Float64Array {
  const base = linear(color ?? [1, 1, 1]);
  const colors = new Float64Array(places.length);
  const near = new Map<number, readonly Shape[]>();
  vertexBlocks.forEach((block, i) => {
    const some = madeOnce(near, block, () => Array.from(blocks.shapesIn(block), (shape) => shapes[shape]));
    colors.set(surfaceColor(some, places.subarray(3 * i, 3 * i + 3), blend, soft, base), 3 * i);
  });
  return colors;
}

/** Per quad, the shape that its middle is nearest to, of those in the block of its first vertex. */
function ownersOf(
  loops: FieldLoops,
  quads: Int32Array,
  places: Float64Array,
  blocks: Blocks,
  vertexBlocks: Int32Array,
  lists: Int32Array,
): Int32Array {
  const count = quads.length / 4;
  const middles = new Float64Array(3 * count);
  const quadBlocks = new Int32Array(count);
  for (let quad = 0; quad < count; quad++) {
    quadBlocks[quad] = vertexBlocks[quads[4 * quad]];
    for (let k = 0; k < 3; k++) {
      const at = (corner: number): number => places[3 * quads[4 * quad + corner] + k];
      middles[3 * quad + k] = (at(0) + at(2) + (at(1) + at(3))) / 4;
    }
  }
  const points = memory.putBytes(middles);
  const out = memory.take(4 * count);
  forEachBlock(quadBlocks, blocks.count, (block, which, n) => {
    loops.nearest(out, points, which, n, lists[2 * block], lists[2 * block + 1]);
  });
  return memory.ints.slice(out / 4, out / 4 + count);
}

/**
 * The color of the surface of melted shapes at a point on it: of the shape it is nearest to, then of the paint that covers it.
 * @param blend how far shapes melt into each other where they do not say, meters
 * @param soft half the width of borders between colors, meters
 * @param base the color where no shape says one
 */
function surfaceColor(
  shapes: readonly Shape[],
  [x, y, z]: ArrayLike<number> & Iterable<number>,
  blend: number,
  soft: number,
  base: Linear,
): Linear {
  let color = base;
  let d = Infinity;
  for (const shape of shapes) {
    const own = shape.distance(x, y, z);
    if (shape.mode === 'paint') {
      color = blended(color, shape.color, -own, Math.max(soft, shape.blend ?? 0));
      continue;
    }
    const k = shape.blend ?? blend;
    const carved = shape.mode === 'carve';
    // without a color of its own, an added shape has the base color, a cut that of what is cut
    const wanted = shape.color ?? (carved ? color : base);
    color = d === Infinity ? wanted : blended(color, wanted, carved ? -own - d : d - own, soft);
    d = carved ? -smoothMin(-d, own, k) : smoothMin(d, own, k);
  }
  return color;
}

/** A color from one to another as `depth` goes from -soft to soft. */
function blended(from: Linear, to: Linear | undefined, depth: number, soft: number): Linear {
  if (!to || depth <= -soft) return from;
  if (depth >= soft) return to;
  const t = 0.5 + depth / (2 * soft);
  const w = t * t * (3 - 2 * t);
  return [from[0] + (to[0] - from[0]) * w, from[1] + (to[1] - from[1]) * w, from[2] + (to[2] - from[2]) * w];
}
