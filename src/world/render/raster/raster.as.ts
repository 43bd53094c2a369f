/** Projection, bins, coverage and shading of the software renderer. See `docs/kernels.md`. */
export { addPart, addRows, entries, limit, startBins } from './bins.as';
export { fillEntries, fillPart, fillTriangle } from './fill.as';
export { fillMasked } from './masked.as';
export { project } from './project.as';
export { setTarget } from './target.as';
export { shadePhoto, shadePoints } from '../shade/points.as';
export { mixRow } from '../shade/mix.as';
export { scanRow } from '../shade/rows.as';
