import { cosDegrees, pow, sinDegrees } from '../../../core/math/index.js';
import { loft, merged, type Mesh, type Vec3 } from '../../../world/modeling/index.js';

/** The cover of an open umbrella: its middle at the origin, its ribs running down and out. */
export interface Canopy {
  readonly ribs: number;
  /** Radius at the tips of its ribs, meters. */
  readonly radius: number;
  /** The drop from its middle to those tips, meters. */
  readonly drop: number;
  /** The angle of the sphere that its ribs follow, degrees; 'tent': they are steep in the middle and flat outside. */
  readonly curve: number | 'tent';
}

/** The place on a rib, from its middle (0) to its tip (1): distance from the axis and y, meters. */
export function ribAt({ radius, drop, curve }: Canopy, t: number): readonly [r: number, y: number] {
  if (curve === 'tent') return [radius * t, -drop * (1 - pow(1 - t, 1.9))];
  const [s, c] = [sinDegrees(curve * t), cosDegrees(curve * t)];
  return [(radius * s) / sinDegrees(curve), (-drop * (1 - c)) / (1 - cosDegrees(curve))];
}

/** Thickness of the cloth, meters. */
const thick = 0.0014;

/** The direction of a rib from the axis. */
export const ribAngle = (canopy: Canopy, rib: number): number => (360 * rib) / canopy.ribs;

/**
 * The cloth of some panels, between two shares of the way from the middle to the tips. Panel k lies between ribs k and k + 1.
 * @param over how far it stands out on both sides, as what is sewn over cloth does, meters
 */
export function panels(canopy: Canopy, which: readonly number[], from: number, to: number, over = 0): Mesh {
  const steps = Math.max(2, Math.round(14 * (to - from)));
  const stops = Array.from({ length: steps + 1 }, (_, i) => from + ((to - from) * i) / steps);
  const across = canopy.ribs > 12 ? 5 : 8;
  // All around they close one another; walls between them would show in clear plastic.
  const caps = which.length < canopy.ribs;
  return merged(
    ...which.map((panel) =>
      loft(
        Array.from({ length: across + 1 }, (_, i) => {
          const line = (inward: number) => stops.map((t) => clothAt(canopy, panel, i / across, t, inward));
          return [...line(-over), ...line(thick + over).reverse()];
        }),
        { crease: 50, caps },
      ),
    ),
  );
}

/** Stretched cloth is flatter than a dome between two ribs, and its edge is drawn in. */
function clothAt(canopy: Canopy, panel: number, share: number, t: number, inward: number): Vec3 {
  const [r, y] = ribAt(canopy, t);
  const [r0, y0] = ribAt(canopy, t - 0.01);
  const [dr, dy] = [r - r0, y - y0];
  const size = Math.sqrt(dr * dr + dy * dy);
  const middle = 4 * share * (1 - share);
  const chord = 1 - cosDegrees(180 / canopy.ribs);
  const radius = r * (1 - middle * (0.8 * chord + 0.055 * t * t * t * t)) + (inward * dy) / size;
  const angle = ribAngle(canopy, panel + share);
  return [radius * sinDegrees(angle), y - (inward * dr) / size, radius * cosDegrees(angle)];
}
