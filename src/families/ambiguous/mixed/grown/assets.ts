import { Stream, tan, tau } from '../../../../core/index.js';
import { keptSurfaces } from '../../sources/kept-surfaces.js';
import type { Raster } from '../../../../draw/raster.js';
import type { Camera, Renderer } from '../../../../world/scene.js';
import { studioLights } from '../../../../world/shading/mirrored-studio.js';
import type { Placed } from '../../hiding/relief.js';
import { type Carrier } from './carrier.js';
import { cave } from './cave.js';
import { cliff } from './cliff.js';
import { forest } from './forest.js';
import { grass } from './grass.js';
import { hedge } from './hedge.js';
import { sand, snow } from './hollows.js';
import { Ink } from './ink.js';
import { leaves } from './leaves.js';
import type { CarrierName, GrownGround } from './names.js';
import { pebbles } from './pebbles.js';
import { twigs } from './twigs.js';

const grounds = { grass, leaves, pebbles, twigs, sand, snow };
const carriers: Readonly<Record<CarrierName, Carrier>> = { ...grounds, cave, cliff, forest, hedge };

/** Vertical angle of view, degrees: from far above, so that what stands leans little. */
const fieldOfView = 9;
/** The distance from the camera to the ground: there, lengths are heights of the picture. */
const distance = 0.5 / tan((fieldOfView * tau) / 720);
const above: Camera = {
  position: [0, distance, 0],
  target: [0, 0, 0],
  up: [0, 0, -1],
  fieldOfView,
  near: distance / 4,
  far: 2 * distance,
};
const samples = 4;
const black = [0, 0, 0] as const;

/** Renders ground and scenes in whose own things drawings are grown. */
export class GrownAssets {
  private readonly surface = keptSurfaces(24);

  constructor(
    private readonly seed: string,
    private readonly renderer: Renderer,
  ) {}

  /** @param size pixels @returns the picture with the drawing at a depth; at 0 of the ground alone */
  pictures(
    size: number,
    { carrier, example, layout }: GrownGround,
    placed: Placed,
  ): (depth: number) => Raster {
    const {
      objects,
      environment,
      camera = above,
    } = carriers[carrier]({
      kind: new Stream([this.seed, 'grown', carrier, example]),
      layout: new Stream([layout]),
      ink: new Ink(placed, size),
      surface: this.surface,
    });
    return (depth) =>
      this.renderer.render(
        {
          objects: objects(depth),
          camera,
          lights: studioLights,
          ground: 'none',
          background: { top: black, bottom: black },
          environment: { environment },
        },
        { width: size, height: size, samples, shadows: true },
      );
  }
}
