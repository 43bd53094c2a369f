import { badParameter } from '../../core/errors.js';
import { createRaster, type Raster } from '../../draw/raster.js';
import type { Scene, Masks, PartMasks, Renderer, RenderSettings } from '../scene.js';
import { Background } from './backdrop/background.js';
import { FrameMaker, type Use } from './frame/frame-maker.js';
import { Ground } from './backdrop/ground.js';
import { checkSize } from './limits.js';
import { createMasks, readMasks, readNumbers } from './frame/masks.js';
import { RowShader } from './shade/row-shader.js';
import { renderPhoto } from './photo/render-photo.js';
import { Shadows } from './shadow/shadows.js';
import { TriangleReader } from './geometry/triangle-reader.js';
import type { Target } from './raster/target.js';
import type { Frame } from './frame/frame.js';

/**
 * Shades what was found in the bands of a frame and mixes the samples of each pixel in linear light. The bytes of a band are made in
 * the loops' memory: first the background, then what lies before it.
 */
export class Resolver {
  constructor(
    private readonly frame: Frame,
    private readonly background: Background,
    private readonly rows: RowShader,
    private readonly ground: Ground,
    private readonly raster: Raster,
  ) {}

  band(target: Target): void {
    const { background, ground } = this;
    const { bytes } = this.frame.workspace.memory;
    const { band } = this.frame.places.picture!;
    const { width, top, rows, from, to } = target;
    const { window } = ground;
    background.paint(bytes, band, top, rows);
    for (let y = top, out = band; y < top + rows; y++, out += 3 * width) {
      if (y >= window.top && y <= window.bottom) {
        // Where there may be objects as well, the ground is seen to below.
        ground.showRow(y, window.left(y), Math.min(window.right(y) + 1, from), out);
        ground.showRow(y, Math.max(window.left(y), to), window.right(y) + 1, out);
      }
      this.objectRow(y, target, out);
    }
    this.raster.data.set(bytes.subarray(band, band + 3 * width * rows), 3 * width * top);
  }

  /** The columns of a row that may have objects. */
  private objectRow(y: number, target: Target, out: number): void {
    const { ground, rows } = this;
    const { window } = ground;
    const grounded = y >= window.top && y <= window.bottom;
    rows.shade(target, y, grounded ? window.left(y) : 0, grounded ? window.right(y) : -1);
    rows.mix(out, target);
    ground.showColumns(y, rows.bare, out);
    ground.showEdges(y, grounded, rows.edges, target.pattern.count, out);
  }
}

/** The default renderer: no GPU, the same bytes on every machine. Keep one and draw many frames with it. */
export const softRenderer = (): Renderer => new SoftRenderer();

class SoftRenderer implements Renderer {
  readonly name = 'soft';
  readonly vendor = 'topsyturvy';
  private maker: FrameMaker | undefined = new FrameMaker();
  private readonly shadows = new Shadows();
  private readonly background = new Background();

  render(scene: Scene, settings: RenderSettings): Raster {
    const { width, height, samples, shadows } = settings;
    const { environment } = scene;
    if (environment) {
      checkSize(width, height, samples);
      return renderPhoto(this.liveMaker(), scene, environment, settings);
    }
    const { frame, bands } = this.frame(scene, settings, samples, { shadows, shaded: true });
    if (shadows) this.shadows.cast(frame, scene.lights, scene.ground !== 'none');
    const cast = shadows ? this.shadows : undefined;
    const { background } = this;
    background.prepare(scene.background, width, height);
    const ground = new Ground(scene, frame, background, cast);
    const raster = createRaster(width, height, 3);
    const rows = new RowShader(frame, scene.lights, cast);
    const resolver = new Resolver(frame, background, rows, ground, raster);
    bands((target) => resolver.band(target));
    return raster;
  }

  masks(scene: Scene, size: Pick<RenderSettings, 'width' | 'height'>): Masks {
    const { frame, bands } = this.frame(scene, size, 1);
    const masks = createMasks(size.width, size.height);
    const reader = new TriangleReader(frame);
    bands((target) => readMasks(reader, target, masks));
    return masks;
  }

  parts(scene: Scene, size: Pick<RenderSettings, 'width' | 'height'>): PartMasks {
    const { frame, bands } = this.frame(scene, size, 1);
    const { draws } = frame.list;
    const [objects, parts] = [0, 1].map(() => new Uint16Array(size.width * size.height));
    const objectNumbers = Uint16Array.from(draws, ({ object }) => object + 1);
    const partNumbers = Uint16Array.from(draws, ({ part }) => part + 1);
    bands((target) => {
      readNumbers(frame, target, objectNumbers, objects);
      readNumbers(frame, target, partNumbers, parts);
    });
    return { objects, parts };
  }

  objects(scene: Scene, size: Pick<RenderSettings, 'width' | 'height'>, told = Infinity): Uint16Array {
    const { frame, bands } = this.frame(scene, size, 1, { shadows: false, shaded: false, told });
    const objects = new Uint16Array(size.width * size.height);
    const numbers = Uint16Array.from(frame.list.draws, ({ object }) => (object < told ? object + 1 : 0));
    bands((target) => readNumbers(frame, target, numbers, objects));
    return objects;
  }

  dispose(): void {
    this.maker = undefined;
  }

  private liveMaker(): FrameMaker {
    if (!this.maker) throw badParameter('renderer', 'a disposed one', 'a live renderer');
    return this.maker;
  }

  /** A scene's geometry, and its bands with what is nearest in each. */
  private frame(
    scene: Scene,
    { width, height }: Pick<RenderSettings, 'width' | 'height'>,
    samples: 1 | 4 | 8,
    use: Use = { shadows: false, shaded: false },
  ): { frame: Frame; bands: (visit: (target: Target) => void) => void } {
    const maker = this.liveMaker();
    checkSize(width, height, samples);
    const division = { width, height, samples };
    const frame = maker.prepare(scene, division, use);
    return { frame, bands: (visit) => maker.bands(frame, division, scene.ground === 'checker', visit) };
  }
}
