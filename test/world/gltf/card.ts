import sharp from 'sharp';
import type { Raster } from '../../../src/draw/raster.js';
import type { Environment } from '../../../src/world/light/environment.js';
import { atRest } from '../../../src/world/pose.js';
import type { Placed, Scene } from '../../../src/world/scene.js';
import { softRenderer } from '../../../src/world/render/renderer.js';
import type { LoadedModel } from '../../../src/world/gltf/load.js';
import { Craft, type Loose } from './craft.js';

/** A sheet two meters wide and high that stands on the floor and faces +Z, of one material, with its textures laid on as seen. */
export function card(
  material: Loose = {},
  more: { readonly attributes?: (craft: Craft) => Loose } = {},
): Craft {
  const craft = new Craft();
  const positions = Float32Array.of(-1, 0, 0, 1, 0, 0, 1, 2, 0, -1, 2, 0);
  const POSITION = craft.accessor(positions, 'VEC3', { min: [-1, 0, 0], max: [1, 2, 0] });
  const NORMAL = craft.accessor(Float32Array.of(0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1), 'VEC3');
  const TEXCOORD_0 = craft.accessor(Float32Array.of(0, 1, 1, 1, 1, 0, 0, 0), 'VEC2');
  const attributes = { POSITION, NORMAL, TEXCOORD_0, ...more.attributes?.(craft) };
  const indices = craft.accessor(Uint8Array.of(0, 1, 2, 0, 2, 3), 'SCALAR');
  craft.primitive(attributes, { indices, material: 0 });
  craft.json.materials = [matte(material)];
  return craft;
}

/** A material that is no metal and not shiny unless it says so. */
export const matte = ({ pbrMetallicRoughness, ...more }: Loose): Loose => ({
  pbrMetallicRoughness: { metallicFactor: 0, ...pbrMetallicRoughness },
  ...more,
});

/** Adds a picture; returns the number of its texture. */
export function addTexture(craft: Craft, file: Uint8Array, mimeType = 'image/png', more: Loose = {}): number {
  const { json } = craft;
  json.images ??= [];
  json.textures ??= [];
  json.images.push({ bufferView: craft.view(file), mimeType });
  return json.textures.push({ source: json.images.length - 1, ...more }) - 1;
}

/** A PNG of columns of colors, RGB or RGBA. */
export const columns = (...colors: readonly (readonly number[])[]): Promise<Buffer> =>
  sharp(Buffer.from(colors.flat()), {
    raw: { width: colors.length, height: 1, channels: colors[0].length as 3 | 4 },
  })
    .png()
    .toBuffer();

/** The names of extensions that a JSON uses, wherever they are. */
export function declareExtensions(json: Loose): void {
  const names = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [name, entry] of Object.entries(value)) {
      if (name === 'extensions') Object.keys(entry as object).forEach((extension) => names.add(extension));
      if (name !== 'extras') walk(entry);
    }
  };
  walk(json);
  if (names.size > 0) json.extensionsUsed = [...names];
}

const side = 64;
const camera = {
  position: [0, 1, 5.6712818] as const,
  target: [0, 1, 0] as const,
  ...{ fieldOfView: 20, near: 0.1, far: 50 },
};

/** Light that is the same all around, brighter where it comes from above, from no direction in plain light. */
const environment: Environment = {
  radiance: (_x, y, _z, out) => {
    out.red = 0.6 + 0.3 * y;
    out.green = 0.5 + 0.2 * y;
    out.blue = 0.4;
  },
};

const renderer = softRenderer();

/** What fills the picture when it looks at a card. */
export function draw(objects: readonly Placed[], look: 'plain' | 'environment' = 'plain'): Raster {
  const scene: Scene = {
    objects,
    camera,
    lights: { sky: [1, 1, 1], ground: [1, 1, 1], sun: { direction: [0, 1, 0], color: [0, 0, 0] } },
    ground: 'none',
    background: { top: [255, 255, 255], bottom: [255, 255, 255] },
    ...(look === 'environment' && { environment: { environment, exposure: 0.5 } }),
  };
  return renderer.render(scene, { width: side, height: side, samples: 4, shadows: false });
}

/** The color that a model's card shows at (u, v). */
export function colorAt(
  { model }: LoadedModel,
  u = 0.5,
  v = 0.5,
  look: 'plain' | 'environment' = 'plain',
): number[] {
  const { data } = draw([{ model, pose: atRest }], look);
  const at = 3 * (Math.floor(v * side) * side + Math.floor(u * side));
  return [...data.subarray(at, at + 3)];
}

/** The largest difference between two colors. */
export const apart = (a: readonly number[], b: readonly number[]): number =>
  Math.max(...a.map((value, i) => Math.abs(value - b[i])));
