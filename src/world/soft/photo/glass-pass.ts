import { channelIntensities } from '../../../core/color.js';
import { displayCode } from '../../../draw/display-code.js';
import type { Raster } from '../../../draw/raster.js';
import { isGlass } from '../../glass.js';
import type { Light } from '../../light/environment.js';
import { unfilm } from '../../light/film.js';
import type { Scene } from '../../scene.js';
import type { Division, FrameMaker } from '../frame-maker.js';
import { planeBytes } from './light-planes.js';
import { type PhotoLight, PhotoRows } from './photo-rows.js';

/** What the samples of a pixel that show glass show. */
const mixed = { x: -1, samples: 0, red: 0.1, green: 0.1, blue: 0.1 };

/**
 * Draws the glass of a scene over the picture of all else: of each sample's nearest pane what it mirrors and gives back, and through
 * it the picture's own pixel, straight on. Of panes behind one another only the nearest is seen.
 */
export function drawGlass(
  maker: FrameMaker,
  scene: Scene,
  light: PhotoLight,
  division: Division,
  { data, width }: Raster,
): void {
  const lightPlane = planeBytes(light.planes);
  const frame = maker.prepare(scene, division, { shadows: false, shaded: true, lightPlane });
  const rows = new PhotoRows(frame, light);
  const glass = frame.list.draws.map(({ material }) => isGlass(material));
  const intensities = channelIntensities();
  const { samples: count } = division;

  let start = 0;
  const behind = (x: number, out: Light): void => {
    const at = 3 * (start + x);
    out.red = intensities[data[at]!]!;
    out.green = intensities[data[at + 1]!]!;
    out.blue = intensities[data[at + 2]!]!;
    unfilm(out);
  };
  const put = (): void => {
    if (mixed.samples === 0) return;
    const at = 3 * (start + mixed.x);
    const bare = count - mixed.samples;
    data[at] = displayCode((mixed.red + bare * intensities[data[at]!]!) / count);
    data[at + 1] = displayCode((mixed.green + bare * intensities[data[at + 1]!]!) / count);
    data[at + 2] = displayCode((mixed.blue + bare * intensities[data[at + 2]!]!) / count);
    mixed.samples = mixed.red = mixed.green = mixed.blue = 0;
  };
  const take = (x: number, samples: number, { red, green, blue }: Light): void => {
    if (x !== mixed.x) put();
    mixed.x = x;
    mixed.samples += samples;
    mixed.red += samples * red;
    mixed.green += samples * green;
    mixed.blue += samples * blue;
  };
  mixed.samples = mixed.red = mixed.green = mixed.blue = 0;
  maker.bands(frame, division, false, (target) => {
    for (let y = target.top; y < target.top + target.rows; y++) {
      start = y * width;
      rows.shadeSome(target, y, glass, behind, take);
      put();
    }
  });
}
