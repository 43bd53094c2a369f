import type { Raster } from '../../../draw/raster.js';
import type { BodyKind, PosedBody } from '../../../content/bodies/body.js';
import type { Placed } from '../../../world/scene.js';
import type { Renderer } from '../../../world/renderer.js';
import { openRenderer } from '../../../world/open-renderer.js';
import type { BodyParams } from './params.js';
import type { BodyState } from './state.js';

type World = typeof import('./world.js');

/** The bodies and things of a set, and what draws them. Loaded when there is something to draw: the world is large. */
export class BodyStudio {
  /** Of the last states asked for: an item and its mirror image. */
  private readonly built: { readonly x: BodyState; readonly body: PosedBody }[] = [];
  private drawn: { readonly x: BodyState; readonly raster: Raster } | undefined;

  private constructor(
    readonly world: World,
    /** What judges: the same everywhere. */
    readonly renderer: Renderer,
    /** What draws the pictures. */
    readonly painter: Renderer,
    readonly settings: Pick<BodyParams, 'size' | 'samples' | 'shadows'>,
  ) {}

  static async open(params: BodyParams): Promise<BodyStudio> {
    const world = await import('./world.js');
    const soft = await openRenderer('soft');
    const painter = params.renderer === 'soft' ? soft : await openRenderer(params.renderer);
    return new BodyStudio(world, soft, painter, params);
  }

  kindOf(name: string): BodyKind {
    return this.world.bodyKinds.find((kind) => kind.name === name)!;
  }

  /** The body of a state, built in its pose. */
  bodyOf(x: BodyState): PosedBody {
    const known = this.built.find((entry) => entry.x === x);
    if (known) return known.body;
    const kind = this.kindOf(x.body);
    const body = kind.build(x.mirrored ? kind.mirrorLook(x.look) : x.look, x.pose);
    this.keep(x, body);
    return body;
  }

  /** Tells that a state's body has been built already. */
  keep(x: BodyState, body: PosedBody): void {
    this.built.push({ x, body });
    if (this.built.length > 2) this.built.shift();
  }

  /** The picture of a state, drawn once: its mirror image is made of it. */
  pictureOf(x: BodyState, draw: () => Raster): Raster {
    if (this.drawn?.x !== x) this.drawn = { x, raster: draw() };
    return this.drawn.raster;
  }

  /** What the body wears and what stands around. */
  around(x: BodyState): Placed[] {
    const body = this.bodyOf(x);
    return [
      ...x.worn.map((thing) => this.world.putOn(thing, x, body)),
      ...this.world.settingOf(x, body),
      ...(x.occluder ? [this.world.board(x.occluder)] : []),
    ];
  }
}
