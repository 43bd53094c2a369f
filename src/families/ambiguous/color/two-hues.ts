import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';

/** A direction in linear RGB along which the mean of the channels stays: three numbers that sum to 0, of length 1. */
type HueAxis = readonly [red: number, green: number, blue: number];

/** The axis at an angle in the plane of equal means: 0 degrees from red to cyan, 120 from green, 240 from blue. */
function hueAxis(degrees: number): HueAxis {
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  const [across, up] = [cos / Math.sqrt(6), sin / Math.sqrt(2)];
  return [2 * across, -across + up, -across - up];
}

/** What is bright in one hue, what is dark in the opposite: what a picture shows of light, in color alone. */
export function inTwoHues(values: FloatImage, hue: number): FloatImage {
  const axis = hueAxis(hue);
  const out = createFloats(values.width, values.height, 3);
  const [red, green, blue] = axis;
  for (let i = 0, at = 0; i < values.data.length; i++, at += 3) {
    const value = values.data[i]!;
    out.data[at] = value * red;
    out.data[at + 1] = value * green;
    out.data[at + 2] = value * blue;
  }
  return out;
}
