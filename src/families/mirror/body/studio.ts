import { openPainter, sharedSoftRenderer } from '../../../world/open-renderer.js';
import type { Renderer } from '../../../world/renderer.js';
import type { SetContext } from '../../family.js';
import type { BodyParams } from './params.js';
import { subjectDesign, type Assignment } from './questions/subject-design.js';

/** What all items of a set share. */
export interface BodyStudio {
  /** What judges: the same everywhere. */
  readonly renderer: Renderer;
  /** What draws the pictures. */
  readonly painter: Renderer;
  /** Whether the scene has a mirror. */
  readonly standingMirror: boolean;
  assignmentOf(index: number, turn: number): Assignment;
}

export async function openBodyStudio(
  { params, path }: SetContext<BodyParams>,
  standingMirror: boolean,
): Promise<BodyStudio> {
  const renderer = await sharedSoftRenderer();
  return {
    renderer,
    painter: await openPainter(params.renderer),
    standingMirror,
    assignmentOf: subjectDesign(params, path, { mirror: standingMirror }),
  };
}
