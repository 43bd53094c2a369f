import { cosDegrees, sinDegrees } from '../../core/index.js';
import type { Scene } from '../scene.js';
import { createLight, type Light } from './environment.js';

const width = 512;
const height = 256;

/** The radiance from a direction of unit length. */
type Radiance = (x: number, y: number, z: number, out: Light) => void;

/**
 * What lights a scene from all around, without the light that casts shadows, as an equirectangular map of 512 × 256 pixels in Radiance's
 * form (.hdr): its middle looks along +X, to the right of that lies +Z, its upper edge is +Y.
 * @param exposure the factor of all light
 */
export function environmentMap(scene: Scene, exposure: number): Uint8Array {
  const radiance = radianceOf(scene);
  const head = new TextEncoder().encode(`#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`);
  const file = new Uint8Array(head.length + 4 * width * height);
  file.set(head);
  const out = createLight();
  for (let row = 0, at = head.length; row < height; row++) {
    const latitude = 90 - (180 * (row + 0.5)) / height;
    const level = cosDegrees(latitude);
    for (let column = 0; column < width; column++, at += 4) {
      const longitude = (360 * (column + 0.5)) / width - 180;
      radiance(level * cosDegrees(longitude), sinDegrees(latitude), level * sinDegrees(longitude), out);
      writeLight(file, at, exposure * out.red, exposure * out.green, exposure * out.blue);
    }
  }
  return file;
}

function radianceOf({ environment, lights: { sky, ground } }: Scene): Radiance {
  if (environment) return (x, y, z, out) => environment.environment.radiance(x, y, z, out);
  // A matte surface sees two thirds of what grows with the height: with that, it gives back the mean of both by its normal.
  const at = (channel: 0 | 1 | 2, y: number): number =>
    Math.max(0, (sky[channel] + ground[channel]) / 2 + 0.75 * (sky[channel] - ground[channel]) * y);
  return (_x, y, _z, out) => {
    out.red = at(0, y);
    out.green = at(1, y);
    out.blue = at(2, y);
  };
}

/** Three mantissas of eight bits and the exponent that they share. */
function writeLight(file: Uint8Array, at: number, red: number, green: number, blue: number): void {
  const most = Math.max(red, green, blue);
  if (most < 1e-30) return;
  let exponent = 0;
  let unit = 1;
  for (; most >= unit; unit *= 2) exponent++;
  for (; most < unit / 2; unit /= 2) exponent--;
  file[at] = Math.floor((256 * red) / unit);
  file[at + 1] = Math.floor((256 * green) / unit);
  file[at + 2] = Math.floor((256 * blue) / unit);
  file[at + 3] = exponent + 128;
}
