import { type Affine, points } from '../../../core/index.js';
import { circle, ellipse, polyline } from '../../../draw/shapes.js';
import type { Sheet } from './sheet.js';

export const eyeKinds = ['dots', 'round', 'glasses'] as const;
export type EyeKind = (typeof eyeKinds)[number];
export type Side = 'left' | 'right';

/** Two eyes, one of them closed; picture widths from the middle between them. */
export interface Eyes {
  readonly eyes: EyeKind;
  readonly closed: Side;
  /** distance of an eye from the middle */
  readonly apart: number;
  readonly skin: string;
  readonly line: string;
  readonly lineWidth: number;
}

/** A closed eye is a level line, so that it is one either way up. */
export function drawEyes(
  sheet: Sheet,
  { eyes, closed, apart, skin, line, lineWidth }: Eyes,
  map: Affine,
): void {
  for (const side of ['left', 'right'] as const) {
    const x = side === 'left' ? -apart : apart;
    if (eyes !== 'dots') {
      const white = circle(x, 0, eyes === 'glasses' ? 0.075 : 0.055);
      const fill = side === closed && eyes === 'round' ? skin : '#ffffff';
      sheet.fill(white, fill, { map }).stroke(white, line, lineWidth, { map });
    }
    if (side !== closed) {
      sheet.fill(ellipse(x, 0, 0.024, 0.03), line, { map });
      continue;
    }
    const reach = eyes === 'dots' ? 0.045 : 0.04;
    if (eyes === 'glasses') sheet.fill(ellipse(x, 0, 0.058, 0.045), skin, { map });
    const lid = polyline(points([x - reach, 0], [x + reach, 0]));
    sheet.stroke(lid, line, lineWidth, { map, cap: 'round' });
  }
  if (eyes === 'glasses') {
    const bridge = apart - 0.075;
    sheet.stroke(polyline(points([-bridge, 0], [bridge, 0])), line, lineWidth, { map });
  }
}
