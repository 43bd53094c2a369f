import { createRaster, type Raster } from '../../../draw/raster.js';
import { type Light, createLight } from '../../light/environment.js';
import { sceneExposure } from '../../light/exposure.js';
import { withoutGlass, isGlass } from '../../glass.js';
import { blurByDepth, addGrain, checkFinish, vignetteFactor, unfilm } from '../../light/finish.js';
import { reduceEnvironment } from '../../light/reduced.js';
import type { EnvironmentLight, Scene, RenderSettings } from '../../scene.js';
import type { FrameMaker, Division } from '../frame/frame-maker.js';
import { readDepths, lightPass } from '../light/light-pass.js';
import { planeBytes } from '../light/light-planes.js';
import { Outlook, PhotoRows, type PhotoLight } from './photo-rows.js';
import { channelIntensities } from '../../../core/color.js';
import { displayCode } from '../../../draw/display-code.js';
import type { Target } from '../raster/target.js';
import type { Frame } from '../frame/frame.js';

const sky = createLight();
const mixedLight = { x: 0, empty: 0, red: 0.1, green: 0.1, blue: 0.1 };

/** Shades what was found in the bands of a frame, and where nothing was found shows the environment. */
export class PhotoResolver {
  constructor(
    private readonly frame: Frame,
    private readonly rows: PhotoRows,
    private readonly outlook: Outlook,
    private readonly raster: Raster,
  ) {}

  band(target: Target): void {
    const { width, top, rows, from, to } = target;
    for (let y = top; y < top + rows; y++) {
      this.objectRow(y, target);
      // Beyond the columns that were drawn there is nothing.
      for (let x = 0; x < from; x++) this.showSky(x, y);
      for (let x = to; x < width; x++) this.showSky(x, y);
    }
  }

  /** The columns of a row that may have objects. */
  private objectRow(y: number, target: Target): void {
    const { rows } = this;
    const { width, from, to, pattern } = target;
    const { bytes } = this.frame.workspace.memory;
    const { band } = this.frame.places.picture!;
    rows.shade(target, y, band);
    this.raster.data.set(bytes.subarray(band + 3 * from, band + 3 * to), 3 * (y * width + from));
    for (let i = 0; i < rows.bare; i++) this.showSky(rows.bareColumn(i), y);
    for (let i = 0; i < rows.partial; i++) {
      rows.readPartial(i, mixedLight);
      this.addSky(y, pattern.count);
    }
  }

  /** Shows {@link mixedLight}, with the sky in the samples that show nothing. */
  private addSky(y: number, count: number): void {
    const { x, empty } = mixedLight;
    if (empty > 0) {
      this.outlook.read(x, y, sky);
      mixedLight.red += sky.red * empty;
      mixedLight.green += sky.green * empty;
      mixedLight.blue += sky.blue * empty;
    }
    this.put(x, y, mixedLight.red / count, mixedLight.green / count, mixedLight.blue / count);
  }

  private showSky(x: number, y: number): void {
    this.outlook.read(x, y, sky);
    this.put(x, y, sky.red, sky.green, sky.blue);
  }

  private put(x: number, y: number, red: number, green: number, blue: number): void {
    const { data, width } = this.raster;
    const out = 3 * (y * width + x);
    data[out] = displayCode(red);
    data[out + 1] = displayCode(green);
    data[out + 2] = displayCode(blue);
  }
}

/** The mean of the samples of a pixel that show glass. */
const mixed = { x: -1, samples: 0, red: 0.1, green: 0.1, blue: 0.1 };

/**
 * Draws the glass of a scene over the picture of all else: of each sample's nearest pane what it mirrors and gives back, and through
 * it the picture's own pixel, straight on. Of panes behind one another only the nearest is seen.
 */
export function drawGlass(
  maker: FrameMaker,
  scene: Scene,
  light: PhotoLight,
  division: Division,
  { data, width }: Raster,
): void {
  const lightPlane = planeBytes(light.planes);
  const frame = maker.prepare(scene, division, { shadows: false, shaded: true, lightPlane });
  const rows = new PhotoRows(frame, light);
  const glass = frame.list.draws.map(({ material }) => isGlass(material));
  const intensities = channelIntensities();
  const { samples: count } = division;

  let start = 0;
  const behind = (x: number, out: Light): void => {
    const at = 3 * (start + x);
    out.red = intensities[data[at]];
    out.green = intensities[data[at + 1]];
    out.blue = intensities[data[at + 2]];
    unfilm(out);
  };
  const put = (): void => {
    if (mixed.samples === 0) return;
    const at = 3 * (start + mixed.x);
    const bare = count - mixed.samples;
    data[at] = displayCode((mixed.red + bare * intensities[data[at]]) / count);
    data[at + 1] = displayCode((mixed.green + bare * intensities[data[at + 1]]) / count);
    data[at + 2] = displayCode((mixed.blue + bare * intensities[data[at + 2]]) / count);
    mixed.samples = mixed.red = mixed.green = mixed.blue = 0;
  };
  const take = (x: number, samples: number, { red, green, blue }: Light): void => {
    if (x !== mixed.x) put();
    mixed.x = x;
    mixed.samples += samples;
    mixed.red += samples * red;
    mixed.green += samples * green;
    mixed.blue += samples * blue;
  };
  mixed.samples = mixed.red = mixed.green = mixed.blue = 0;
  maker.bands(frame, division, false, (target) => {
    for (let y = target.top; y < target.top + target.rows; y++) {
      start = y * width;
      rows.shadeSome(target, y, glass, behind, take);
      put();
    }
  });
}

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
