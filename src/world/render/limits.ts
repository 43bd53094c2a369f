import { badParameter } from '../../core/errors.js';

/** The longest side of a 3D picture, in pixels: fixed-point coordinates stay exact up to here. */
const longestSide = 8192;

/** Samples of one frame; each takes 8 bytes. */
const mostSamples = 0x4000000;

/** Refuses sizes that cannot be drawn, before anything is allocated. */
export function checkSize(width: number, height: number, samples: number): void {
  for (const [name, side] of [
    ['width', width],
    ['height', height],
  ] as const)
    if (!(Number.isInteger(side) && side >= 1 && side <= longestSide))
      throw badParameter(name, side, `a whole number of pixels from 1 to ${longestSide}`);
  if (samples !== 1 && samples !== 4 && samples !== 8) throw badParameter('samples', samples, '1, 4 or 8');
  if (width * height * samples > mostSamples)
    throw badParameter(
      'width × height × samples',
      width * height * samples,
      `at most ${mostSamples} samples`,
    );
}

/** What a frame takes in the kernels' memory, which ends at 2 GiB: at most so many bytes, and some for samples and textures. */
const perVertex = 100;
const perTriangle = 48;
const mostGeometry = 0x6000_0000;

/** Refuses meshes that a frame has no room for, before anything is allocated; `last` is the part that was counted last. */
export function checkRoom(vertices: number, triangles: number, last: string): void {
  if (perVertex * vertices + perTriangle * triangles > mostGeometry)
    throw badParameter(
      `all meshes of a scene up to ${last}`,
      `${vertices} vertices and ${triangles} triangles`,
      `at most 1.5 GiB of vertices (${perVertex} bytes each) and triangles (${perTriangle} bytes each)`,
    );
}
