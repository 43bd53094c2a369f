/**
 * `topsyturvy/content`: what is shown: the 3D models that questions are about and the places where they stand, how to define some of
 * your own, the surfaces that things are made of, light, and the block figures of mental rotation.
 * @module topsyturvy/content
 */
export { catalog, buildModel } from '../content/models/index.js';
export { defineModel, type CatalogModel, type ModelDesign } from '../content/models/define.js';
export { environments, type EnvironmentProgram, type LightRequest } from '../content/environments/index.js';
export {
  drawFigure,
  drawFigures,
  figureKey,
  figureModel,
  figureSymmetries,
  isChiral,
  mirrorFigure,
  turnFigure,
} from '../content/figures/shepard-metzler/index.js';
export type { Figure } from '../content/figures/shepard-metzler/figure.js';
export { definePlace, places } from '../content/places/index.js';
export type { BuiltPlace, Place, PlaceRequest, Spot, Stand, Stands } from '../content/places/index.js';
export {
  defineSurface,
  surfaceMaterial,
  surfaces,
  type Surface,
  type SurfaceFields,
  weathered,
  type WeatheredOptions,
} from '../content/surfaces/index.js';
