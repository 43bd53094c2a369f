import { channelIntensities, channelOf } from '../core/color.js';
import { turn, type Raster } from '../draw/index.js';
import { Draft } from './modeling/solids/draft.js';
import { atRest, type Camera, type Placed, type Renderer, type RenderSettings, type Scene } from './index.js';
import { add, cross, dot, scale, subtract, type Vec3 } from './vector.js';

/** A flat mirror in a scene: a rectangle that reflects on one side and is not seen from the other. */
export interface Glass {
  readonly center: Vec3;
  /** The direction that the mirror faces, unit length. */
  readonly normal: Vec3;
  /** The direction of its height, unit length, perpendicular to the normal. */
  readonly up: Vec3;
  /** Meters. */
  readonly width: number;
  readonly height: number;
}

/** The share of the light that a mirror reflects; glass over silver reflects about nine tenths. */
const reflectance = 0.92;
/** The sides of the grid of points on which the share of a pixel that the glass covers is counted. */
const grid = 4;

/**
 * The picture of a scene with a mirror in it. What the mirror shows is drawn, not pasted: the same scene from behind the glass, where
 * the camera's mirror image stands, flipped and laid into the pixels that the glass fills.
 * @param behind objects that the mirror does not show: its frame, the wall it hangs on. All others must stand before it
 */
export function renderWithMirror(
  renderer: Renderer,
  scene: Scene,
  { glass, behind }: { readonly glass: Glass; readonly behind: readonly Placed[] },
  settings: RenderSettings,
): Raster {
  const open = { ...scene, objects: [...scene.objects, ...behind] };
  const picture = renderer.render(open, settings);
  const shares = covered(renderer, { ...open, objects: [...open.objects, glassObject(glass)] }, settings);
  if (shares.every((share) => share === 0)) return picture;
  const reflected = turn(
    renderer.render({ ...scene, camera: reflectedCamera(scene.camera, glass) }, settings),
    'mirror',
  );
  // In the place of what is seen where the glass will be: so pixels that it shares with others need no exact share.
  const empty = renderer.render({ ...scene, objects: behind }, settings);
  const linear = channelIntensities();
  const data = picture.data.slice();
  shares.forEach((share, at) => {
    if (share === 0) return;
    for (let i = 3 * at; i < 3 * at + 3; i++) {
      const more = reflectance * linear[reflected.data[i]] - linear[empty.data[i]];
      data[i] = channelOf(linear[data[i]] + share * more);
    }
  });
  return { ...picture, data };
}

/** The share of each pixel, 0 to 1, in which the last object of a scene is seen. */
function covered(renderer: Renderer, scene: Scene, { width, height }: RenderSettings): Float64Array {
  const fine = { width: grid * width, height: grid * height };
  const seen = renderer.objects(scene, fine);
  const last = scene.objects.length;
  const shares = new Float64Array(width * height);
  for (let y = 0, at = 0; y < fine.height; y++)
    for (let x = 0; x < fine.width; x++, at++)
      if (seen[at] === last) shares[Math.floor(y / grid) * width + Math.floor(x / grid)] += 1 / (grid * grid);
  return shares;
}

/** The mirror image of a point. */
export function reflectPoint({ center, normal }: Pick<Glass, 'center' | 'normal'>, p: Vec3): Vec3 {
  return subtract(p, scale(normal, 2 * dot(subtract(p, center), normal)));
}

/** The camera's mirror image: what it sees, flipped, is what the mirror shows. */
export function reflectedCamera(camera: Camera, glass: Glass): Camera {
  const up = camera.up ?? [0, 1, 0];
  return {
    ...camera,
    position: reflectPoint(glass, camera.position),
    target: reflectPoint(glass, camera.target),
    up: subtract(up, scale(glass.normal, 2 * dot(up, glass.normal))),
  };
}

/** The glass as an object, to see where it is seen. */
export function glassObject({ center, normal, up, width, height }: Glass): Placed {
  const draft = new Draft();
  const right = cross(up, normal);
  const corners = (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]) =>
    draft.vertex(
      add(center, add(scale(right, (x * width) / 2), scale(up, (y * height) / 2))),
      undefined,
      normal,
    ),
  );
  draft.quad(...(corners as [number, number, number, number]));
  return {
    model: {
      category: 'mirror',
      broadClass: 'furniture',
      hasFront: true,
      hasUp: true,
      parts: [
        { name: 'glass', mesh: draft.mesh(), material: { baseColor: [0, 0, 0], metallic: 0, roughness: 1 } },
      ],
    },
    pose: atRest,
  };
}
