import { materials, merged, moved, type Mesh, type Part } from '../../../../world/modeling/index.js';
import { linear, mixed, withColor, type Linear } from '../../../../world/modeling/color.js';
import { ellipsoid, tube } from '../../../../world/modeling/solids/index.js';
import { cosDegrees, sinDegrees } from '../../../../core/math/index.js';
import { add, normalize, scale, type Vec3 } from '../../../../world/vector.js';
import { carriedMesh, facing, type Eye } from '../../making.js';
import type { surfaceOf } from '../surface-point.js';
import type { EyeForm } from './form.js';

/** The place of the left eye in the head's surface, and its direction. */
export function eyePlace(
  { at, out, up = 0 }: EyeForm,
  surface: ReturnType<typeof surfaceOf>,
): { place: Vec3; axis: Vec3 } {
  const look: Vec3 = [sinDegrees(out) * cosDegrees(up), sinDegrees(up), cosDegrees(out) * cosDegrees(up)];
  const { place, normal } = surface(add([0, at[0], at[1]], scale(look, 2)), scale(look, -1));
  return { place, axis: normalize(add(look, normal)) };
}

/** The left eye, in the head's axes. @param skin the color of its lid */
export function leftEye(
  form: EyeForm,
  { open, iris }: Eye,
  skin: (p: Vec3) => Linear,
  surface: ReturnType<typeof surfaceOf>,
): Omit<Part, 'name'>[] {
  const { radius: r, pupil = 'round' } = form;
  const { place, axis } = eyePlace(form, surface);
  const turn = facing(axis);
  const put = (mesh: Mesh): Mesh => carriedMesh(mesh, turn, add(place, scale(axis, -0.42 * r)));
  const rim = {
    mesh: put(moved(ellipsoid(1.22 * r, 1.1 * r, 0.8 * r, 14), 0, 0, 0)),
    material: materials.satin('#17110e'),
  };
  if (!open) {
    const lid = mixed(skin(place), '#1a1210', 0.16);
    return [
      { mesh: put(ellipsoid(1.24 * r, 1.14 * r, 1.08 * r, 14)), material: materials.fur(lid) },
      { mesh: put(lashes(r)), material: materials.satin('#120c0a') },
    ];
  }
  const slit: Vec3 = pupil === 'slit' ? [0.3, 0.8, 0.5] : [0.55, 0.55, 0.5];
  const lid = mixed(skin(place), '#1a1210', 0.25);
  return [
    rim,
    {
      // over the upper edge of the ball
      mesh: put(moved(ellipsoid(1.25 * r, 0.75 * r, 1.05 * r, 14), 0, 0.84 * r, -0.14 * r)),
      material: materials.fur(lid),
    },
    { mesh: put(ellipsoid(r, r, r, 14)), material: materials.glossy(iris) },
    {
      mesh: put(moved(ellipsoid(slit[0] * r, slit[1] * r, slit[2] * r, 12), 0, 0, 0.58 * r)),
      material: materials.glossy('#060505'),
    },
    {
      mesh: withColor(
        put(moved(ellipsoid(0.2 * r, 0.2 * r, 0.1 * r, 8), 0.3 * r, 0.24 * r, 0.92 * r)),
        '#ffffff',
      ),
      material: { ...materials.satin(), emissive: linear('#b0b0b0') },
    },
  ];
}

/** The line between closed lids, which hangs a little. */
function lashes(r: number): Mesh {
  const path = [-75, -50, -25, 0, 25, 50, 75].map((angle): Vec3 => {
    const across = 1.24 * r * sinDegrees(angle);
    const forward = cosDegrees(angle);
    return [across, -0.42 * r * forward - 0.05 * r, 1.02 * r * forward];
  });
  return merged(tube(path, 0.1 * r, 8, { caps: 'round' }));
}
