import { sameRaster } from '../../../draw/compare.js';
import type { Raster } from '../../../draw/raster.js';
import { multisceneEvidence, type MultisceneEvidence } from './evidence.js';
import type { MultisceneStudio } from './outlines.js';
import type { MultisceneState } from './state.js';

/** What sampling measured last, and on which pictures: no one else holds those. */
let kept:
  | {
      readonly figures: MultisceneState['figures'];
      readonly picture: Raster;
      readonly far: Raster;
      readonly evidence: MultisceneEvidence;
    }
  | undefined;

/** Measures pictures that will not be changed. */
export function judge(
  studio: MultisceneStudio,
  x: MultisceneState,
  picture: Raster,
  far: Raster,
): MultisceneEvidence {
  const evidence = multisceneEvidence(studio, x, picture, far);
  kept = { figures: x.figures, picture, far, evidence };
  return evidence;
}

/** Measures any pictures; those that sampling has measured are compared, which costs less. */
export function evidenceOf(
  studio: MultisceneStudio,
  x: MultisceneState,
  picture: Raster,
  far: Raster,
): MultisceneEvidence {
  if (kept?.figures === x.figures && sameRaster(kept.picture, picture) && sameRaster(kept.far, far))
    return kept.evidence;
  return multisceneEvidence(studio, x, picture, far);
}
