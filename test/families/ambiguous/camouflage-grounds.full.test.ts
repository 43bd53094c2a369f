import { beforeAll, describe, expect, test } from 'vitest';
import { silhouetteCategories } from '../../../src/content/models/known.js';
import { textureNames } from '../../../src/content/textures/names.js';
import { textureOf } from '../../../src/content/textures/index.js';
import { Stream } from '../../../src/core/stream.js';
import type { Raster } from '../../../src/draw/raster.js';
import { flawOf, measureSurface } from '../../../src/families/ambiguous/hiding/surface.js';
import { layOn } from '../../../src/families/ambiguous/sources/cut-out.js';
import { ModelAssets } from '../../../src/families/ambiguous/sources/model-assets.js';
import { drawModelView } from '../../../src/families/ambiguous/sources/model-camera.js';

const side = 384;

/** Darker toward the lower right, down to a third. */
const litFromAside = ({ data, ...rest }: Raster): Raster => ({
  ...rest,
  data: data.map((value, i) => {
    const at = Math.floor(i / rest.channels);
    return value * (1 - (0.33 * ((at % rest.width) + Math.floor(at / rest.width))) / rest.width);
  }),
});

describe('surfaces and things', () => {
  let assets: ModelAssets;
  beforeAll(async () => {
    assets = await ModelAssets.open('surfaces');
  });

  test.each(textureNames)('every look of %s is a surface, evenly lit or not', (name) => {
    const kind = textureOf(name);
    for (let i = 0; i < 12; i++) {
      const window = { width: side, height: side, scale: side / 768, angle: 5 * i };
      const picture = kind.paint(
        kind.look(new Stream([name, `look ${i}`])),
        window,
        new Stream([name, `sample ${i}`]),
      );
      expect(flawOf(measureSurface(picture)), `look ${i}`).toBeUndefined();
      expect(flawOf(measureSurface(litFromAside(picture))), `look ${i}, from aside`).toBeUndefined();
    }
  });

  test.each(silhouetteCategories)('a %s on a plain ground is none', (category) => {
    const view = drawModelView(assets.entryOf(category), 3, new Stream(['surfaces', category]));
    const cutOut = assets.cutOut(view, { width: side, height: side, margin: 0.1 });
    for (const ground of [
      [255, 255, 255],
      [40, 60, 50],
      [200, 180, 140],
    ] as const)
      // A giraffe is so thin that there may be a note only.
      expect(flawOf(measureSurface(layOn(cutOut, ground)))).toMatchObject(
        category === 'giraffe' ? { why: expect.any(String) } : { isCertain: true },
      );
  });
});
