import { cosDegrees, memoize, sinDegrees } from '../../../core/index.js';
import { movedOnGround } from '../../../draw/bands/align.js';
import { colorPart } from '../../../draw/bands/color/color-spaces.js';
import { lightTable, toLight } from '../../../draw/bands/color/linear-light.js';
import { compose, type Composed } from '../../../draw/bands/compose.js';
import {
  createFloats,
  type FloatImage,
  resize,
  deviationOf,
  meanOf,
} from '../../../draw/bands/float-image.js';
import { displayCode } from '../../../draw/display-code.js';
import { createRaster, type Raster } from '../../../draw/raster.js';
import { type CutOut, layOn } from '../sources/cut-out.js';
import { lightnessOf, onGround } from '../sources/lightness.js';
import { sceneOf, type SourceShelf } from '../sources/shelf.js';
import type { ColorState } from './state.js';
import type { SceneView } from '../sources/photo/scene-view.js';
import { dodged } from '../sources/photo/tones.js';

/** A direction in linear RGB along which the mean of the channels stays: three numbers that sum to 0, of length 1. */
type HueAxis = readonly [red: number, green: number, blue: number];

/** The axis at an angle in the plane of equal means: 0 degrees from red to cyan, 120 from green, 240 from blue. */
function hueAxis(degrees: number): HueAxis {
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  const [across, up] = [cos / Math.sqrt(6), sin / Math.sqrt(2)];
  return [2 * across, -across + up, -across - up];
}

/** A picture in two hues: what is bright in one, what is dark in the opposite; color alone shows its light. */
function inTwoHues(values: FloatImage, hue: number): FloatImage {
  const axis = hueAxis(hue);
  const out = createFloats(values.width, values.height, 3);
  const [red, green, blue] = axis;
  for (let i = 0, at = 0; i < values.data.length; i++, at += 3) {
    const value = values.data[i];
    out.data[at] = value * red;
    out.data[at + 1] = value * green;
    out.data[at + 2] = value * blue;
  }
  return out;
}

/** The tones of what is seen in gray, linear light: the thing is darker than all around it. */
const gray = { thing: [0.22, 0.39], mean: 0.5, deviation: 0.05, ends: [0.42, 0.64], details: 0.6 } as const;
/** The two-hue tones, from −1 to 1: the thing is dark and its surroundings are bright. */
const hues = { thing: [-1, -0.3], mean: 0.75, deviation: 0.26, ends: [0.1, 1], details: 1 } as const;
/** Color is drawn at half the picture's sides, as photographs keep it. */
const share = 0.5;

/** The f_gray of a scene. */
interface ScenePart {
  readonly part: FloatImage;
  readonly covered: FloatImage;
}

/** f_gray of a scene. */
function grayScenePart(view: SceneView, shelf: SourceShelf): ScenePart {
  const { light, coverage } = dodged(shelf.photograph(view), false, gray);
  return { part: light, covered: coverage };
}

/** f_color of a scene. @param hue degrees, of what is bright; null: the scene's own colors */
function colorScenePart(view: SceneView, shelf: SourceShelf, hue: number | null): ScenePart {
  const photograph = shelf.photograph(view, share);
  const small =
    hue === null
      ? colorPart(toLight(photograph.picture))
      : inTwoHues(dodged(photograph, false, hues).light, hue);
  const whole = (image: FloatImage): FloatImage => resize(image, shelf.frame.width, shelf.frame.height);
  return { part: whole(small), covered: whole(photograph.coverage) };
}

/** A composite with what went into it. */
export interface ColorMixed extends Composed {
  /** f_gray of what is seen in gray, one channel. */
  readonly gray: FloatImage;
  /** f_color of what is seen in color, three channels, before it was brought into gamut. */
  readonly color: FloatImage;
  /** The factor of f_color. */
  readonly strength: number;
  /** How much of each pixel the things of two scenes cover, 0 to 1; absent where the sources are no scenes. */
  readonly things: { readonly gray: FloatImage; readonly color: FloatImage } | undefined;
}

/** Linear light: the gray of a ground and of things; of photographs the mean and RMS contrast. */
const grayTone = { ground: 0.46, darkest: 0.28, brightest: 0.38, mean: 0.4, deviation: 0.045 };
/** The dark end of a two-hue picture is as far from gray as the bright end. */
const evenness = { ground: 1, darkest: -1, brightest: -0.3 };
/** Lengths of f_color beyond this look painted. */
const strongest = 0.6;

/** x = f_gray(A) + s · f_color(B), where s is the most that fits into gamut everywhere. */
function mixColor(
  { gray, color, hue }: ColorState,
  shelf: SourceShelf,
  cutOut: (of: 'gray' | 'color') => CutOut,
): ColorMixed {
  const [grayView, colorView] = [sceneOf(gray.source), sceneOf(color.source)];
  const grayScene = grayView && grayScenePart(grayView, shelf);
  const toned = grayScene?.part ?? grayOf(cutOut('gray'), shelf.hasSilhouette(gray.source));
  const grayPart = gray.placed ? movedOnGround(toned, gray.placed) : toned;
  const colorScene = colorView && colorScenePart(colorView, shelf, hue);
  const chroma = colorScene?.part ?? colorsOf(cutOut('color'), shelf.hasSilhouette(color.source), hue);
  const strength = Math.min(mostThatFits(grayPart, chroma), strongest / Math.max(longest(chroma), 1e-6));
  const out = createFloats(chroma.width, chroma.height, 3);
  for (let i = 0, at = 0; i < grayPart.data.length; i++, at += 3) {
    const own = grayPart.data[i];
    out.data[at] = own + strength * chroma.data[at];
    out.data[at + 1] = own + strength * chroma.data[at + 1];
    out.data[at + 2] = own + strength * chroma.data[at + 2];
  }
  const things = grayScene && colorScene ? { gray: grayScene.covered, color: colorScene.covered } : undefined;
  return { ...compose(out), gray: grayPart, color: chroma, strength, things };
}

/** The colors of the colored picture: two hues, or its own where no hue is given. */
const colorsOf = (cutOut: CutOut, hasSilhouette: boolean, hue: number | null): FloatImage =>
  hue === null ? ownColors(cutOut) : inTwoHues(evened(cutOut, hasSilhouette), hue);

/** The gray picture: a thing is darker than its ground; a photograph keeps its tones, with less contrast. */
function grayOf(cutOut: CutOut, hasSilhouette: boolean): FloatImage {
  const toned = lightnessOf(cutOut);
  if (hasSilhouette) return onGround(toned, grayTone);
  const { light } = toned;
  const { mean, deviation } = grayTone;
  const [own, spread] = [meanOf(light), deviationOf(light)];
  const gain = spread > 0 ? Math.min(1, deviation / spread) : 1;
  const held = (value: number): number => Math.min(0.56, Math.max(0.26, value));
  return { ...light, data: light.data.map((value) => held(mean + gain * (value - own))) };
}

/** The lightness of a picture, from −1 (dark) to 1 (bright). */
function evened(cutOut: CutOut, hasSilhouette: boolean): FloatImage {
  const toned = lightnessOf(cutOut);
  if (hasSilhouette) return onGround(toned, evenness);
  const { light } = toned;
  const [mean, spread] = [meanOf(light), Math.max(deviationOf(light), 1e-6)];
  const data = light.data.map((value) => Math.min(1, Math.max(-1, (value - mean) / (1.5 * spread))));
  return { ...light, data };
}

/** f_color of the picture as it is, on gray. */
function ownColors(cutOut: CutOut): FloatImage {
  const light = toLight(cutOut);
  // Colors are multiplied by alpha, which is what a gray ground leaves of them.
  const { width, height } = light;
  const rgb = createFloats(width, height, 3);
  for (let i = 0; i < width * height; i++)
    for (let c = 0; c < 3; c++) rgb.data[3 * i + c] = light.data[4 * i + c];
  return colorPart(rgb);
}

/** The largest s with 0 ≤ gray + s · chroma ≤ 1 everywhere. */
function mostThatFits(gray: FloatImage, chroma: FloatImage): number {
  let most = Infinity;
  for (let i = 0, at = 0; i < gray.data.length; i++)
    for (let c = 0; c < 3; c++, at++) {
      const away = chroma.data[at];
      if (away === 0) continue;
      const room = away > 0 ? 1 - gray.data[i] : gray.data[i];
      const fits = room / Math.abs(away);
      if (fits < most) most = fits;
    }
  return most;
}

function longest({ data }: FloatImage): number {
  let most = 0;
  for (let at = 0; at < data.length; at += 3)
    most = Math.max(most, data[at] * data[at] + data[at + 1] * data[at + 1] + data[at + 2] * data[at + 2]);
  return Math.sqrt(most);
}

/** f_gray: the mean of red, green and blue of each pixel, in linear light, as a picture of three equal channels. */
export function grayView(picture: Raster): Raster {
  const { width, height, channels, data } = picture;
  const light = lightTable(256);
  const out = createRaster(width, height, 3);
  const [green, blue] = channels === 1 ? [0, 0] : [1, 2];
  for (let from = 0, to = 0; to < out.data.length; from += channels, to += 3) {
    const sum = light[data[from]] + light[data[from + green]] + light[data[from + blue]];
    const code = displayCode(Math.fround(sum / 3));
    out.data[to] = code;
    out.data[to + 1] = code;
    out.data[to + 2] = code;
  }
  return out;
}

/** What an item's views and its judge share; each thing is made when first asked for. */
export class ColorStage {
  private mixture: ColorMixed | undefined;
  private withoutColor: Raster | undefined;

  constructor(
    private readonly state: ColorState,
    private readonly shelf: SourceShelf,
  ) {}

  get mixed(): ColorMixed {
    return (this.mixture ??= mixColor(this.state, this.shelf, this.cutOut));
  }

  /** The plain picture of a source, in its own colors: on light gray, or in its place. */
  plain(of: 'gray' | 'color'): Raster {
    const view = sceneOf(this.state[of].source);
    return view ? this.shelf.photograph(view).picture : layOn(this.cutOut(of), [205, 205, 205]);
  }

  /** The composite without its color. Not to be changed. */
  get gray(): Raster {
    return (this.withoutColor ??= grayView(this.mixed.raster));
  }

  private readonly cutOut = memoize((of: 'gray' | 'color') => this.shelf.cutOut(this.state[of].source));
}
