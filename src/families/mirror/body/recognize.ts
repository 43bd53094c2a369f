import type { Raster } from '../../../draw/raster.js';
import { turn } from '../../../draw/turn.js';
import type { Refusal } from '../../proposal.js';
import { missedOutlines, objectMask } from '../../readings/outlines.js';
import { sidesOf } from '../../size.js';
import type { BodyParams } from './params.js';
import { framedScene, type BodyStage, type BodyStudio } from './stage.js';

/** What speaks against two pictures showing the body and its mirror image. */
export function recognizeBody(
  { renderer }: Pick<BodyStudio, 'renderer'>,
  { measured: { scene, own } }: BodyStage,
  { size }: Pick<BodyParams, 'size'>,
  picture: (view: string) => Raster,
): Refusal | undefined {
  const sides = sidesOf(size);
  const mask = objectMask(renderer, framedScene(scene, sides), sides);
  // What a place is furnished with only hides.
  for (let at = 0; at < mask.data.length; at++) if (mask.data[at]! > own) mask.data[at] = 0;
  return (
    missedOutlines('original', picture('original'), mask) ??
    missedOutlines('mirrored', picture('mirrored'), turn(mask, 'mirror'))
  );
}
