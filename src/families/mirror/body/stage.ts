import type { Renderer } from '../../../world/renderer.js';
import type { Scene } from '../../../world/scene.js';
import type { DressedBody } from './posing/dressed-body.js';
import { sceneOf } from './scene/scene.js';
import type { BodyState } from './state.js';
import { Visibility } from './visibility.js';

/** What drawing and judging one item share: its scene as it was arranged, not mirrored, and what is seen of it. */
export class BodyStage {
  readonly scene: Scene;
  readonly seen: Visibility;

  /** @param renderer what judges: the same everywhere */
  constructor(
    readonly state: BodyState,
    body: DressedBody,
    renderer: Renderer,
  ) {
    this.scene = sceneOf(state, body);
    this.seen = new Visibility(state, this.scene, renderer);
  }
}
