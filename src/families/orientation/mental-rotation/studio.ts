import { balancedRuns } from '../../../core/design.js';
import type { Stream } from '../../../core/stream.js';
import { openPainter, sharedSoftRenderer } from '../../../world/open-renderer.js';
import type { Renderer } from '../../../world/renderer.js';
import { rotationFamilies } from '../../../world/rotation/families/index.js';
import {
  defineRotationFamily,
  findRotationFamily,
  rotationDesign,
  type AnyRotationFamily,
} from '../../../world/rotation/family.js';
import type { RotationStep } from '../../../world/rotation/steps.js';
import type { SetContext } from '../../family.js';
import { type Shared, shareDesign } from '../answer-design.js';
import { run, type MentalRotationParams } from './params.js';
import type { FigureState } from './state.js';

/** What is dealt out evenly to the items of one answer, by their rank among them. */
interface AnswerDesign {
  rotationOf(rank: number, stream: Stream): RotationStep[];
  firstOf(rank: number): FigureState['first'];
}

/** What all items of a set share. */
export interface MentalRotationStudio {
  /** What judges, and draws where pictures must be exact: the same everywhere. */
  readonly renderer: Renderer;
  /** What draws the pictures. */
  readonly painter: Renderer;
  /** Whether the second figure of item i is the mirror image. */
  mirroredOf(index: number): Shared;
  designOf(mirrored: boolean): AnswerDesign;
}

export async function openFigures({
  params,
  path,
  extensions,
}: SetContext<MentalRotationParams>): Promise<MentalRotationStudio> {
  const family = findRotationFamily(params.rotation, [
    ...rotationFamilies,
    ...extensions.of('rotation', defineRotationFamily<AnyRotationFamily>),
  ]);
  const designs = ['same', 'mirrored'].map((answer): AnswerDesign => {
    const order = balancedRuns(2, [...path, 'options', answer]);
    return {
      rotationOf: rotationDesign(family, params.rotationParams, [...path, 'rotations', answer]),
      firstOf: (rank) => (['same', 'mirror'] as const)[order(rank)]!,
    };
  });
  return {
    renderer: await sharedSoftRenderer(),
    painter: await openPainter(params.renderer),
    mirroredOf: shareDesign(params.mirrored, run, [...path, 'answers']),
    designOf: (mirrored) => designs[mirrored ? 1 : 0]!,
  };
}
