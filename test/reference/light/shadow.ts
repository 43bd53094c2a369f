import type { KernelMemory } from '../../../src/core/wasm/kernel.js';
import {
  type LightLoops,
  CameraField,
  KeyField,
  searchTaps,
  shadeTaps,
} from '../../../src/world/render/light/light-kernel.js';
import { mirrorColumn } from '../../../src/world/render/light/light-planes.js';

const f = Math.fround;
/** Texels: how wide blockers are searched for, and how wide shadows are blurred, at most and at least. */
const widest = f(40);
const narrowSearch = f(2);
const sharpest = f(1.2);
/** A surface shadows nothing that is nearer to it than so many texels. */
const clearance = f(1.5);
/** Seen edge on, a plane is followed no further than this slope, in texels. */
const steepest = f(8);

/** What is known of a texel of the map. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly slopeX: number;
  readonly slopeY: number;
  readonly nearest: number;
}

/**
 * Percentage-closer soft shadows (R. Fernando, 2005): what keeps the light away is looked for, and its distance says over how wide a disc
 * comparisons are counted. A plane does not shadow itself, since its own depth is known at every texel: 1 / depth is linear.
 */
export const shadowReference =
  (memory: KernelMemory): LightLoops['shadow'] =>
  (cameraAt, depthAt, normalsAt, plane, stride, keyAt, mapAt, discsAt, outAt) => {
    const { floats } = memory;
    const camera = floats.subarray(cameraAt >> 2, (cameraAt >> 2) + CameraField.size);
    const key = floats.subarray(keyAt >> 2, (keyAt >> 2) + KeyField.fields);
    const [depth, normals, out] = [depthAt >> 2, normalsAt >> 2, outAt >> 2];
    const row = stride >> 2;
    const next = plane >> 2;
    const width = camera[CameraField.width];
    const height = camera[CameraField.height];
    const m = camera.subarray(CameraField.axes, CameraField.origin + 3);
    const k = key.subarray(KeyField.axes, KeyField.fields);
    const size = key[KeyField.size];
    const focal = key[KeyField.focal];
    const perFocal = f(1 / focal);
    const radius = key[KeyField.radius];

    const isBlocked = (place: Place, dx: number, dy: number): number => {
      const column = Math.floor(f(place.x + dx));
      const line = Math.floor(f(place.y + dy));
      if (column < 0 || line < 0 || column >= size || line >= size) return 0;
      const there = floats[(mapAt >> 2) + line * size + column];
      const own = f(
        f(place.nearest + f(f(f(column + 0.5) - place.x) * place.slopeX)) +
          f(f(f(line + 0.5) - place.y) * place.slopeY),
      );
      return there > own ? there : 0;
    };

    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const at = y * row + x;
        floats[out + at] = 1;
        const w = floats[depth + at];
        if (w === 0) continue;
        const near = f(1 / w);
        const across = f(f(f(f(x + 0.5) - camera[CameraField.centerX]) * camera[CameraField.per]) * near);
        const up = f(f(f(camera[CameraField.centerY] - f(y + 0.5)) * camera[CameraField.per]) * near);
        const [px, py, pz] = [0, 1, 2].map((i) =>
          f(f(f(f(f(across * m[i]) + f(up * m[3 + i])) + f(near * m[6 + i])) + m[9 + i]) - k[9 + i]),
        );
        const nx = floats[normals + at];
        const ny = floats[normals + next + at];
        const nz = floats[normals + 2 * next + at];
        const along = (ax: number, ay: number, az: number, i: number): number =>
          f(f(f(ax * k[i]) + f(ay * k[i + 1])) + f(az * k[i + 2]));
        const away = along(px, py, pz, 6);
        if (!(away > key[KeyField.near])) continue;
        const here = f(1 / away);
        const per = f(focal * here);
        const placeX = f(key[KeyField.centerX] + f(along(px, py, pz, 0) * per));
        const placeY = f(key[KeyField.centerY] - f(along(px, py, pz, 3) * per));
        if (!(placeX > 1 && placeY > 1 && placeX < size - 2 && placeY < size - 2)) continue;
        const facing = f(f(f(nx * px) + f(ny * py)) + f(nz * pz));
        if (!(facing < 0)) {
          floats[out + at] = 0;
          continue;
        }
        const texel = f(away * perFocal);
        const unit = f(perFocal / facing);
        const grain = f(f(texel * here) * here);
        const most = f(steepest * grain);
        const limited = (slope: number): number => (slope > most ? most : slope < -most ? -most : slope);
        const place = {
          x: placeX,
          y: placeY,
          slopeX: limited(f(along(nx, ny, nz, 0) * unit)),
          slopeY: limited(-f(along(nx, ny, nz, 3) * unit)),
          nearest: f(here + f(clearance * grain)),
        };
        const wide = f(f(radius * f(0.5)) / texel);
        const search = wide > widest ? widest : wide < narrowSearch ? narrowSearch : wide;
        const turn = (mirrorColumn(x, width) & 1) + 2 * (y & 1);
        let blockers = 0;
        let sum = 0;
        for (let i = 0; i < searchTaps; i++) {
          const tap = (discsAt >> 2) + 2 * (turn * searchTaps + i);
          const there = isBlocked(place, f(floats[tap] * search), f(floats[tap + 1] * search));
          if (there === 0) continue;
          blockers++;
          sum = f(sum + f(1 / there));
        }
        if (blockers === 0) continue;
        const blocker = f(sum / blockers);
        const penumbra = f(f(radius * f(away - blocker)) / f(blocker * texel));
        const blur = penumbra > widest ? widest : penumbra < sharpest ? sharpest : penumbra;
        let dark = 0;
        for (let i = 0; i < shadeTaps; i++) {
          const tap = (discsAt >> 2) + 2 * (4 * searchTaps + turn * shadeTaps + i);
          if (isBlocked(place, f(floats[tap] * blur), f(floats[tap + 1] * blur)) > 0) dark++;
        }
        floats[out + at] = f(1 - f(dark * f(1 / shadeTaps)));
      }
  };
