import { tau } from '../../../core/math/index.js';
import { sceneExposure } from '../../light/exposure.js';
import { reduceEnvironment } from '../../light/reduced.js';
import type { Model, Vec3 } from '../../model.js';
import type { Mat3 } from '../../pose.js';
import type { Camera, Scene } from '../../scene.js';
import { cross, normalize, scale, subtract } from '../../vector.js';
import { Binary } from './binary.js';
import { packContent } from './pack.js';
import { Palette } from './palette.js';

/** A model in the world as a matrix of 16 numbers by columns, as glTF has it. */
const matrixOf = (by: Mat3, size: number, [x, y, z]: Vec3): number[] => [
  ...[by[0] * size, by[3] * size, by[6] * size, 0],
  ...[by[1] * size, by[4] * size, by[7] * size, 0],
  ...[by[2] * size, by[5] * size, by[8] * size, 0],
  ...[x, y, z, 1],
];

const unmoved = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

/** A node's matrix; glTF leaves out one that moves nothing. */
const placed = (matrix: number[]): object =>
  matrix.some((value, at) => value !== unmoved[at]) ? { matrix } : {};

/** What stands at a place with its +Z in a direction, as a camera's back and a light's do, and its +Y as far up as that lets it. */
function facing(back: Vec3, at: Vec3, up: Vec3 = [0, 1, 0]): number[] {
  const z = normalize(back);
  const x = normalize(cross(z[1] * z[1] > 0.9999 && up[1] === 1 ? [0, 0, -1] : up, z));
  const y = cross(z, x);
  return matrixOf([x[0], y[0], z[0], x[1], y[1], z[1], x[2], y[2], z[2]], 1, at);
}

const cameraNode = ({ position, target, up }: Camera): object => ({
  name: 'camera',
  camera: 0,
  matrix: facing(subtract(position, target), position, up),
});

/** The light that casts shadows as KHR_lights_punctual has it: what a white matte surface reflects is a π-th of what it gets. */
function keyLight(scene: Scene, exposure: number): { light: object; node: object } | undefined {
  const key = scene.environment
    ? scene.environment.environment.key
    : ({ kind: 'sun', radius: 0, ...scene.lights.sun } as const);
  if (!key) return undefined;
  const strength = Math.max(...key.color);
  const light = {
    name: 'key',
    type: key.kind === 'sun' ? 'directional' : 'point',
    color: strength > 0 ? scale(key.color, 1 / strength) : key.color,
    intensity: (tau / 2) * strength * exposure,
    extras: { radius: key.radius },
  };
  const matrix = key.kind === 'sun' ? facing(key.direction, [0, 0, 0]) : facing([0, 1, 0], key.position);
  return { light, node: { name: 'key', matrix, extensions: { [lightsExtension]: { light: 0 } } } };
}

const lightsExtension = 'KHR_lights_punctual';

/** The factor of the light in a scene that brings its middle to middle gray; files have it in their lights already. */
export const exposureOf = (scene: Scene): number =>
  scene.environment
    ? sceneExposure(scene, scene.environment, reduceEnvironment(scene.environment.environment))
    : 1;

/**
 * A scene as a GLB file (glTF 2.0): a node for each object with its id in our masks in `extras`, the camera, and the light that casts
 * shadows (KHR_lights_punctual). Light from all around is no part of glTF: `environmentMap` has it.
 * @param size of its picture, pixels; for the camera's form
 */
export function writeScene(
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
): Uint8Array {
  const binary = new Binary();
  const palette = new Palette(binary);
  const models = [...new Set(scene.objects.map(({ model }) => model))];
  const nodes: object[] = scene.objects.map(({ model, pose, casts = true }, at) => ({
    name: model.category,
    mesh: models.indexOf(model),
    ...placed(matrixOf(pose.rotation, pose.scale, pose.position)),
    extras: { id: at + 1, casts },
  }));
  nodes.push(cameraNode(scene.camera));
  const exposure = exposureOf(scene);
  const key = keyLight(scene, exposure);
  if (key) nodes.push(key.node);
  const { fieldOfView, near, far } = scene.camera;
  return packContent(binary, palette, {
    name: 'scene',
    nodes,
    roots: nodes.map((_, index) => index),
    meshes: models.map((model) => meshOf(model, binary, palette)),
    cameras: [
      {
        type: 'perspective',
        perspective: {
          aspectRatio: width / height,
          yfov: (fieldOfView * tau) / 360,
          znear: near,
          zfar: far,
        },
      },
    ],
    extras: { width, height, exposure },
    ...(key && { extensions: { [lightsExtension]: { lights: [key.light] } } }),
  });
}

const meshOf = ({ category, parts }: Model, binary: Binary, palette: Palette): object => ({
  name: category,
  primitives: parts.map(({ name, mesh, material }) => ({
    ...binary.addMesh(mesh, material),
    material: palette.add(material),
    extras: { part: name },
  })),
});
