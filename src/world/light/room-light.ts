import { type Environment, type Lamp, type Light, perAxis, subtract, type Vec3 } from '../index.js';

/** The walls of a room: −X, +X, −Z, +Z, floor and ceiling. */
export type RoomSide = 'left' | 'right' | 'back' | 'front' | 'floor' | 'ceiling';

/** A rectangle of light on a wall or on the ceiling: a window or a panel. */
export interface LightPanel {
  readonly side: RoomSide;
  /** The middle along the two axes of the side, meters: x and z of floor and ceiling, z and y of left and right, else x and y. */
  readonly at: readonly [number, number];
  /** The size along the same axes, meters. */
  readonly size: readonly [number, number];
  /** The radiance, linear. */
  readonly color: Vec3;
}

/** A room as light sees it: a box. */
export interface RoomDesign {
  /** The coordinate x = z of its middle; its floor is at y = 0. Meters. */
  readonly middle: readonly [x: number, z: number];
  readonly size: readonly [x: number, y: number, z: number];
  /** The reflectance of each side, linear, 0 to 1. */
  readonly colors: Readonly<Record<RoomSide, Vec3>>;
  /** The first is the key light, whose shadows are drawn. At least one. */
  readonly panels: readonly [LightPanel, ...LightPanel[]];
}

/** Where the light is measured: about where the things to look at stand. */
const eye: Vec3 = [0, 0.8, 0];

interface Placed extends LightPanel {
  readonly place: Vec3;
  readonly area: number;
  readonly axis: 0 | 1 | 2;
}

/** The light in a room, as it is seen from where things stand. */
export class RoomLight implements Environment {
  readonly key: Lamp;
  private readonly panels: readonly Placed[];
  /** The light that all sides get after interreflection. */
  private readonly around: Vec3;
  private readonly low: Vec3;
  private readonly high: Vec3;

  constructor(private readonly design: RoomDesign) {
    const { middle, size, panels } = design;
    this.low = [middle[0] - size[0] / 2, 0, middle[1] - size[2] / 2];
    this.high = [middle[0] + size[0] / 2, size[1], middle[1] + size[2] / 2];
    this.panels = panels.map((panel) => this.place(panel));
    this.around = this.interreflection();
    const [first] = this.panels;
    const strength = first.area / Math.PI;
    this.key = {
      kind: 'lamp',
      position: first.place,
      color: [strength * first.color[0], strength * first.color[1], strength * first.color[2]],
      radius: Math.sqrt(first.area) / 2,
    };
  }

  private place(panel: LightPanel): Placed {
    const { side, at, size } = panel;
    const axis = axisOf[side];
    const end = side === 'left' || side === 'back' || side === 'floor' ? this.low : this.high;
    const place: [number, number, number] = [0, 0, 0];
    const [first, second] = across[axis];
    place[axis] = end[axis];
    place[first] = at[0];
    place[second] = at[1];
    return { ...panel, axis, place, area: size[0] * size[1] };
  }

  /** Light that met a side at least once, spread evenly: all that the panels send, over what the sides take. */
  private interreflection(): Vec3 {
    const { size, colors } = this.design;
    const areas: Readonly<Record<RoomSide, number>> = {
      left: size[1] * size[2],
      right: size[1] * size[2],
      back: size[0] * size[1],
      front: size[0] * size[1],
      floor: size[0] * size[2],
      ceiling: size[0] * size[2],
    };
    const whole = sides.reduce((sum, side) => sum + areas[side], 0);
    return perAxis((i) => {
      const given = sides.reduce((sum, side) => sum + areas[side] * colors[side][i], 0) / whole;
      const sent = this.panels.reduce((sum, { area, color }) => sum + area * color[i], 0);
      return (given * sent) / (whole * (1 - given));
    });
  }

  radiance(x: number, y: number, z: number, out: Light): void {
    const direction: Vec3 = [x, y, z];
    let axis: 0 | 1 | 2 = 0;
    let reach = Infinity;
    for (const i of [0, 1, 2] as const) {
      if (direction[i] === 0) continue;
      const end = direction[i] > 0 ? this.high[i] : this.low[i];
      const far = (end - eye[i]) / direction[i];
      if (far >= reach) continue;
      reach = far;
      axis = i;
    }
    const point: Vec3 = [eye[0] + reach * x, eye[1] + reach * y, eye[2] + reach * z];
    const ahead = direction[axis] > 0;
    const side = sidesOf[axis][ahead ? 1 : 0];
    const [first, second] = across[axis];
    for (const [i, panel] of this.panels.entries())
      if (
        panel.side === side &&
        Math.abs(point[first] - panel.at[0]) <= panel.size[0] / 2 &&
        Math.abs(point[second] - panel.at[1]) <= panel.size[1] / 2
      ) {
        // The key light is shaded by itself.
        [out.red, out.green, out.blue] = i === 0 ? [0, 0, 0] : panel.color;
        return;
      }
    this.bounce(point, axis, ahead, side, out);
  }

  /** The light that a point of a side reflects. */
  private bounce(point: Vec3, axis: 0 | 1 | 2, ahead: boolean, side: RoomSide, out: Light): void {
    let [red, green, blue] = this.around;
    for (const panel of this.panels) {
      const to = subtract(panel.place, point);
      const square = to[0] * to[0] + to[1] * to[1] + to[2] * to[2];
      const distance = Math.sqrt(square);
      const leaving = Math.abs(to[panel.axis]) / distance;
      const facing = ((ahead ? -1 : 1) * to[axis]) / distance;
      if (facing <= 0 || leaving === 0) continue;
      // Near a panel it is no point: its area softens the distance.
      const share = (panel.area * leaving * facing) / (Math.PI * square + panel.area);
      red += share * panel.color[0];
      green += share * panel.color[1];
      blue += share * panel.color[2];
    }
    const color = this.design.colors[side];
    out.red = color[0] * red;
    out.green = color[1] * green;
    out.blue = color[2] * blue;
  }
}

const sides: readonly RoomSide[] = ['left', 'right', 'back', 'front', 'floor', 'ceiling'];
const sidesOf: readonly (readonly [RoomSide, RoomSide])[] = [
  ['left', 'right'],
  ['floor', 'ceiling'],
  ['back', 'front'],
];
const axisOf: Readonly<Record<RoomSide, 0 | 1 | 2>> = {
  left: 0,
  right: 0,
  floor: 1,
  ceiling: 1,
  back: 2,
  front: 2,
};
/** The two axes along each side. */
const across: readonly (readonly [0 | 1 | 2, 0 | 1 | 2])[] = [
  [2, 1],
  [0, 2],
  [0, 1],
];
