import { points } from '../../../core/points.js';
import type { Material, Mesh, Model, Part } from '../../../world/model.js';
import { part } from '../../../world/modeling/mesh/index.js';
import { add, perAxis, type Vec3 } from '../../../world/vector.js';
import type { Figure } from './figure.js';

type Color = readonly [red: number, green: number, blue: number];

export interface FigureLook {
  /** The side of a cube, meters. Default 0.1. */
  readonly side: number;
  /** The width of the dark line along a face's border, as a share of the side, 0 to 0.5 (not included). Default 0.035. */
  readonly line: number;
  /** Color of the faces; linear, 0 to 1. Default light gray, with lines near black, as in the original drawings. */
  readonly color: Color;
  readonly lineColor: Color;
  /** Whether every cube is a part of its own, without lines, in the figure's order: for part masks. Default false. */
  readonly apart: boolean;
}

const defaultLook: FigureLook = {
  side: 0.1,
  line: 0.035,
  color: [0.62, 0.62, 0.6],
  lineColor: [0.012, 0.012, 0.012],
  apart: false,
};

/**
 * The body of a figure: the outer faces of its cubes, each with a dark border so that the cubes can be counted. Faces
 * (part `cubes`) and borders (part `lines`) lie side by side, not on one another. It stands on y = 0, its footprint in
 * the middle, axes as in the figure.
 */
export function figureModel(figure: Figure, look: Partial<FigureLook> = {}): Model {
  const { side, line, color, lineColor, apart } = { ...defaultLook, ...look };
  const toWorld = placing(figure, side);
  if (apart) return cubeFigure(apartParts(figure, toWorld, matte(color)));
  const cubes = new Quads();
  const lines = new Quads();
  for (const face of outerFaces(figure)) {
    const normal = normalOf(face);
    const inner = squareOf(face, 0.5 - line).map(toWorld);
    cubes.add(inner, normal);
    if (line === 0) continue;
    const outer = squareOf(face, 0.5).map(toWorld);
    for (let i = 0; i < 4; i++) {
      const next = (i + 1) % 4;
      lines.add([outer[i], outer[next], inner[next], inner[i]], normal);
    }
  }
  const parts = [part('cubes', matte(color), cubes.mesh())];
  if (line > 0) parts.push(part('lines', matte(lineColor), lines.mesh()));
  return cubeFigure(parts);
}

const cubeFigure = (parts: Part[]): Model => ({
  category: 'cube figure',
  broadClass: 'miscellaneous',
  hasFront: false,
  hasUp: false,
  parts,
});

function apartParts(figure: Figure, toWorld: (p: Vec3) => Vec3, material: Material): Part[] {
  const faces = outerFaces(figure);
  return figure.map((cube, i) => {
    const quads = new Quads();
    for (const face of faces)
      if (face.at === cube) quads.add(squareOf(face, 0.5).map(toWorld), normalOf(face));
    return part(`cube ${i + 1}`, material, quads.mesh());
  });
}

const matte = (baseColor: Color): Material => ({ baseColor, metallic: 0, roughness: 0.8 });

interface Face {
  readonly at: Vec3;
  readonly axis: 0 | 1 | 2;
  readonly sign: 1 | -1;
}

/** Faces that no other cube covers. */
function outerFaces(figure: Figure): Face[] {
  const taken = new Set(figure.map((cube) => cube.join()));
  const faces: Face[] = [];
  for (const at of figure)
    for (const axis of [0, 1, 2] as const)
      for (const sign of [1, -1] as const) {
        const beyond = at.map((v, k) => (k === axis ? v + sign : v));
        if (!taken.has(beyond.join())) faces.push({ at, axis, sign });
      }
  return faces;
}

const normalOf = ({ axis, sign }: Face): Vec3 => perAxis((k) => (k === axis ? sign : 0));

/** The corners of a square on a cube's face, counter-clockwise from outside. */
function squareOf({ at, axis, sign }: Face, half: number): Vec3[] {
  const [u, v] = [(axis + 1) % 3, (axis + 2) % 3];
  const corners = points([-half, -half], [half, -half], [half, half], [-half, half]).map(([s, t]) => {
    const offset: [number, number, number] = [0, 0, 0];
    offset[axis] = sign / 2;
    offset[u] = s;
    offset[v] = t;
    return add(at, offset);
  });
  return sign > 0 ? corners : corners.reverse();
}

function placing(figure: Figure, side: number): (p: Vec3) => Vec3 {
  const low = (k: number): number => figure.reduce((least, cube) => Math.min(least, cube[k]), Infinity);
  const high = (k: number): number => figure.reduce((most, cube) => Math.max(most, cube[k]), -Infinity);
  const [x, y, z] = [(low(0) + high(0)) / 2, low(1) - 0.5, (low(2) + high(2)) / 2];
  return (p) => [(p[0] - x) * side, (p[1] - y) * side, (p[2] - z) * side];
}

/** Flat-shaded quads on their way to a mesh. */
class Quads {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly indices: number[] = [];

  add(corners: readonly Vec3[], normal: Vec3): void {
    const first = this.positions.length / 3;
    for (const corner of corners) {
      this.positions.push(...corner);
      this.normals.push(...normal);
    }
    this.indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }

  mesh(): Mesh {
    return {
      positions: Float32Array.from(this.positions),
      normals: Float32Array.from(this.normals),
      indices: Uint32Array.from(this.indices),
    };
  }
}
