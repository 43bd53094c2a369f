import { points } from '../../../core/points.js';
import { merged, moved, repeatedAround, turned } from '../../../world/modeling/mesh/index.js';
import { arc, ellipse } from '../../../world/modeling/plane/index.js';
import { cylinder, lathe, sweep, torus, chamferedBox } from '../../../world/modeling/solids/index.js';
import type { Mesh } from '../../../world/mesh.js';
import { add, type Vec3 } from '../../../world/vector.js';

/** What a motorcycle's wheels are put together from; hubs are their middles. @param r the radius of the tire, meters */
export function motorcycleWheels(r: number) {
  const upright = (mesh: Mesh, hub: Vec3): Mesh => moved(turned(mesh, 'z', -90), ...hub);
  const wheel = (hub: Vec3, w: number) => upright(torus(r - w, w, 40, 12), hub);
  const rim = (hub: Vec3, w: number) => {
    const inner = r - 1.7 * w;
    const ring = lathe(
      [
        [inner - 0.03, -0.03],
        [inner, -0.04],
        [inner, 0.04],
        [inner - 0.03, 0.03],
      ],
      { segments: 40, closed: true },
    );
    const spoke = moved(chamferedBox(inner - 0.02, 0.024, 0.034, 0.007), inner / 2, 0, 0);
    return upright(merged(ring, repeatedAround(spoke, 6), cylinder(0.05, 0.14, 20, 0.01)), hub);
  };
  const disc = (hub: Vec3, x: number) =>
    upright(
      lathe(points('0.06,-0.003 0.135,-0.003 0.135,0.003 0.06,0.003'), { segments: 24, closed: true }),
      add(hub, [x, 0, 0]),
    );
  const fender = (hub: Vec3, over: number, from: number, to: number, w: number) =>
    sweep(
      arc(hub[2], hub[1], r + over, from, to, 14).map(([z, y]): Vec3 => [0, y, z]),
      ellipse(w, 0.02, 12),
    );
  return { upright, wheel, rim, disc, fender };
}
