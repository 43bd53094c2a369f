import type { AlphaMask } from '../../shading/mask.js';
import type { Frame } from './frame.js';
import type { Draw } from '../geometry/draws.js';
import { TriangleReader } from '../geometry/triangle-reader.js';

/** Values for all of a triangle: weights and their growth, and the terms of texture coordinates' growth. */
const enum Of {
  startX = 0,
  startY,
  baseA,
  baseB,
  baseC,
  aX,
  bX,
  cX,
  aY,
  bY,
  cY,
  totalX,
  totalY,
  uA,
  uB,
  uC,
  vA,
  vB,
  vC,
  uX,
  vX,
  uY,
  vY,
}

/**
 * Where the material of a part that is not everywhere is there, for the triangle begun last. As `TriangleReader` and `readUv`
 * have it, operation for operation, with what is the same all over a triangle found once: this is asked at every sample.
 */
export class Cover {
  private readonly reader: TriangleReader;
  private readonly uvs: Float32Array | undefined;
  private readonly own = new Float64Array(Of.vY + 1);
  private id = 0;
  /** The owner of the numbers that are there. */
  private loaded = 0;

  constructor(
    frame: Frame,
    draw: Draw,
    private readonly mask: AlphaMask,
  ) {
    this.reader = new TriangleReader(frame);
    const second = draw.material.baseColorTexture?.coordinates === 'second';
    this.uvs = second ? draw.secondUvs : draw.uvs;
  }

  /** Begins with triangle `id` − 1: the points asked about from here on are of it. */
  begin(id: number): void {
    this.id = id;
  }

  private load(uvs: Float32Array): void {
    const { reader, own } = this;
    this.loaded = this.id;
    reader.read(this.id, 0, 0);
    const { byX, byY, start, base, a, b, c } = reader;
    own.set(start, Of.startX);
    own.set(base, Of.baseA);
    own.set(byX, Of.aX);
    own.set(byY, Of.aY);
    own[Of.totalX] = byX[0] + byX[1] + byX[2];
    own[Of.totalY] = byY[0] + byY[1] + byY[2];
    own[Of.uA] = uvs[2 * a];
    own[Of.uB] = uvs[2 * b];
    own[Of.uC] = uvs[2 * c];
    own[Of.vA] = uvs[2 * a + 1];
    own[Of.vB] = uvs[2 * b + 1];
    own[Of.vC] = uvs[2 * c + 1];
    own[Of.uX] = mixed(byX, own, Of.uA);
    own[Of.vX] = mixed(byX, own, Of.vA);
    own[Of.uY] = mixed(byY, own, Of.uA);
    own[Of.vY] = mixed(byY, own, Of.vA);
  }

  /** Whether it is there at a point of the picture, pixels. */
  readonly covers = (x: number, y: number): boolean => {
    const { mask, own, uvs } = this;
    if (!uvs) return mask.covers(0, 0, 0);
    if (this.loaded !== this.id) this.load(uvs);
    const dx = x - own[Of.startX];
    const dy = y - own[Of.startY];
    let a = own[Of.baseA] + dx * own[Of.aX] + dy * own[Of.aY];
    let b = own[Of.baseB] + dx * own[Of.bX] + dy * own[Of.bY];
    let c = own[Of.baseC] + dx * own[Of.cX] + dy * own[Of.cY];
    // Samples lie inside: less than 0 is rounding.
    if (!(a > 0)) a = 0;
    if (!(b > 0)) b = 0;
    if (!(c > 0)) c = 0;
    const per = 1 / (a + b + c);
    const u = (a * own[Of.uA] + b * own[Of.uB] + c * own[Of.uC]) * per;
    const v = (a * own[Of.vA] + b * own[Of.vB] + c * own[Of.vC]) * per;
    const level = mask.level(
      (own[Of.uX] - u * own[Of.totalX]) * per,
      (own[Of.vX] - v * own[Of.totalX]) * per,
      (own[Of.uY] - u * own[Of.totalY]) * per,
      (own[Of.vY] - v * own[Of.totalY]) * per,
    );
    return mask.covers(u, v, level);
  };
}

/** A mean of the corners' coordinates, from a place on, weighted. */
const mixed = (weights: Float64Array, own: Float64Array, from: number): number =>
  weights[0] * own[from] + weights[1] * own[from + 1] + weights[2] * own[from + 2];
