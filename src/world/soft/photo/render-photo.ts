import { createRaster, type Raster } from '../../../draw/raster.js';
import { sceneExposure } from '../../light/exposure.js';
import { withoutGlass } from '../../glass.js';
import { blurByDepth } from '../../light/lens.js';
import { addGrain, checkFinish, vignetteFactor } from '../../light/finish.js';
import { reduceEnvironment } from '../../light/reduced.js';
import type { RenderSettings } from '../../renderer.js';
import type { EnvironmentLight, Scene } from '../../scene.js';
import type { FrameMaker } from '../frame-maker.js';
import { readDepths } from './depth-plane.js';
import { drawGlass } from './glass-pass.js';
import { lightPass } from './light-pass.js';
import { planeBytes } from './light-planes.js';
import { Outlook } from './outlook.js';
import { PhotoResolver } from './photo-resolver.js';
import { PhotoRows } from './photo-rows.js';

/** The picture of a scene under an environment. */
export function renderPhoto(
  maker: FrameMaker,
  scene: Scene,
  given: EnvironmentLight,
  { width, height, samples, shadows }: RenderSettings,
): Raster {
  const { environment, finish } = given;
  if (finish) checkFinish(finish);
  const reduced = reduceEnvironment(environment);
  const exposure = sceneExposure(scene, given, reduced);
  const opaque = withoutGlass(scene);
  const planes = shadows ? lightPass(maker, opaque, environment, { width, height }) : undefined;
  const vignette = vignetteFactor(finish, width, height);
  const light = { environment, reduced, exposure, vignette, planes };
  const division = { width, height, samples };
  const lightPlane = planeBytes(planes);
  const frame = maker.prepare(opaque, division, { shadows: false, shaded: true, lightPlane });
  const rows = new PhotoRows(frame, light);
  const raster = createRaster(width, height, 3);
  const outlook = new Outlook(frame.view, environment, exposure, vignette);
  const resolver = new PhotoResolver(frame, rows, outlook, raster);
  maker.bands(frame, division, false, (target) => resolver.band(target));
  if (opaque !== scene) drawGlass(maker, scene, light, division, raster);
  if (finish?.lens) blurByDepth(raster, finish.lens, readDepths(maker, scene, division), frame.view.focal);
  if (finish?.grain) addGrain(raster, finish.grain);
  return raster;
}
