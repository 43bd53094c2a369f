import { seenBoxes } from '../scene/draw.js';
import type { Box } from '../scene/marks.js';
import type { OrientationState } from '../scene/state.js';
import type { SceneStudio } from '../scene/studio.js';

/** What drawing and judging one item share: the marks of its pictures and its certificate are about the same boxes. */
export class TurnedObjectStage {
  private readonly boxes = new Map<string, readonly Box[]>();

  constructor(private readonly scenes: SceneStudio) {}

  /** The boxes of what is seen of the objects asked about, in pixels. @param x the state, as it was or turned */
  boxesIn(x: OrientationState): readonly Box[] {
    const key = JSON.stringify(x);
    let boxes = this.boxes.get(key);
    if (!boxes) this.boxes.set(key, (boxes = seenBoxes(x, this.scenes.renderer, this.scenes)));
    return boxes;
  }
}
