import { colorPart } from '../../../draw/bands/color/color-spaces.js';
import { toLight } from '../../../draw/bands/color/linear-light.js';
import type { FloatImage } from '../../../draw/bands/float-image.js';
import { resize } from '../../../draw/bands/resize.js';
import type { SceneView } from '../sources/photo/scene-view.js';
import { dodged } from '../sources/photo/tones.js';
import type { SourceShelf } from '../sources/shelf.js';
import { inTwoHues } from './two-hues.js';

/** Linear light of what is seen in gray: the thing is darker than all around it. */
const gray = { thing: [0.22, 0.39], mean: 0.5, deviation: 0.05, ends: [0.42, 0.64], details: 0.6 } as const;
/** What is dark of the thing, and bright around it, from −1 to 1: two hues. */
const hues = { thing: [-1, -0.3], mean: 0.75, deviation: 0.26, ends: [0.1, 1], details: 1 } as const;
/** Color is drawn at half the picture's sides, as photographs keep it. */
const share = 0.5;

/** f_gray or f_color of a scene, with how much of each pixel its thing covers, 0 to 1. */
export interface ScenePart {
  readonly part: FloatImage;
  readonly covered: FloatImage;
}

/** f_gray of a scene. */
export function grayScenePart(view: SceneView, shelf: SourceShelf): ScenePart {
  const { light, coverage } = dodged(shelf.photograph(view), false, gray);
  return { part: light, covered: coverage };
}

/** f_color of a scene. @param hue degrees, of what is bright; null: the scene's own colors */
export function colorScenePart(view: SceneView, shelf: SourceShelf, hue: number | null): ScenePart {
  const photograph = shelf.photograph(view, share);
  const small =
    hue === null
      ? colorPart(toLight(photograph.picture))
      : inTwoHues(dodged(photograph, false, hues).light, hue);
  const whole = (image: FloatImage): FloatImage => resize(image, shelf.frame.width, shelf.frame.height);
  return { part: whole(small), covered: whole(photograph.coverage) };
}
