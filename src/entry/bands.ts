/**
 * `topsyturvy/bands`: pictures in linear light: Gaussians, pyramids, spectra, color spaces, alignment, hybrids and color
 * composites.
 * @module topsyturvy/bands
 */
export { align, movedImage, movedOnGround, type Alignment } from '../draw/bands/align.js';
export { blurredImage } from '../draw/bands/blurred-image.js';
export { colorComposite } from '../draw/bands/color/color-composite.js';
export {
  colorPart,
  fromOpponent,
  luminancePlane,
  meanPlane,
  toOpponent,
} from '../draw/bands/color/color-spaces.js';
export { compose, measureClipping, type Composed } from '../draw/bands/compose.js';
export { matchContrast } from '../draw/bands/contrast.js';
export { cyclesOf, sigmaOf } from '../draw/bands/cycles.js';
export { createFloats, type FloatImage } from '../draw/bands/float-image.js';
export { gaussian } from '../draw/bands/gaussian/gaussian.js';
export { hybridImage, type HybridSigmas } from '../draw/bands/hybrid-image.js';
export { toDeepRaster, toLight, toRaster, type DeepRaster } from '../draw/bands/color/linear-light.js';
export { fromPyramid, laplacianPyramid } from '../draw/bands/pyramid.js';
export { resize } from '../draw/bands/float-image.js';
export { radialSpectrum } from '../draw/bands/spectrum.js';
export { correlation, deviationOf, meanOf } from '../draw/bands/float-image.js';
