import type { BuiltPlace } from '../../../content/places/index.js';
import { memoizeLatest, Stream, tan, tau, words } from '../../../core/index.js';
import type { Environment, Placed, Scene, Material, Vec3 } from '../../../world/index.js';
import { atRest, directionAt } from '../../../world/index.js';
import { sceneOf, type ModelOf } from '../scene/scene-of.js';
import type { OrientationState, SceneObject } from '../scene/state.js';
import type { PlaceShelf } from './place-shelf.js';
import { backdropName, type PlaceState } from '../scene/place-state.js';
import { cylinder, materials, merged, moved } from '../../../world/modeling/index.js';
import type { MeasuredModel } from '../models/model-shelf.js';

/** Surfaces without a direction that show some texture from where they are seen; what photographers hang up twice. */
const grounds = [
  'painted canvas',
  ...words(`
    painted canvas, granite, terrazzo, carpet, linoleum, leather, woven cloth, gravel, asphalt, sand, soil,
    lawn, running track, clay court
  `),
];
/** Meters of a surface, at the scale of its tiles, that span a picture's side: tiles say nothing of what is before them. */
const seen = 1.65;
/** Half the surface's side, in sizes of what is before it. */
const wide = 14;

/** The scene of a state before a wall at right angles to the camera's axis; the wall lies under what is seen from straight above. */
function beforeBackdrop(
  scene: Scene,
  x: OrientationState,
  place: PlaceState,
  { modelOf, places: shelf }: { readonly modelOf: ModelOf; readonly places: PlaceShelf },
): Scene {
  const own = new Stream(['backdrop', place.variation]);
  const name = own.child('surface').choice(grounds);
  const material = shelf.surface(name, own.child('example').below(3));
  const { camera } = x;
  const toward = directionAt(0, camera.elevation);
  const [object] = x.objects;
  const size = Math.max(place.radius, place.height / 2);
  // The object's box touches the surface.
  const far = reachOf(object, modelOf(object), toward);
  const tile = (shelf.tileOf(name) * sideSeen(camera, camera.distance + far)) / seen;
  const lay = { half: wide * size, tile, way: own.child('way to lie').below(8) };
  const wall = wallAt(object.center, toward, far, lay, material);
  return {
    ...scene,
    objects: [...scene.objects, wall],
    camera: { ...scene.camera, far: scene.camera.far + 4 * wide * size },
    ground: 'none',
    environment: { environment: ringLight(camera.elevation), exposure },
  };
}

/** Meters that a picture's side spans at a distance. */
const sideSeen = ({ fieldOfView }: OrientationState['camera'], distance: number): number =>
  2 * distance * tan((fieldOfView * tau) / 720);

/** How far the box of an object reaches from its middle in a direction. */
function reachOf({ rotation: m, scale }: SceneObject, { half }: MeasuredModel, [dx, dy, dz]: Vec3): number {
  const along = (axis: 0 | 1 | 2): number =>
    Math.abs(m[axis] * dx + m[axis + 3] * dy + m[axis + 6] * dz) * half[axis];
  return (along(0) + along(1) + along(2)) * scale;
}

interface Lay {
  readonly half: number;
  readonly tile: number;
  /** The orientation of the texture, one of the eight ways to lay a square on itself. */
  readonly way: number;
}

function wallAt(
  middle: Vec3,
  toward: Vec3,
  far: number,
  { half, tile, way }: Lay,
  material: Material,
): Placed {
  const up: Vec3 = [0, toward[2], -toward[1]];
  const corners = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  const positions = corners.flatMap(([a, b]) =>
    [0, 1, 2].map((k) => middle[k] - far * toward[k] + half * ((k === 0 ? a : 0) + b * up[k])),
  );
  const uvs = corners.flatMap(([a, b]) => {
    const [u, v] = way & 1 ? [b, a] : [a, b];
    return [((way & 2 ? -u : u) * half) / tile, ((way & 4 ? -v : v) * half) / tile];
  });
  const mesh = {
    positions: Float32Array.from(positions),
    normals: Float32Array.from(corners.flatMap(() => toward)),
    uvs: Float32Array.from(uvs),
    indices: Uint32Array.of(0, 1, 2, 0, 2, 3),
  };
  return {
    model: {
      category: 'wall',
      broadClass: 'miscellaneous',
      hasFront: false,
      hasUp: false,
      parts: [{ name: 'wall', mesh, material }],
    },
    pose: atRest,
    casts: false,
  };
}

/** The factor of all light, the same everywhere: nothing else shows whether an object is seen from above. */
const exposure = 0.6;
/** Cosines of the angle to the camera's axis, in the ring's middle and from there to its edges, and its radiance. */
const ring = { middle: 0.74, breadth: 0.19, radiance: 3.6 };

/** Light that is the same all around the camera's axis: a large round softbox about the lens, and a gray room. */
const ringLight = memoizeLatest(96, (elevation: number): Environment => {
  const toward = directionAt(0, elevation);
  return {
    radiance(x, y, z, out) {
      const along = x * toward[0] + y * toward[1] + z * toward[2];
      // Brighter toward the camera, and brightest in a ring about it, with soft edges: sampled from any side, it is the same.
      const off = (along - ring.middle) / ring.breadth;
      const light = 0.55 + 0.25 * along + ring.radiance * Math.max(0, 1 - off * off);
      out.red = light;
      out.green = light;
      out.blue = light;
    },
    key: { kind: 'sun', direction: toward, color: [1.1, 1.1, 1.1], radius: 0.5 },
  };
});

/** Radii as shares of the height. */
const thin = { rod: 0.011, foot: 0.2, plate: 0.016 };

/** A thin rod on a foot, as museums have: it ends in the middle of what it holds, at a height in meters, and does not turn with it. */
const mountOf = memoizeLatest(64, (height: number): Placed => {
  const plate = thin.plate * height;
  return {
    model: {
      category: 'stand',
      broadClass: 'miscellaneous',
      hasFront: false,
      hasUp: true,
      parts: [
        {
          name: 'stand',
          mesh: merged(
            moved(cylinder(thin.rod * height, height, 16), 0, height / 2, 0),
            moved(cylinder(thin.foot * height, plate, 48), 0, plate / 2, 0),
          ),
          material: materials.steel(),
        },
      ],
    },
    pose: atRest,
  };
});

/** What is needed to make scenes of states: the models, and the places if any state has one. */
export type Staging = { readonly modelOf: ModelOf; readonly places?: PlaceShelf | undefined };

/** The scene that a picture of a state is drawn from: in its place and under the light of that place, if it has one. */
export function pictureScene(x: OrientationState, { modelOf, places }: Staging): Scene {
  const plain = sceneOf(x, modelOf);
  const { place } = x;
  if (!place) return plain;
  const objects = plain.objects.map((object) => ({ ...object, model: places!.dressed(object.model) }));
  if (place.name === backdropName)
    return beforeBackdrop({ ...plain, objects }, x, place, { modelOf, places: places! });
  const stood = { ...plain, objects: [...objects, ...standing(place)] };
  return sceneInPlace(stood, places!.of(place), x.camera.distance);
}

/** A scene with what a place has around it and that place's light. @param distance of the camera from its target, meters */
export function sceneInPlace(scene: Scene, place: BuiltPlace, distance: number): Scene {
  const { objects, camera } = scene;
  return {
    ...scene,
    objects: [...objects, ...place.furnishing, ...place.shell],
    camera: { ...camera, near: Math.min(camera.near, distance / 20), far: place.reach + 2 * distance },
    ground: 'none',
    environment: { environment: place.environment },
  };
}

/**
 * The scene by which the contents of a picture are measured: in plain light, with everything that could stand in front of the objects
 * asked about. The objects of the state come first.
 */
export function measuredScene(x: OrientationState, { modelOf, places }: Staging): Scene {
  const plain = sceneOf(x, modelOf);
  const { place } = x;
  if (!place || place.name === backdropName) return plain;
  const built = places!.of(place);
  return { ...plain, objects: [...plain.objects, ...standing(place), ...built.furnishing] };
}

const standing = ({ mount }: PlaceState): readonly Placed[] => (mount === undefined ? [] : [mountOf(mount)]);
