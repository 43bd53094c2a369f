import { cosDegrees, sinDegrees } from '../../../core/math/index.js';

/** A direction in linear RGB along which the mean of the channels stays: three numbers that sum to 0, of length 1. */
export type HueAxis = readonly [red: number, green: number, blue: number];

/** The axis at an angle in the plane of equal means: 0 degrees from red to cyan, 120 from green, 240 from blue. */
export function hueAxis(degrees: number): HueAxis {
  const [cos, sin] = [cosDegrees(degrees), sinDegrees(degrees)];
  const [across, up] = [cos / Math.sqrt(6), sin / Math.sqrt(2)];
  return [2 * across, -across + up, -across - up];
}
