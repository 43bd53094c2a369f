import { circle, line } from '../../../draw/shapes.js';
import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import {
  beveledBox,
  cylinder,
  materials,
  merged,
  moved,
  planarUvs,
  textured,
  turned,
  type Tint,
} from '../../../world/modeling/index.js';
import { Sheet } from '../../../world/modeling/print.js';
import type { Mesh } from '../../../world/mesh.js';
import type { Part } from '../../../world/model.js';

export interface DialStyle {
  readonly face: string;
  readonly ink: string;
  readonly hands: Tint;
  readonly font: string;
  /** 0 to 720, from twelve o'clock. */
  readonly minutes: number;
}

/** A dial with the numerals 1 to 12 and its two hands, facing +Z from the plane z = 0, about the origin. */
export function dial(radius: number, style: DialStyle): Part[] {
  const { face, ink, hands, font, minutes } = style;
  const sheet = new Sheet(2 * radius, 2 * radius, face);
  sheet.stroke(circle(0, 0, 0.95 * radius), ink, 0.015 * radius);
  for (let i = 0; i < 60; i++) {
    const [x, y] = [sinDegrees(6 * i), -cosDegrees(6 * i)];
    const from = (i % 5 === 0 ? 0.85 : 0.9) * radius;
    sheet.stroke(
      line(from * x, from * y, 0.94 * radius * x, 0.94 * radius * y),
      ink,
      (i % 5 === 0 ? 0.035 : 0.012) * radius,
    );
  }
  for (let hour = 1; hour <= 12; hour++)
    sheet.text(
      String(hour),
      0.69 * radius * sinDegrees(30 * hour),
      -0.69 * radius * cosDegrees(30 * hour),
      0.19 * radius,
      ink,
      { font, bold: 0.08 },
    );
  const disc = moved(turned(cylinder(radius, 0.002, 64), 'x', 90), 0, 0, -0.001);
  const hour = hand(0.5 * radius, 0.075 * radius, minutes / 2, 0.0012);
  const minute = hand(0.8 * radius, 0.05 * radius, 6 * (minutes % 60), 0.0026);
  const cap = moved(turned(cylinder(0.06 * radius, 0.005, 24, 0.001), 'x', 90), 0, 0, 0.0025);
  return [
    {
      name: 'dial',
      mesh: planarUvs(disc, 'z', 2 * radius),
      material: textured(materials.paper(), sheet.image, 'clamp'),
    },
    { name: 'hands', mesh: merged(hour, minute, cap), material: materials.satin(hands) },
  ];
}

/** A hand that points clockwise from twelve o'clock, at a height above the dial. */
function hand(length: number, width: number, degrees: number, above: number): Mesh {
  const bar = beveledBox(width, 1.2 * length, 0.001, 0.0003, 1);
  return moved(turned(moved(bar, 0, 0.4 * length, 0), 'z', -degrees), 0, 0, above);
}
