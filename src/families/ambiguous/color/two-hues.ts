import { hueAxis } from '../../../draw/bands/color/hue-axis.js';
import { createFloats, type FloatImage } from '../../../draw/bands/float-image.js';

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
