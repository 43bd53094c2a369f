import type { Stream } from '../../../../core/stream.js';
import type { DressedBody } from '../posing/dressed-body.js';
import type { PictureScene } from '../scene/picture-scene.js';
import type { BodyState, Occluder } from '../state.js';
import type { BodyPlace } from './body-place.js';
import { BodyPlaces } from './body-places.js';
import { choosePlace, type Staged } from './choose-place.js';
import { hideInPlace } from './hiding.js';
import type { BodyScene } from './own-masks.js';
import { measuredScene, pictureScene } from './photo-scene.js';

/** What it takes to make scenes of the look photo, loaded for sets that have it. */
export class PhotoStudio {
  private constructor(readonly places: BodyPlaces) {}

  /** @param seed of the set: equal seeds have equal places */
  static async open(seed: string | number): Promise<PhotoStudio> {
    return new PhotoStudio(await BodyPlaces.open(seed));
  }

  /** See {@link choosePlace}. */
  place(staged: Staged, dealt: Stream, own: Stream): BodyPlace | undefined {
    return choosePlace(staged, this.places, dealt, own);
  }

  /** See {@link hideInPlace}. */
  hide(x: BodyState, board: Occluder, stream: Stream): Occluder {
    return hideInPlace(x, board, x.place!, this.places, stream);
  }

  /** See {@link measuredScene}. */
  measured(x: BodyState, body: DressedBody): BodyScene {
    return measuredScene(x, body, this.places);
  }

  /** See {@link pictureScene}. */
  picture(x: BodyState, body: DressedBody): PictureScene {
    return pictureScene(x, body, this.places);
  }
}
