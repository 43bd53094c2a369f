import { cosDegrees, rows, sinDegrees, type Stream } from '../../../core/index.js';
import { circle, Path } from '../../../draw/index.js';
import { materials, moved, Sheet, textured } from '../../../world/modeling/index.js';
import { blackMetal, plain, printed, whitePaint, type Look } from './looks.js';
import type { Layout } from './layout.js';
import { block, upright } from './plates.js';
import { onWall, type Extent, type WallSide } from './walls.js';

/** A framed picture on a wall, its middle at x and y of the wall's axes. */
export function wallPicture(
  layout: Layout,
  variation: Stream,
  wall: WallSide,
  extent: Extent,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): void {
  const { x, y, width, height } = at;
  const put = (mesh: ReturnType<typeof block>) => onWall(moved(mesh, x, y, 0), wall, extent);
  const [w, h, thick] = [width / 2, height / 2, 0.025];
  const frame: Look = variation.choice([blackMetal, whitePaint, plain('frame', materials.wood('#7a5632'))]);
  layout.shell(
    frame,
    ...[
      block(-w - thick, w + thick, h, h + thick, 0, 0.025),
      block(-w - thick, w + thick, -h - thick, -h, 0, 0.025),
      block(-w - thick, -w, -h, h, 0, 0.025),
      block(w, w + thick, -h, h, 0, 0.025),
    ].map(put),
  );
  const image = painting(variation, width, height).image;
  layout.shell(
    printed('picture', textured(materials.paper(), image, 'clamp')),
    put(upright(-w, w, -h, h, 0.008)),
  );
}

/** Hills under a sky, or discs: nothing that has a name. */
function painting(variation: Stream, width: number, height: number): Sheet {
  const palette = variation.choice(
    rows(`
    #e9dfcb #c98b5b #7d8f69 #35524a #d8a24a, #dbe3e6 #8fa9b8 #4d6b7c #2b3f4c #e2b48c,
    #f0e8dc #c2574a #33485e #e0a843 #8a9a8c
  `),
  );
  const sheet = new Sheet(width, height, '#f3efe6', 128);
  const [w, h] = [0.84 * width, 0.84 * height];
  sheet.bar(0, 0, w, h, palette[0]);
  if (variation.float() < 0.5) {
    sheet.fill(circle(variation.uniform(-0.25, 0.25) * w, -0.2 * h, 0.09 * Math.min(w, h)), palette[4]);
    for (const [i, base] of [-0.02, 0.14, 0.3].entries()) {
      const path = new Path().moveTo(-w / 2, h / 2);
      const phase = variation.uniform(0, 360);
      for (let k = 0; k <= 24; k++) {
        const swell = 0.07 * sinDegrees(phase + 15 * k) + 0.03 * cosDegrees(2 * phase + 37 * k);
        path.lineTo((k / 24 - 0.5) * w, (base + swell) * h);
      }
      sheet.fill(path.lineTo(w / 2, h / 2).close(), palette[1 + i]);
    }
    return sheet;
  }
  const small = Math.min(w, h);
  for (let i = 0; i < 5; i++) {
    const r = variation.uniform(0.08, 0.24) * small;
    const [x, y] = [variation.uniform(-1, 1) * (w / 2 - r), variation.uniform(-1, 1) * (h / 2 - r)];
    sheet.fill(circle(x, y, r), palette[1 + (i % 4)]);
  }
  return sheet;
}
