import { Stream, type StreamPath } from '../../../core/stream.js';
import { linear } from '../../../world/modeling/index.js';
import { planarUvs, turnMatrix } from '../../../world/modeling/mesh/index.js';
import { extrude } from '../../../world/modeling/solids/index.js';
import type { Material, Mesh, Part, Pose, Renderer, Vec3 } from '../../../world/index.js';
import { studioLights } from '../../../world/shading/mirrored-studio.js';
import type { Path } from '../../../draw/path.js';
import { polylines } from '../../../draw/stroke/polyline.js';
import type { Raster } from '../../../draw/raster.js';
import { parseColor, tan, tau } from '../../../core/index.js';
import { thing } from '../../places/parts/layout.js';
import { backdrop, exampleOf, lightOf, type Setting } from './setting.js';

/** The vertical angle of view, degrees: that of a close-up. */
const fieldOfView = 22;
/** The radius of edges, thicknesses. */
const rounded = 0.22;
/** How closely curves are followed, picture widths. */
const tolerance = 5e-4;
/** The light of displays and tubes, linear. */
const glow = 1.6;
const black = [0, 0, 0] as const;

/** What is photographed. */
export interface Subject {
  /** The picture that its front has, twice as fine as the photograph. */
  readonly front: Raster;
  /** The outlines of its bodies, picture widths. */
  readonly bodies: readonly Path[];
  /** The color of what gives light, '#rrggbb'. Default: nothing */
  readonly light?: string;
}

/**
 * A photograph of flat bodies from in front, which fill the picture as they fill `front`.
 * @param path of the stream that deals out what is around them
 */
export function photograph(
  { front, bodies, light }: Subject,
  setting: Setting,
  path: StreamPath,
  renderer: Renderer,
  size: number,
): Raster {
  const own = new Stream(path);
  const { width, thickness, hangs } = setting;
  const { mesh, material } = backdrop(setting, own.child('behind'));
  const body = bodyMaterial(front, setting, own.child('body'), light);
  const parts: Part[] = bodies.map((outline, i) => ({
    name: `body ${i}`,
    mesh: bodyMesh(outline, setting, body.tile),
    material: body.material,
  }));
  const distance = width / 2 / tan((fieldOfView * tau) / 720);
  const pose: Pose = { rotation: turnMatrix('x', hangs ? 0 : -90), position: [0, 0, 0], scale: 1 };
  const away = (z: number): Vec3 => (hangs ? [0, 0, z] : [0, z, 0]);
  return renderer.render(
    {
      objects: [
        { model: thing('behind', [{ name: 'behind', mesh, material }]), pose, casts: false },
        { model: thing('body', parts), pose },
      ],
      camera: {
        position: away(thickness + distance),
        target: away(thickness),
        up: hangs ? [0, 1, 0] : [0, 0, -1],
        fieldOfView,
        near: distance / 4,
        far: 2 * distance,
      },
      lights: studioLights,
      ground: 'none',
      background: { top: black, bottom: black },
      environment: { environment: lightOf(setting, material, own.child('light')) },
    },
    { width: size, height: size, samples: 8, shadows: true },
  );
}

/** A flat body whose front is `thickness` in front of z = 0, with its picture's coordinates and, as the second, a surface's. */
function bodyMesh(outline: Path, { width, thickness }: Setting, tile: number): Mesh {
  const [{ segments }] = polylines(outline, tolerance);
  const corners = segments.map(({ x0, y0 }) => [(x0 - 0.5) * width, (0.5 - y0) * width] as const);
  const flat = extrude(corners, thickness, { bevel: rounded * thickness, bevelSegments: 3 });
  const mesh = planarUvs(flat, 'z', width);
  const positions = mesh.positions.map((value, i) => (i % 3 === 2 ? value + thickness / 2 : value));
  return { ...mesh, positions, secondUvs: mesh.uvs!.map((value) => (value * width) / tile) };
}

/** The material of the bodies: a picture with the grain and the gloss of a surface. */
function bodyMaterial(
  front: Raster,
  { surface }: Setting,
  own: Stream,
  light: string | undefined,
): { readonly material: Material; readonly tile: number } {
  const { material, tile } = exampleOf(surface, own);
  const second = { coordinates: 'second' } as const;
  const { normalTexture, metallicRoughnessTexture } = material;
  return {
    tile,
    material: {
      ...material,
      baseColor: [1, 1, 1],
      metallic: 0,
      baseColorTexture: { image: front, wrapS: 'clamp', wrapT: 'clamp' },
      ...(normalTexture && { normalTexture: { ...normalTexture, ...second } }),
      ...(metallicRoughnessTexture && {
        metallicRoughnessTexture: { ...metallicRoughnessTexture, ...second },
      }),
      ...(light && emission(front, light)),
    },
  };
}

/** The most by which a channel may differ from the color of what gives light. */
const nearly = 16;

/** The light that parts of a picture give, those of one color. */
function emission({ data, ...front }: Raster, light: string): Pick<Material, 'emissive' | 'emissiveTexture'> {
  const lit = new Uint8Array(data.length);
  const color = parseColor(light);
  for (let at = 0; at < data.length; at += 3)
    if (color.every((value, k) => Math.abs(data[at + k] - value) <= nearly)) lit.fill(255, at, at + 3);
  const [red, green, blue] = linear(light);
  return {
    emissive: [glow * red, glow * green, glow * blue],
    emissiveTexture: { image: { ...front, data: lit }, wrapS: 'clamp', wrapT: 'clamp' },
  };
}
