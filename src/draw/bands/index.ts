/**
 * Work on pictures in linear light: bands of frequencies, colour spaces, composites. Loaded by `loadBands()`, for families of one's
 * own.
 */
export { align, moved, movedOnGround, type Alignment } from './align.js';
export { blurredImage } from './blurred-image.js';
export { colorComposite } from './color-composite.js';
export { colourPart, fromOpponent, luminancePlane, meanPlane, toOpponent } from './colour-spaces.js';
export { compose, measureClipping, type Composed } from './compose.js';
export { matchContrast } from './contrast.js';
export { cyclesOf, sigmaOf } from './cycles.js';
export { createFloats, type FloatImage } from './float-image.js';
export { gaussian } from './gaussian.js';
export { hybridImage, type HybridSigmas } from './hybrid-image.js';
export { toDeepRaster, toLight, toRaster, type DeepRaster } from './linear-light.js';
export { fromPyramid, laplacianPyramid } from './pyramid.js';
export { resize } from './resize.js';
export { radialSpectrum } from './spectrum.js';
export { correlation, deviationOf, meanOf } from './statistics.js';
