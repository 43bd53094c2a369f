import { channelIntensities } from '../../../src/core/color.js';
import { displayCode } from '../../../src/draw/display-code.js';
import type { Raster } from '../../../src/draw/raster.js';
import { subpixels, type Target } from '../../../src/world/render/raster/target.js';
import { isGlass } from '../../../src/world/glass.js';
import { createLight } from '../../../src/world/light/environment.js';
import { film, unfilm } from '../../../src/world/light/finish.js';
import type { Scene } from '../../../src/world/scene.js';
import type { Division, FrameMaker } from '../../../src/world/render/frame/frame-maker.js';
import type { Frame } from '../../../src/world/render/frame/frame.js';
import { gather, groups } from './groups.js';
import type { PhotoLight } from '../../../src/world/render/photo/photo-rows.js';
import { PhotoShader } from './photo-shader.js';

const behind = createLight();

/** What `drawGlass` makes of a picture, a point at a time. */
export function drawGlassByPoints(
  maker: FrameMaker,
  scene: Scene,
  light: PhotoLight,
  division: Division,
  raster: Raster,
): void {
  const frame = maker.prepare(scene, division, { shadows: false, shaded: false });
  const shader = new PhotoShader(frame, light);
  const glass = frame.list.draws.map(({ material }) => isGlass(material));
  maker.bands(frame, division, false, (target) => {
    const { width, top, rows, from, to, ids, pattern } = target;
    for (let y = top; y < top + rows; y++)
      for (let x = from; x < to; x++) {
        const at = ((y - top) * width + x) * pattern.count;
        if (showsGlass(frame, glass, ids, at, pattern.count))
          drawPixel(frame, shader, glass, target, x, y, raster);
      }
  });
}

function showsGlass(
  { drawOf }: Frame,
  glass: readonly boolean[],
  ids: Int32Array,
  at: number,
  count: number,
): boolean {
  for (let s = at; s < at + count; s++) if (ids[s] !== 0 && glass[drawOf[ids[s] - 1]]) return true;
  return false;
}

/** Draws the glass of one pixel over it. */
function drawPixel(
  frame: Frame,
  shader: PhotoShader,
  glass: readonly boolean[],
  target: Target,
  x: number,
  y: number,
  { data, width }: Raster,
): void {
  const { pattern, top } = target;
  const { point } = shader;
  const intensities = channelIntensities();
  const out = 3 * (y * width + x);
  const own = [intensities[data[out]], intensities[data[out + 1]], intensities[data[out + 2]]] as const;
  [behind.red, behind.green, behind.blue] = own;
  unfilm(behind);
  gather(frame, target, ((y - top) * width + x) * pattern.count);
  let bare = pattern.count;
  let [red, green, blue] = [0, 0, 0];
  for (let g = 0; g < groups.size; g++) {
    const number = frame.drawOf[groups.id[g] - 1];
    if (!glass[number]) continue;
    const samples = groups.samples[g];
    const per = 1 / (groups.own[g] * subpixels);
    shader.expose(groups.id[g], x + 0.5 + groups.x[g] * per, y + 0.5 + groups.y[g] * per);
    const { seen, transmission } = shader.shaders[number];
    point.red += transmission * seen.red * behind.red;
    point.green += transmission * seen.green * behind.green;
    point.blue += transmission * seen.blue * behind.blue;
    film(point);
    red += samples * point.red;
    green += samples * point.green;
    blue += samples * point.blue;
    bare -= samples;
  }
  data[out] = displayCode((red + bare * own[0]) / pattern.count);
  data[out + 1] = displayCode((green + bare * own[1]) / pattern.count);
  data[out + 2] = displayCode((blue + bare * own[2]) / pattern.count);
}
