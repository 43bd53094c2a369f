import { createRaster, type Raster } from '../../../draw/raster.js';
import { exposureFor } from '../../light/exposure.js';
import { reduceEnvironment } from '../../light/reduced.js';
import type { RenderSettings } from '../../renderer.js';
import type { EnvironmentLight, Scene } from '../../scene.js';
import { length, subtract } from '../../vector.js';
import type { FrameMaker } from '../frame-maker.js';
import { lightPass } from './light-pass.js';
import { PhotoResolver } from './photo-resolver.js';
import { PhotoRows } from './photo-rows.js';
import { PhotoShader } from './photo-shader.js';

/** The picture of a scene under an environment. */
export function renderPhoto(
  maker: FrameMaker,
  scene: Scene,
  { environment, exposure: given }: EnvironmentLight,
  { width, height, samples, shadows }: RenderSettings,
): Raster {
  const reduced = reduceEnvironment(environment);
  const { key } = environment;
  const distance = key?.kind === 'lamp' ? length(subtract(key.position, scene.camera.target)) : 1;
  const exposure = given ?? exposureFor(environment, reduced, distance);
  const planes = shadows ? lightPass(maker, scene, environment, { width, height }) : undefined;
  const light = { environment, reduced, exposure, planes };
  const division = { width, height, samples };
  const lightPlane = planes ? planes.stride * planes.height : 0;
  const frame = maker.prepare(scene, division, { shadows: false, shaded: true, lightPlane });
  const shader = new PhotoShader(frame, light);
  const rows = PhotoRows.of(frame, shader.shaders, light);
  const raster = createRaster(width, height, 3);
  const resolver = new PhotoResolver(frame, shader, rows, light, raster);
  maker.bands(frame, division, false, (target) => resolver.band(target));
  return raster;
}
