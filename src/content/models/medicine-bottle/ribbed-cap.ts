import { cosDegrees, sinDegrees } from '../../../core/math/index.js';
import { arc, lathe, merged, moved, prism, type Mesh, type Point } from '../../../world/modeling/index.js';

/** The height of ribs, as a share of the cap's radius. */
const relief = 0.035;

/**
 * A screw cap that stands on y = 0: ribs all around between a smooth foot and a rounded top. Meters.
 * @param ribs enough of them that no turn of the cap is told from another
 */
export function ribbedCap(radius: number, height: number, ribs = 44): Mesh {
  const inner = radius * (1 - relief);
  const outline = Array.from({ length: 4 * ribs }, (_, i): Point => {
    const angle = (90 * (i + 0.5)) / ribs;
    const out = i % 4 < 2 ? radius : inner;
    return [out * cosDegrees(angle), out * sinDegrees(angle)];
  });
  const round = 0.09 * height;
  const core = lathe(
    [
      [0, 0],
      ...arc(radius * 1.02 - 0.0004, 0.0004, 0.0004, -90, 0, 2),
      [radius * 1.02, 0.12 * height],
      [inner + 0.0001, 0.15 * height],
      ...arc(inner - round, height - round, round, 0, 90, 4),
      [0.8 * inner, height],
      [0.77 * inner, height - 0.0004],
      [0, height - 0.0004],
    ],
    { segments: 72 },
  );
  return merged(core, moved(prism(outline, 0.7 * height, { crease: 30 }), 0, 0.49 * height, 0));
}
