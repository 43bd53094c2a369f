import type { Scene } from '../../scene.js';
import type { FrameMaker } from '../frame/frame-maker.js';

/** 1 / depth of what is seen in the middle of each pixel, meters along the camera's axis, by rows; 0 where nothing is. */
export function readDepths(
  maker: FrameMaker,
  scene: Scene,
  { width, height }: { readonly width: number; readonly height: number },
): Float32Array {
  const depths = new Float32Array(width * height);
  const division = { width, height, samples: 1 } as const;
  const frame = maker.prepare(scene, division, { shadows: false, shaded: false });
  maker.bands(frame, division, false, ({ top, rows, from, to, ids, depth }) => {
    for (let y = 0; y < rows; y++)
      for (let x = from; x < to; x++)
        if (ids[y * width + x] !== 0) depths[(top + y) * width + x] = depth[y * width + x];
  });
  return depths;
}
