import { tan, tau } from '../../../core/math/index.js';
import { rotate, type Placed, type Scene } from '../../../world/index.js';
import { studioLights } from '../../../world/shading/mirrored-studio.js';
import { figureModel, type Figure } from '../../../content/figures/shepard-metzler/index.js';
import { scale, subtract, type Vec3, perAxis } from '../../../world/vector.js';
import type { TurnedFigure } from './turned.js';

/** Vertical angle of view, degrees: so narrow that perspective is seen but does not distort. */
const fieldOfView = 20;
/** The share of the picture's side that the sphere about a figure fills: whichever way it is turned, none is cut off. */
const fill = 0.96;

const slope = fill * tan((fieldOfView * tau) / 720);
/** The distance from the camera to the middle of a figure whose sphere has radius 1. */
export const cameraDistance = Math.sqrt(1 + 1 / (slope * slope));

/** Pixels at the middle of a figure that a length of 1 takes in a picture of a side. */
export const pixelsPerUnit = (side: number): number =>
  side / 2 / (cameraDistance * tan((fieldOfView * tau) / 720));

/** A figure's middle, of its bounding box, and the radius of the sphere about it; in cubes. */
export function frameOf(figure: Figure): { middle: Vec3; radius: number } {
  const middle = perAxis((axis) => {
    const along = figure.map((cube) => cube[axis]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  let square = 0;
  for (const cube of figure) {
    // The farthest corner of a cube from a point lies half a side beyond its center on every axis.
    const [dx, dy, dz] = subtract(cube, middle).map((d) => Math.abs(d) + 0.5);
    square = Math.max(square, dx * dx + dy * dy + dz * dz);
  }
  return { middle, radius: Math.sqrt(square) };
}

/**
 * A figure in the air before a plain ground, turned about its middle; as large as its sphere, so that the size of its
 * picture says nothing of how it is turned.
 * @param apart whether every cube is a part of its own, for masks
 */
export function figureScene({ figure, rotation }: TurnedFigure, apart = false): Scene {
  const { radius } = frameOf(figure);
  const model = figureModel(figure, { side: 1 / radius, apart });
  // It stands on y = 0, its footprint's middle at the origin.
  const heights = figure.map(([, y]) => y);
  const middle: Vec3 = [0, (Math.max(...heights) - Math.min(...heights) + 1) / 2 / radius, 0];
  const position = scale(rotate(rotation, middle), -1);
  return sceneAbout({ model, pose: { rotation, position, scale: 1 } });
}

/** One thing, the sphere about which has radius 1 and its middle at the origin. */
export function sceneAbout(thing: Placed): Scene {
  return {
    objects: [thing],
    camera: {
      position: [0, 0, cameraDistance],
      target: [0, 0, 0],
      fieldOfView,
      near: cameraDistance - 2,
      far: cameraDistance + 2,
    },
    lights: studioLights,
    ground: 'none',
    background: { top: [250, 250, 250], bottom: [250, 250, 250] },
  };
}
