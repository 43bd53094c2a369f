import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { openBrowser, withoutBrowser } from '../browser.js';
import { needBuild, root } from '../cli/command.js';

/** Pictures of every kind of PNG, a film, and numbers of a stream, whose path is hashed. */
const program = `
import { canonicalJson, exactMath, permutation, Stream } from 'topsyturvy/core';
import { encodeGif, encodePng, Path, shapes, Surface, turn } from 'topsyturvy/draw';
import { gaussian, toLight, toRaster } from 'topsyturvy/bands';

export function made() {
  const stream = new Stream(['browser', 42]);
  const noisy = new Surface(97, 61, 3, [250, 240, 230]);
  for (let i = 0; i < noisy.raster.data.length; i++) noisy.raster.data[i] ^= stream.below(40);
  const tall = new Surface(40, 900, 1, 255).fill(shapes.circle(20, 450, 15), 0);
  const drawing = new Surface(256, 192, 4, [255, 255, 255, 0]);
  const curve = new Path().moveTo(20, 150).cubicTo(60, 10, 180, 10, 230, 150);
  drawing.stroke(curve, [200, 30, 30], { width: 7, join: 'round' }).fill(shapes.regularPolygon(120, 90, 40, 5), [20, 90, 200]);
  const frames = [tall.raster, turn(tall.raster, 'half')];
  const pictures = [noisy.raster, tall.raster, drawing.raster, turn(noisy.raster, 'quarter-cw'), turn(drawing.raster, 'half')];
  return {
    png: pictures.flatMap((picture) => ['flat', 'photo'].map((kind) => Array.from(encodePng(picture, { kind })))),
    blurred: Array.from(encodePng(toRaster(gaussian(toLight(noisy.raster), 2.5)))),
    compact: Array.from(encodePng(tall.raster, { compact: true })),
    gif: Array.from(encodeGif(frames, 40)),
    numbers: canonicalJson([stream.float(), stream.normal(), exactMath.sin(1), exactMath.pow(2, 0.3), permutation(1000, ['a'])(7)]),
  };
}
`;

test.skipIf(withoutBrowser)(
  'topsyturvy/core, /draw and /bands make the same bytes in a browser, without a module of Node',
  async () => {
    needBuild();
    const bundled = await build({
      stdin: { contents: program, resolveDir: root, loader: 'js' },
      bundle: true,
      write: false,
      platform: 'browser',
      format: 'esm',
      alias: Object.fromEntries(
        ['core', 'draw', 'bands'].map((name) => [`topsyturvy/${name}`, join(root, 'dist', `${name}.js`)]),
      ),
      logLevel: 'silent',
    });
    const { text } = bundled.outputFiles[0];
    const address = `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
    const here = ((await import(/* @vite-ignore */ address)) as { made(): unknown }).made();
    const browser = await openBrowser();
    try {
      const page = await browser.newPage();
      const there = await page.evaluate(`import('${address}').then(({ made }) => made())`);
      expect(there).toEqual(here);
    } finally {
      await browser.close();
    }
  },
);
