import type { DataTexture, RawShaderMaterial } from 'three';
import type { Raster } from '../../draw/raster.js';
import { createLight, type Environment, type EnvironmentLight, type Scene } from '../index.js';
import { sceneExposure } from '../light/exposure.js';
import { checkFinish, vignetteFactor, blurByDepth, type Lens } from '../light/finish.js';
import { reduceEnvironment } from '../light/reduced.js';
import { reflectionSizes, type Reflections } from '../light/reflections.js';
import { withoutGlass } from '../glass.js';
import { FrameMaker } from '../render/frame/frame-maker.js';
import type { View } from '../render/geometry/camera.js';
import { readDepths, lightPass } from '../render/light/light-pass.js';
import { lightWorkspace } from '../render/light/light-planes.js';
import { Outlook } from '../render/photo/photo-rows.js';
import { Cache } from './cache.js';
import type { Device } from './device.js';
import { outlookFragment } from './glsl/environment.js';

/** Texels a row of the maps of reflections, the first of which is the widest, with what lies beyond its edges. */
const mapWidth = reflectionSizes[0] + 2;
const mapHeight = reflectionSizes.reduce((sum, size) => sum + size + 2, 0);
const mapBytes = 16 * mapWidth * mapHeight;
/** The most bytes of environment maps that are kept from frame to frame. */
const kept = 16 * mapBytes;

/** What the programs that draw under an environment read. The light pass is that of `soft`, at half the picture's sides. */
export class EnvironmentOnCard {
  private readonly maker = new FrameMaker();
  private readonly maps: Cache<object, DataTexture>;
  private readonly backdrop: RawShaderMaterial;

  constructor(private readonly device: Device) {
    this.maps = new Cache(kept);
    this.backdrop = device.screen.material(outlookFragment, device.uniforms);
  }

  /** Sets the light of a frame. What it returns is to be called when the frame is drawn. */
  set(scene: Scene, light: EnvironmentLight, view: View, shadows: boolean): () => void {
    const { uniforms } = this.device;
    const { environment, finish } = light;
    if (finish) checkFinish(finish);
    const reduced = reduceEnvironment(environment);
    const exposure = sceneExposure(scene, light, reduced);
    uniforms.exposure.value = exposure;
    const vignette = vignetteFactor(finish, view.width, view.height);
    uniforms.vignette.value = vignette;
    const { factors } = reduced.irradiance;
    for (const [i, factor] of uniforms.irradiance.value.entries()) factor.fromArray(factors, 3 * i);
    uniforms.reflections.value = this.maps.get(reduced, mapBytes, () => this.mapsOf(reduced.reflections));
    this.setKey(environment, view);
    const outlook = this.outlook(new Outlook(view, environment, exposure, vignette), view);
    uniforms.outlook.value = outlook;
    const planes = shadows ? this.lightPlanes(withoutGlass(scene), environment, view) : undefined;
    uniforms.lightPlanes.value = planes ?? null;
    return () => {
      outlook.dispose();
      planes?.dispose();
      this.maps.trim();
    };
  }

  /** Shows what is behind everything in the target that is set. */
  drawBackdrop(): void {
    this.device.screen.draw(this.backdrop);
  }

  /** Blurs a picture as a lens does. */
  blur(picture: Raster, scene: Scene, lens: Lens, { focal }: View): void {
    blurByDepth(picture, lens, readDepths(this.maker, scene, picture), focal);
  }

  dispose(): void {
    this.maps.dispose();
    this.backdrop.dispose();
  }

  private setKey({ key }: Environment, { origin }: View): void {
    const { keyColor, keyPlace, keyRadius, keyNear } = this.device.uniforms;
    keyColor.value.set(...(key?.color ?? [0, 0, 0]));
    keyRadius.value = key?.radius ?? 0;
    keyNear.value = key?.kind === 'lamp';
    if (key?.kind === 'lamp') keyPlace.value.set(...key.position.map((value, i) => value - origin[i]));
    else keyPlace.value.set(...(key?.direction ?? [0, 1, 0]));
  }

  /** The maps of all steps of roughness, one below the other. */
  private mapsOf({ maps }: Reflections): DataTexture {
    const data = new Float32Array(4 * mapWidth * mapHeight);
    let top = 0;
    for (const { size, texels } of maps) {
      const side = size + 2;
      for (let row = 0; row < side; row++)
        for (let column = 0; column < side; column++)
          data.set(
            texels.subarray(3 * (row * side + column), 3 * (row * side + column) + 3),
            4 * ((top + row) * mapWidth + column),
          );
      top += side;
    }
    return this.floats(data, mapWidth, mapHeight);
  }

  private outlook(outlook: Outlook, { width, height }: View): DataTexture {
    const data = new Float32Array(4 * width * height);
    const light = createLight();
    for (let y = 0, at = 0; y < height; y++)
      for (let x = 0; x < width; x++, at += 4) {
        outlook.read(x, y, light);
        data[at] = light.red;
        data[at + 1] = light.green;
        data[at + 2] = light.blue;
      }
    return this.floats(data, width, height);
  }

  /** 1 / depth, the share of the light from all around, and that of the key light. */
  private lightPlanes(scene: Scene, environment: Environment, picture: View): DataTexture {
    const planes = lightPass(this.maker, scene, environment, picture);
    const { width, height, stride } = planes;
    const { floats } = lightWorkspace().memory;
    const data = new Float32Array(4 * width * height);
    for (const [channel, place] of [planes.depth, planes.ambient, planes.key].entries())
      for (let y = 0, at = channel; y < height; y++)
        for (let x = 0; x < width; x++, at += 4) data[at] = floats[((place + y * stride) >> 2) + x];
    return this.floats(data, width, height);
  }

  private floats(data: Float32Array<ArrayBuffer>, width: number, height: number): DataTexture {
    const { DataTexture, FloatType, RGBAFormat } = this.device.three;
    const texture = new DataTexture(data, width, height, RGBAFormat, FloatType);
    texture.needsUpdate = true;
    return texture;
  }
}
