import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tan, tau } from '../../../src/core/math/index.js';
import { Stream } from '../../../src/core/stream.js';
import { encodePng } from '../../../src/draw/png/encode.js';
import { drawScene, wholeBoxes } from '../../../src/families/staging/picture/draw.js';
import type { OrientationState } from '../../../src/families/staging/scene/state.js';
import { SceneAssets, standing } from '../../../src/families/staging/assets.js';
import { drawSurroundings } from '../../../src/families/staging/scene/surroundings.js';
import type { Mat3 } from '../../../src/world/pose.js';

/** An object of a photograph that is rendered, and what its annotation says besides pose and box. */
export interface RenderedObject {
  readonly category: string;
  /** Degrees; 'none' is annotated as such. */
  readonly heading?: number | 'none';
  /** In place of a heading. */
  readonly rotation?: Mat3;
  /** Meters to the right and toward the camera. Default: the middle. */
  readonly at?: readonly [right: number, toward: number];
  /** Radius, meters. Default 0.8 */
  readonly radius?: number;
  /** More fields of the annotation. */
  readonly more?: object;
}

export interface RenderedPhotograph {
  readonly name: string;
  readonly objects: readonly RenderedObject[];
  /** Meters from the camera to the middle. Default 6 */
  readonly distance?: number;
  /** More fields of its entry. */
  readonly more?: object;
}

const fieldOfView = 36;

let assets: Promise<SceneAssets> | undefined;

/**
 * Renders scenes to PNG files as if they were photographs, annotated with the poses that they were rendered from: wide
 * pictures, as a car's camera takes them.
 *
 * @returns the entries of a `photos.json` in the folder, whose pictures are in `pictures/`
 */
export async function renderPhotographs(
  folder: string,
  photographs: readonly RenderedPhotograph[],
  size: { readonly width: number; readonly height: number } = { width: 256, height: 176 },
): Promise<readonly object[]> {
  const name = `${size.width}x${size.height}` as const;
  const settings = {
    size: name,
    samples: 1,
    shadows: false,
    renderer: 'soft',
    models: [],
    pack: '',
    categories: [],
    variations: 4,
  } as const;
  const path = [7, 'photographs'];
  assets ??= SceneAssets.open(settings, path, (file) => file);
  const opened = await assets;
  const drawing = { settings, modelOf: opened.modelOf, places: undefined };
  const entries: object[] = [];
  for (const { name, objects, distance = 6, more } of photographs) {
    const state = sceneOf(objects, distance, opened, new Stream([...path, name]));
    const file = join(folder, 'pictures', `${name}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, encodePng(drawScene(state, opened.renderer, drawing)));
    const boxes = wholeBoxes(state, opened.renderer, drawing);
    const focal = size.height / 2 / tan((fieldOfView * tau) / 720);
    entries.push({
      name,
      image: `pictures/${name}.png`,
      camera: { focal: [focal, focal], center: [size.width / 2, size.height / 2] },
      objects: objects.map(({ category, heading, rotation, more: own }, at) => {
        const { left, top, width, height } = boxes[at];
        const pose = rotation ? { rotation } : { heading };
        return { category, box: [left, top, width, height], ...pose, uncertainty: 2, ...own };
      }),
      ...more,
    });
  }
  return entries;
}

function sceneOf(
  objects: readonly RenderedObject[],
  distance: number,
  scenes: SceneAssets,
  stream: Stream,
): OrientationState {
  const floor = objects.every(({ rotation }) => !rotation);
  return {
    camera: { target: [0, 0.5, 0], distance, elevation: 12, fieldOfView },
    ...drawSurroundings({ floor, pair: false }, stream),
    objects: objects.map(({ category, heading = 0, rotation, at = [0, 0], radius = 0.8 }) => {
      const kind = { category, variation: 0, size: radius };
      const upright = standing(scenes, kind, at, heading === 'none' ? 0 : heading);
      return rotation ? { ...upright, rotation, center: [at[0], 0.6, at[1]] as const } : upright;
    }),
    occluded: false,
    asked: objects.length,
    earlier: null,
    layout: 'two',
    order: 0,
    determined: true,
  };
}

/** Writes a `photos.json`. @returns its path in the folder */
export function writePhotographs(folder: string, photos: readonly object[], file = 'photos.json'): string {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), JSON.stringify({ photos }));
  return file;
}
