import type { Raster } from '../../../../draw/raster.js';
import { sideBySide } from '../../../../draw/layout/side-by-side.js';
import { turn } from '../../../../draw/turn.js';
import { markBox, markDots } from '../../scene/marks.js';
import type { OrientationTask } from '../../tasks/task.js';
import type { PhotographState, Sighting } from '../state.js';

/** The picture of a sighting as it was cut from the photograph. */
export type PictureOf = (sighting: Sighting) => Raster;

/** What of a photograph is shown, mirrored or not, with its marks, which a mirror does not change. In pairs the object has a box, too: photographs show more than one thing. */
function markedPicture(
  sighting: Sighting,
  mirrored: boolean,
  mark: OrientationTask['mark'],
  pictureOf: PictureOf,
): Raster {
  const plain = pictureOf(sighting);
  const picture = mirrored ? turn(plain, 'mirror') : plain;
  const boxes = sighting.objects.map(({ box }) => box);
  if (mark !== 'dots') return markBox(picture, boxes[0]!);
  return markDots(
    picture,
    boxes.map(({ left, top, width, height }) => ({
      x: Math.round(left + width / 2),
      y: Math.round(top + height / 2),
    })),
  );
}

/** The picture of a state; of a pair in one picture, both beside each other. */
export function drawPhotograph(
  { photograph, mirrored, earlier }: PhotographState,
  part: string,
  mark: OrientationTask['mark'],
  pictureOf: PictureOf,
): Raster {
  const picture = markedPicture(photograph, mirrored, mark, pictureOf);
  if (part !== 'pair') return picture;
  return sideBySide(markedPicture(earlier ?? photograph, mirrored, mark, pictureOf), picture);
}
