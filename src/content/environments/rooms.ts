import { type LightPanel, RoomLight, type RoomSide } from '../../world/light/room-light.js';
import type { Vec3 } from '../../world/vector.js';
import type { EnvironmentProgram, LightRequest } from './environment.js';

const walls: Vec3 = [0.62, 0.6, 0.56];
const [wide, high, deep] = [5.2, 2.7, 5.6];

/** The wall in whose direction an azimuth points. */
function wallAt(azimuth: number): RoomSide {
  const turn = ((azimuth % 360) + 360) % 360;
  if (turn < 45 || turn >= 315) return 'front';
  return turn < 135 ? 'left' : turn < 225 ? 'back' : 'right';
}

const box = ({ ground }: LightRequest, panels: readonly [LightPanel, ...LightPanel[]]): RoomLight =>
  new RoomLight({
    middle: [0, 0],
    size: [wide, high, deep],
    colors: {
      left: walls,
      right: walls,
      back: walls,
      front: walls,
      floor: ground,
      ceiling: [0.8, 0.79, 0.76],
    },
    panels,
  });

/** A window a meter above the floor. @param radiance of the sky outside */
const pane = (side: RoomSide, along: number, width: number, radiance: Vec3): LightPanel => ({
  side,
  at: [along, 1.6],
  size: [width, 1.3],
  color: radiance,
});

/** Rooms of 5.2 by 5.6 m about what is lit, for scenes that have none of their own: those of places have their own light. */
export const rooms: readonly EnvironmentProgram[] = [
  {
    name: 'room with a window',
    setting: 'room',
    build(request) {
      const { azimuth, variation } = request;
      const along = variation.uniform(-0.8, 0.8);
      return box(request, [pane(wallAt(azimuth), along, variation.uniform(1.2, 2), [6, 6.4, 7])]);
    },
  },
  {
    name: 'room with two windows',
    setting: 'room',
    build(request) {
      const { azimuth, variation } = request;
      const near = pane(wallAt(azimuth), variation.uniform(-0.8, 0.8), 1.6, [5.4, 5.8, 6.4]);
      return box(request, [near, pane(wallAt(azimuth + 90), 0.3, 1.2, [3.6, 4, 4.6])]);
    },
  },
  {
    name: 'room with ceiling panels',
    setting: 'room',
    build(request) {
      const z = request.variation.uniform(0.2, 1.2);
      const tube = (x: number, at: number): LightPanel => ({
        side: 'ceiling',
        at: [x, at],
        size: [1.5, 0.9],
        color: [3.4, 3.4, 3.3],
      });
      return box(request, [tube(-0.7, z), tube(1.2, z), tube(0.2, z - 2)]);
    },
  },
  {
    name: 'room by lamplight',
    setting: 'room',
    build(request) {
      const { azimuth, variation } = request;
      const side = variation.uniform(-1.2, 1.2);
      const bulb: LightPanel = { side: 'ceiling', at: [side, 0.5], size: [0.4, 0.4], color: [26, 19, 11] };
      const shade: LightPanel = {
        side: wallAt(azimuth + 180),
        at: [0.4, 1.4],
        size: [0.9, 0.9],
        color: [1, 0.7, 0.38],
      };
      return box(request, [bulb, shade]);
    },
  },
];
