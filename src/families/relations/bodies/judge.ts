import { bounds } from '../../orientation/scene/comparison.js';
import { cubeShares, twinDifference } from '../../orientation/mental-rotation/judge.js';
import { figureScene } from '../../orientation/mental-rotation/scene.js';
import type { Scene } from '../../../world/scene.js';
import { refuse, verdict, type Verdict } from '../../proposal.js';
import { leastDifference } from '../choice/apart.js';
import { sight, type Sighting } from '../stage/sighting.js';
import type { StageStudio } from '../stage/studio.js';
import { turnedFigure, turnedModel, type BodiesState, type Shown } from './state.js';

/** Models differ so much at least: more than two poses, for a shade of red is no other apple, and other spots are no other giraffe. */
const leastModels = 0.07;

/** What renders say of pictures of bodies. */
export type BodiesEvidence = {
  /** How much a picture differs at least from that of another of the item's bodies in the same pose, 0 to 1. */
  readonly difference: number;
  /** Of figures: the least share of a cube that is seen, 0 to 1. */
  readonly visible?: number;
};

/** The scene of a picture. */
export function bodyScene(stage: StageStudio, { bodies }: BodiesState, shown: Shown): Scene {
  return 'figures' in bodies
    ? figureScene(turnedFigure(bodies, shown))
    : stage.sceneOf(bodies.view, [turnedModel(bodies, shown)]);
}

/** Whether each picture shows its body plainly, and differs from those that the other bodies would make. */
export function judgeBodies(stage: StageStudio, x: BodiesState, leastCube: number): Verdict<BodiesEvidence> {
  const { bodies, query, candidates } = x;
  const pictures = query ? [query, ...candidates] : candidates;
  if ('figures' in bodies) {
    let visible = 1;
    for (const shown of pictures) {
      visible = Math.min(visible, ...cubeShares(stage.renderer, turnedFigure(bodies, shown)));
      if (visible < leastCube) return refuse('cube-hidden', { visible });
    }
    const difference = Math.min(
      ...pictures.map((shown) => twinDifference(stage.renderer, turnedFigure(bodies, shown))),
    );
    return verdict(difference >= bounds.apart, 'bodies-alike', { difference, visible });
  }
  let difference = 1;
  for (const shown of pictures) {
    const { turn } = shown;
    const scenes = bodies.models.map((_, body) => bodyScene(stage, x, { body, turn }));
    const [{ cut }] = sight(stage.renderer, scenes[shown.body]!, bodies.view) as [Sighting];
    if (cut) return refuse('cut');
    difference = Math.min(difference, leastDifference(stage.renderer, scenes));
    if (difference < leastModels) return refuse('bodies-alike', { difference });
  }
  return { holds: true, difference };
}
