import { sameRaster } from '../../../draw/compare.js';
import type { Raster } from '../../../draw/raster.js';
import { multisceneEvidence, type MultisceneEvidence } from './evidence.js';
import type { MultisceneStudio } from './outlines.js';
import type { MultisceneState } from './state.js';

/** Measures pictures, and remembers what sampling measured last. */
export class Judge {
  /** No one else changes these pictures. */
  private kept:
    | {
        readonly figures: MultisceneState['figures'];
        readonly picture: Raster;
        readonly far: Raster;
        readonly evidence: MultisceneEvidence;
      }
    | undefined;

  constructor(private readonly studio: MultisceneStudio) {}

  /** Measures pictures that will not be changed. */
  measure(x: MultisceneState, picture: Raster, far: Raster): MultisceneEvidence {
    const evidence = multisceneEvidence(this.studio, x, picture, far);
    this.kept = { figures: x.figures, picture, far, evidence };
    return evidence;
  }

  /** Measures any pictures; those that were measured last are compared, which costs less. */
  evidenceOf(x: MultisceneState, picture: Raster, far: Raster): MultisceneEvidence {
    const { kept } = this;
    if (kept?.figures === x.figures && sameRaster(kept.picture, picture) && sameRaster(kept.far, far))
      return kept.evidence;
    return multisceneEvidence(this.studio, x, picture, far);
  }
}
