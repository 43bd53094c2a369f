import { turn, type Raster } from '../../../draw/index.js';
import { openPainter, sharedSoftRenderer } from '../../../world/open-renderer.js';
import { renderWithMirror } from '../../../world/reflection.js';
import { type Scene, type Renderer, aroundSquare } from '../../../world/scene.js';
import { memoize, Stream } from '../../../core/index.js';
import { sidesOf, type SetContext, type Sides } from '../../making.js';
import type { BodyParams } from './params.js';
import type { BodyScene } from './places/own-masks.js';
import type { PhotographicBodies } from './places/photographic-bodies.js';
import type { DressedBody } from './posing/dressed-body.js';
import { type Assignment, subjectDesign } from './questions/subject-design.js';
import type { PictureScene } from './scene/picture-scene.js';
import { sceneOf } from './scene/scene.js';
import { type Cell, type ShownAs, splitCells } from './scene/split-cells.js';
import { frameOf, glassOf } from './scene/standing-mirror.js';
import type { BodyState } from './state.js';
import { Visibility } from './visibility.js';

/** What all items of a set share. */
export interface BodyAssets {
  /** The renderer of the judge: the same everywhere. */
  readonly renderer: Renderer;
  /** The renderer of the pictures. */
  readonly painter: Renderer;
  /** The places of bodies in the look photo; absent in the clean look. */
  readonly photo: PhotographicBodies | undefined;
  /** Whether the scene has a mirror. */
  readonly standingMirror: boolean;
  assignmentOf(index: number, turn: number): Assignment;
  /** The cells of the item's split from which a group of alike bodies is seen; null where items belong to no split. */
  cellsOf(group: string, shown: ShownAs): readonly Cell[] | null;
}

export async function openBodyAssets(
  { params, path }: SetContext<BodyParams>,
  standingMirror: boolean,
): Promise<BodyAssets> {
  const renderer = await sharedSoftRenderer();
  const { split } = params;
  const cellsOf = memoize((group: string, shown: ShownAs) =>
    // Keyed by the seed without the part: parts of other splits must cut the same space.
    split === ''
      ? null
      : splitCells(shown, new Stream([path[0], 'mirror/body', 'split cells', group])).filter(
          ({ owner }) => owner === split,
        ),
  );
  return {
    renderer,
    painter: await openPainter(params.renderer),
    photo: params.look === 'photo' ? await openPhoto(path[0]) : undefined,
    standingMirror,
    assignmentOf: subjectDesign(params, path, { mirror: standingMirror }),
    cellsOf,
  };
}

async function openPhoto(seed: string | number): Promise<PhotographicBodies> {
  const { PhotographicBodies: Assets } = await import('./places/photographic-bodies.js');
  return Assets.open(seed);
}

/** What drawing and judging one item share: its scene as it was arranged, not mirrored, and what is seen of it. */
export class BodyStage {
  /** The scene that is measured: in the look photo it is not the one drawn. */
  readonly measured: BodyScene;
  readonly seen: Visibility;

  /**
   * @param assets its renderer judges: the same everywhere
   * @param withTwin whether the mirrored rig is built and compared too: evidence that costs as much as the body
   */
  constructor(
    readonly state: BodyState,
    private readonly body: DressedBody,
    private readonly assets: Pick<BodyAssets, 'renderer' | 'photo'>,
    private readonly withTwin: boolean,
  ) {
    const { photo, renderer } = assets;
    const measuredOf = (x: BodyState, dressed: DressedBody): BodyScene =>
      photo ? photo.measured(x, dressed) : cleanScene(x, dressed);
    this.measured = measuredOf(state, body);
    this.seen = new Visibility(state, this.measured, measuredOf, renderer, withTwin);
  }

  /**
   * The same with other people behind the body, where there is room; itself where nobody is there. They hide nothing of the body.
   * @param share of scenes in which other people are wanted
   * @param stream of the item, so that what was tried before has no part in it
   */
  accompanied(share: number, stream: Stream): BodyStage {
    const { photo, renderer } = this.assets;
    if (!photo || stream.float() >= share) return this;
    const others = photo.bystanders(this.state, this.measured, renderer, stream);
    if (others.length === 0) return this;
    return new BodyStage({ ...this.state, others }, this.body, this.assets, this.withTwin);
  }

  /** The scene from which the picture is drawn. */
  get picture(): PictureScene {
    const { body, measured, state } = this;
    const { mirror } = state;
    return (
      this.assets.photo?.picture(state, body) ?? {
        scene: measured.scene,
        mirror: mirror && { glass: glassOf(mirror), behind: [frameOf(mirror)] },
      }
    );
  }
}

function cleanScene(x: BodyState, body: DressedBody): BodyScene {
  const scene = sceneOf(x, body);
  return { scene, own: scene.objects.length };
}

/** The scene as a picture of these sides shows it. */
export function framedScene(square: Scene, sides: Sides): Scene {
  // A square shows a face; a tall picture goes on below it, down to the feet, and those stand on the ground.
  const feet = square.ground === 'none' && !square.environment && sides.height > sides.width;
  return aroundSquare(feet ? { ...square, ground: 'catcher' } : square, sides);
}

/**
 * The picture of a state. That of a mirrored one is the flipped picture of what was arranged, to the byte, so that the two of a
 * pair differ in nothing else; the evidence `twin`, of some items, shows that the mirrored rig would look the same.
 */
export function drawBody(
  { mirrored }: BodyState,
  { picture: { scene: square, mirror } }: BodyStage,
  renderer: Renderer,
  { size, samples, shadows }: Pick<BodyParams, 'size' | 'samples' | 'shadows'>,
): Raster {
  const sides = sidesOf(size);
  const scene = framedScene(square, sides);
  const settings = { ...sides, samples, shadows };
  const picture = mirror
    ? renderWithMirror(renderer, scene, mirror, settings)
    : renderer.render(scene, settings);
  return mirrored ? turn(picture, 'mirror') : picture;
}
