/**
 * topsyturvy: paired visual stimuli with certain ground truth, from a seed.
 *
 * Nothing here loads a native module or draws before it is asked to.
 */
export { plan, type PlanOptions } from './benchmarks/plan.js';
export { benchmarks } from './benchmarks/index.js';
export type { Benchmark } from './benchmarks/benchmark.js';
export { generate, type GenerateOptions } from './dataset/generate.js';
export { writeDataset as write, type WriteOptions } from './dataset/write.js';
export { verifyDataset as verify, type VerifyOptions, type VerifyReport } from './dataset/verify.js';
export type { Problem } from './dataset/verify-chunk.js';
export { writeGallery, type GalleryOptions, type GalleryReport } from './dataset/write-gallery.js';
export { exportDataset, type ExportOptions, type ExportReport } from './dataset/export/export.js';
export { exportJudge, type JudgeOptions, type JudgeReport } from './dataset/export/judge.js';
export type { Split } from './dataset/export/exporter.js';
export type { ExportTarget } from './dataset/export/exporters.js';
export { readManifest } from './dataset/read-manifest.js';
export { prepare, type Maker } from './dataset/maker.js';
export type { Item, ItemView } from './dataset/item.js';
export type { Plan, PlannedItem, PlannedPart } from './dataset/plan.js';
export type { ItemRecord, Manifest, ViewRecord } from './dataset/record.js';
export type { Preset, Spec, SpecPart } from './dataset/spec.js';
export { datasetJsonSchema } from './dataset/schema.js';

export { families } from './families/index.js';
export {
  defineFamily,
  type Animation,
  type AnyFamily,
  type Certificate,
  type Draft,
  type Family,
  type ItemContext,
  type Made,
  type Preparation,
  type View,
} from './families/family.js';
export { checkLabelLaw, checkPictureLaw } from './families/laws.js';

export * from './score/index.js';
export { scoreReplies as score } from './score/report.js';

export { TopsyturvyError, type ErrorCode } from './core/errors.js';
export { canonicalJson, type Json } from './core/json.js';
export { Stream, type Seed, type StreamPath } from './core/stream.js';
export { permutation } from './core/permutation.js';
export * as exactMath from './core/math/index.js';

export { createRaster, pixelHash, type Raster } from './draw/raster.js';
export { Path } from './draw/path.js';
export { coverage, type Coverage } from './draw/coverage.js';
export { Surface, type FillOptions, type StrokeOptions } from './draw/surface.js';
export * as shapes from './draw/shapes.js';
export { turn, type Turn } from './draw/turn.js';
export { changedShare, sameRaster } from './draw/compare.js';
export { encodePng } from './draw/png.js';
export { decodePng } from './draw/png-decode.js';
export { fontCatalogue } from './glyphs/catalogue.js';
export { loadFont, type Font, type Glyph } from './glyphs/font.js';
export { turnMap, type TurnEntry, type TurnMap, type TurnMapOptions } from './glyphs/turn-map.js';

export {
  defineRotationFamily,
  findRotationFamily,
  rotationDesign,
  rotationSampler,
  type AnyRotationFamily,
  type RotationFamily,
} from './world/rotation/family.js';
export { rotationFamilies } from './world/rotation/families/index.js';
export type { Axis, NamedAxis } from './world/rotation/axis.js';
export { angleBetween, axisAngle, sameOrientation } from './world/rotation/orientation.js';
export { inverseSteps, normalSteps, sequenceMatrix, type RotationStep } from './world/rotation/steps.js';
export { defineModel, type CatalogModel } from './world/catalog/define.js';
export type { BroadClass } from './world/model.js';
export type { Material, Texture } from './world/material.js';
export type { Mesh } from './world/mesh.js';
export type { Mat3, Pose } from './world/pose.js';
export type { Masks, Renderer, RenderSettings } from './world/renderer.js';
export type { Camera, Ground, Lights, Placed, Scene } from './world/scene.js';
export type { Figure } from './world/shepard-metzler/figure.js';
export type { Vec3 } from './world/vector.js';

/**
 * The 3D world: catalogue, models from files, mesh toolkit, renderers, block figures. Loaded at the first call.
 *
 * @example const { catalog, buildModel, softRenderer } = await loadWorld();
 */
export const loadWorld = () => import('./world/index.js');

/**
 * Pictures in linear light: Gaussian, pyramids, spectra, colour spaces, alignment, hybrids and colour composites. Loaded at
 * the first call.
 *
 * @example const { gaussian, toLight } = await loadBands();
 */
export const loadBands = () => import('./draw/bands/index.js');
