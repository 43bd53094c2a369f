import { type GroundLoops, GroundField, GroundPlace } from './ground-kernel.js';
import { length, normalize, scale, subtract, type Lights, type Scene } from '../../index.js';
import type { Background } from './background.js';
import type { PicturePlaces } from '../frame/frame-places.js';
import type { Frame } from '../frame/frame.js';
import type { Edges, Listed } from '../shade/row-shader.js';
import type { Shadows } from '../shadow/shadows.js';
import { GroundWindow } from './window.js';

/** The ground, seen from above: what its loops show of it. */
export class Ground {
  /** The part of the picture outside which nothing of it is seen. */
  readonly window: GroundWindow;
  private readonly loops: GroundLoops;
  private readonly places: PicturePlaces;

  /** @param frame made for a picture */
  constructor(
    { camera, lights, ground }: Scene,
    private readonly frame: Frame,
    background: Background,
    shadows: Shadows | undefined,
  ) {
    const { workspace, places } = frame;
    this.loops = workspace.ground;
    this.places = places.picture!;
    const checkered = ground === 'checker';
    const seen = ground !== 'none' && camera.position[1] > 0 && (checkered || shadows !== undefined);
    this.window = new GroundWindow(frame);
    if (seen && shadows && !checkered) shadows.addTo(this.window, frame);
    else if (seen) this.window.addAll();
    background.describe(workspace.memory, this.places);
    this.describeView(length(subtract(camera.target, camera.position)));
    this.describeLights(lights);
    const { words } = workspace.memory;
    const at = this.places.ground >> 2;
    words[at + GroundPlace.checkered] = checkered ? 1 : 0;
    words[at + GroundPlace.hasSun] = words[at + GroundPlace.hasContact] = 0;
    shadows?.describe(frame, this.places.ground);
  }

  private describeView(distance: number): void {
    const { view, workspace } = this.frame;
    const { doubles } = workspace.memory;
    const at = this.places.ground >> 3;
    doubles.set(view.rays, at + GroundField.rays);
    doubles.set([view.centerX, view.centerY, view.near, view.far], at + GroundField.center);
    doubles[at + GroundField.distance] = distance;
    doubles[at + GroundField.square] = squareFor(distance);
  }

  /** Light from above, and from the sun where it is not kept away. */
  private describeLights({ sky, sun }: Lights): void {
    const { doubles } = this.frame.workspace.memory;
    const at = this.places.ground >> 3;
    const direct = scale(sun.color, Math.max(0, normalize(sun.direction)[1]));
    doubles.set(sky, at + GroundField.sky);
    doubles.set(direct, at + GroundField.sun);
    for (let i = 0; i < 3; i++) doubles[at + GroundField.full + i] = sky[i] + direct[i];
  }

  /** Shows it over the background in some columns of row `y`, whose bytes begin at `out`. */
  showRow(y: number, from: number, to: number, out: number): void {
    if (from < to) this.loops.showRow(this.places.ground, y, from, to, out);
  }

  showColumns(y: number, { place, count }: Listed, out: number): void {
    if (count > 0) this.loops.showColumns(this.places.ground, y, place, count, out);
  }

  /** Adds what is seen past all objects to pixels at their edges. @param grounded whether that may be the ground */
  showEdges(y: number, grounded: boolean, edges: Edges, samples: number, out: number): void {
    const { place, count, pixels, lights } = edges;
    if (count === 0) return;
    const { ground } = this.places;
    this.loops.showEdges(ground, y, grounded ? 1 : 0, place, count, pixels, lights, samples, out);
  }
}

/** An eighth of the distance, to a power of two: squares keep their size as cameras move a little. */
function squareFor(distance: number): number {
  let square = 1;
  while (square > distance / 8 && square > 1e-6) square /= 2;
  while (square <= distance / 16 && square < 1e6) square *= 2;
  return square;
}
