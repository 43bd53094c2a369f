import { words } from '../../core/words.js';
import { arc, type Mesh, type Point } from '../../world/modeling/index.js';
import { Draft } from '../../world/modeling/solids/draft.js';
import { perAxis } from '../../world/vector.js';
import { environments } from '../environments/index.js';
import type { Look } from './parts/looks.js';
import { laidOut } from './laid-out.js';

/**
 * Paper that lies on the floor from z = `front` to −`back`, bends up there with a radius, and hangs from above. Meters. Its texture
 * goes on around the bend: what is printed is as long as the paper.
 * @param tile meters that the texture covers along the width and the length
 */
function paperSweep(
  {
    half,
    front,
    back,
    radius,
    high,
  }: Readonly<Record<'half' | 'front' | 'back' | 'radius' | 'high', number>>,
  [wide, long]: readonly [along: number, down: number],
): Mesh {
  const bend: readonly Point[] = arc(-back + radius, radius, radius, 270, 180, 24);
  const profile: readonly Point[] = [[front, 0], ...bend, [-back, high]];
  const draft = new Draft();
  let length = 0;
  const rows = profile.map(([z, y], i) => {
    const before = profile[Math.max(0, i - 1)];
    const after = profile[Math.min(profile.length - 1, i + 1)];
    const [dz, dy] = [after[0] - before[0], after[1] - before[1]];
    const size = Math.sqrt(dz * dz + dy * dy);
    const normal = i <= 1 ? ([0, 1, 0] as const) : ([0, -dz / size, dy / size] as const);
    const [sz, sy] = [z - before[0], y - before[1]];
    length += Math.sqrt(sz * sz + sy * sy);
    return [
      draft.vertex([-half, y, z], [-half / wide, -length / long], normal),
      draft.vertex([half, y, z], [half / wide, -length / long], normal),
    ] as const;
  });
  for (let i = 0; i + 1 < rows.length; i++)
    draft.quad(rows[i][0], rows[i][1], rows[i + 1][1], rows[i + 1][0]);
  return draft.mesh();
}

const studios = environments.filter(({ setting }) => setting === 'studio');

/** A photographer's studio: a sweep of paper under softboxes, in proportion to what stands on it. */
export const studio = laidOut({
  name: 'studio',
  setting: 'room',
  on: 'the paper',
  radius: [0.03, 24],
  things: words(`
    mug, toaster, teapot, shoe, camera, laptop camera, monitor, guitar, toy rifle, chair, armchair, soft sofa,
    stool, bicycle, motorcycle, car, person, dog, cat, rabbit, duck, bird, hammer, watering can, toy bus,
    toy train, suitcase, umbrella, toilet, backpack, laptop
  `),
  build({ layout, radius, variation, request, cameraReach }) {
    const size = variation.child('size');
    const reach = Math.max(radius, request.height / 2);
    const sheet = layout.look(size.choice(['backdrop paper', 'backdrop paper', 'canvas'] as const));
    // Its grain is as large as it is for a thing a meter wide.
    const [along, down] = typeof sheet.tile === 'object' ? sheet.tile : [1, 1];
    const tile = [by(reach) * along, by(reach) * down] as const;
    const paper: Look = { ...sheet, tile: 'own' };
    const back = radius * size.uniform(2.2, 3.2);
    const far = cameraReach;
    const form = { half: 3 * far, front: 2 * far, back, radius: 0.6 * back, high: 3 * far + request.height };
    layout.shell(paper, paperSweep(form, tile));
    const light = variation.child('light');
    const distant = light.choice(studios).build({
      azimuth: layout.side * light.uniform(20, 75),
      ground: paper.color,
      variation: light.child('studio'),
    });
    const { key } = distant;
    // Softboxes stand as near as they do for a thing a meter wide.
    const scale = by(reach) * by(reach);
    const near = key?.kind === 'lamp' && {
      kind: key.kind,
      radius: key.radius * by(reach),
      position: perAxis((k) => key.position[k] * by(reach)),
      color: perAxis((k) => key.color[k] * scale),
    };
    return {
      environment: { radiance: (x, y, z, out) => distant.radiance(x, y, z, out), ...(near && { key: near }) },
      reach: 6 * far,
    };
  },
});

/** The factor by which lamps stand farther away. */
const by = (reach: number): number => Math.max(0.5, reach / 0.6);
