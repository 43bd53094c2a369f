import type { Scene } from '../scene.js';
import { type View, viewOf } from './camera.js';
import { type DrawList, listDraws } from './draws.js';
import { checkSize } from './limits.js';
import { createProjected, project, type Projected } from './project.js';
import { type Target, TargetPool } from './target.js';
import { drawVisibility } from './visibility.js';

/** A picture with its geometry seen and nothing shaded yet. */
export interface Frame {
  readonly view: View;
  readonly list: DrawList;
  readonly projected: Projected;
  /** Per triangle, the index of its part in the list. */
  readonly drawOf: Uint32Array;
  readonly target: Target;
}

/** Makes frames in memory that is used again: each frame ends the life of the one before. */
export class FrameMaker {
  private readonly targets = new TargetPool();
  private projected = createProjected(0);
  private drawOf = new Uint32Array(0);

  /** @throws TopsyturvyError `bad-parameter` if the size, the camera or an object is malformed */
  make(scene: Scene, width: number, height: number, samples: 1 | 4 | 8): Frame {
    checkSize(width, height, samples);
    const view = viewOf(scene.camera, width, height);
    const list = listDraws(scene);
    if (this.projected.spare < list.vertices) this.projected = createProjected(list.vertices);
    if (this.drawOf.length < list.triangles) this.drawOf = new Uint32Array(list.triangles);
    const { projected, drawOf } = this;
    for (const [i, { firstTriangle, triangles }] of list.draws.entries())
      drawOf.fill(i, firstTriangle, firstTriangle + triangles);
    project(view, list, projected);
    const target = this.targets.take(width, height, samples, 1 / view.far);
    drawVisibility(view, list, projected, target);
    return { view, list, projected, drawOf, target };
  }
}
