import { channelIntensities } from '../../core/color.js';
import { displayCode } from '../../draw/display-code.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import { createLight } from '../light/environment.js';
import { film, vignetteFactor } from '../light/finish.js';
import type { EnvironmentLight } from '../scene.js';

/** Above this, plain light is drawn together toward 1, as ours is. */
const knee = 0.8;

/**
 * The picture that traced light makes before what lies behind it: through our film where there is an environment, as plain light
 * where there is none.
 * @param light per pixel, linear red, green and blue, times alpha, and alpha
 */
export function develop(
  light: Float32Array,
  behind: Raster,
  environment: EnvironmentLight | undefined,
): Raster {
  const { width, height } = behind;
  const picture = createRaster(width, height, 3);
  const intensities = channelIntensities();
  const vignette = vignetteFactor(environment?.finish, width, height);
  const out = createLight();
  for (let at = 0; at < width * height; at++) {
    const alpha = Math.min(1, light[4 * at + 3]);
    const across = (at % width) + 0.5 - width / 2;
    const up = height / 2 - Math.floor(at / width) - 0.5;
    const factor = alpha > 0 ? (1 - vignette * (across * across + up * up)) / alpha : 0;
    out.red = Math.max(0, factor * light[4 * at]);
    out.green = Math.max(0, factor * light[4 * at + 1]);
    out.blue = Math.max(0, factor * light[4 * at + 2]);
    if (environment) film(out);
    const [red, green, blue] = [out.red, out.green, out.blue].map((value, channel) => {
      const front = environment ? value : shoulder(value);
      return displayCode(alpha * front + (1 - alpha) * intensities[behind.data[3 * at + channel]]);
    });
    picture.data.set([red, green, blue], 3 * at);
  }
  return picture;
}

function shoulder(value: number): number {
  if (value <= knee) return value;
  const over = (value - knee) / (1 - knee);
  return knee + ((1 - knee) * over) / (1 + over);
}
