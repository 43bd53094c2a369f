import type { RawShaderMaterial, WebGLRenderTarget } from 'three';
import { createRaster, type Raster } from '../../draw/raster.js';
import { addGrain } from '../light/finish.js';
import { withoutGlass } from '../glass.js';
import type { EnvironmentLight, Ground, Scene, RenderSettings } from '../scene.js';
import { length, subtract } from '../vector.js';
import type { View } from '../render/geometry/camera.js';
import { listDraws, type Draw } from '../render/geometry/draws.js';
import type { Device } from './device.js';
import { EnvironmentOnCard } from './environment.js';
import { backgroundFragment, encodeFragment, nothingFragment } from './glsl/background.js';
import { Shadows } from './shadows.js';
import { type DrawnObjects, depthCurve } from './drawn-objects.js';
import { Targets } from './targets.js';
import { setBackdrop, setLights, setView } from './uniforms.js';
import { dips } from '../render/backdrop/depth.js';

/** The share by which the ground is put farther away than it is, so that what lies flat on it is seen. */
const behind = 1e-5;

/** The ground as something that hides what lies below it. */
export class GroundPlane {
  private readonly material: RawShaderMaterial;

  constructor(private readonly device: Device) {
    this.material = device.screen.material(nothingFragment, device.uniforms);
    this.material.depthTest = this.material.depthWrite = true;
    this.material.colorWrite = false;
  }

  /** Writes the depth of the ground, which the eye sees from above, into the target that is set. */
  hideBelow(view: View, draws: readonly Draw[]): void {
    if (!draws.some(dips)) return;
    const { right, up, forward, focal, width, height, origin, near, far } = view;
    const [a, b] = depthCurve(near, far);
    // 1 / depth is linear in the picture, and so is what OpenGL makes of it.
    const depth = (x: number, y: number): number => {
      const ray = forward[1] + (x * width * right[1] + y * height * up[1]) / (2 * focal);
      return a + (b * ray * (1 - behind)) / origin[1];
    };
    this.device.screen.draw(this.material, [depth(-1, -1), depth(3, -1), depth(-1, 3)]);
  }

  dispose(): void {
    this.material.dispose();
  }
}

/** Draws pictures. */
export class Pictures {
  private readonly shadows: Shadows;
  private readonly environment: EnvironmentOnCard;
  private readonly targets: Targets;
  private readonly panes: Targets;
  private readonly codes: Targets;
  private readonly encoding: RawShaderMaterial;
  private readonly backgrounds = new Map<string, RawShaderMaterial>();

  constructor(
    private readonly device: Device,
    private readonly stage: DrawnObjects,
    private readonly plane: GroundPlane,
  ) {
    const { three, screen, uniforms } = device;
    const { HalfFloatType, WebGLRenderTarget } = three;
    this.shadows = new Shadows(device);
    this.environment = new EnvironmentOnCard(device);
    // Light, not codes, is what samples are mixed in.
    const light = (width: number, height: number, samples: number): WebGLRenderTarget =>
      new WebGLRenderTarget(width, height, { type: HalfFloatType, generateMipmaps: false, samples });
    this.targets = new Targets(light);
    this.panes = new Targets(light);
    this.codes = new Targets(
      (width, height) => new WebGLRenderTarget(width, height, { generateMipmaps: false, depthBuffer: false }),
    );
    this.encoding = screen.material(encodeFragment, uniforms);
  }

  draw(scene: Scene, view: View, settings: RenderSettings): Raster {
    const { device, stage } = this;
    const { draws } = listDraws(scene);
    const shadows = settings.shadows && draws.length > 0;
    setView(device.uniforms, view);
    if (!scene.environment) stage.set(view, draws);
    return scene.environment
      ? this.underEnvironment(scene, scene.environment, view, settings, shadows)
      : this.inPlainLight(scene, draws, view, settings, shadows);
  }

  private inPlainLight(
    scene: Scene,
    draws: readonly Draw[],
    view: View,
    settings: RenderSettings,
    shadows: boolean,
  ): Raster {
    const { device, stage } = this;
    const ground = view.origin[1] > 0 ? scene.ground : 'none';
    setLights(device.uniforms, scene.lights);
    if (shadows) this.shadows.cast(stage, draws, view.origin, ground !== 'none');
    const target = this.begin(this.targets, settings);
    this.drawBackground(scene, view, ground, shadows);
    if (ground === 'checker') this.plane.hideBelow(view, draws);
    stage.draw('surface', shadows);
    return this.read(target);
  }

  private underEnvironment(
    scene: Scene,
    light: EnvironmentLight,
    view: View,
    settings: RenderSettings,
    shadows: boolean,
  ): Raster {
    const done = this.environment.set(scene, light, view, shadows);
    try {
      const opaque = withoutGlass(scene);
      let target = this.drawEnvironment(opaque, view, this.begin(this.targets, settings), shadows);
      if (opaque !== scene) {
        // All is drawn again, with panes that read the picture of what is behind them.
        this.device.uniforms.behind.value = target.texture;
        target = this.drawEnvironment(scene, view, this.begin(this.panes, settings), shadows);
      }
      const picture = this.read(target);
      if (light.finish?.lens) this.environment.blur(picture, scene, light.finish.lens, view);
      if (light.finish?.grain) addGrain(picture, light.finish.grain);
      return picture;
    } finally {
      done();
    }
  }

  private drawEnvironment(
    scene: Scene,
    view: View,
    target: WebGLRenderTarget,
    shadows: boolean,
  ): WebGLRenderTarget {
    this.stage.set(view, listDraws(scene).draws);
    this.environment.drawBackdrop();
    this.stage.draw('environment', shadows);
    return target;
  }

  /** A cleared target of as many samples as there are, set. */
  private begin(targets: Targets, { width, height, samples }: RenderSettings): WebGLRenderTarget {
    const { renderer, mostSamples } = this.device;
    const most = Math.min(samples, mostSamples);
    const target = targets.take(width, height, most === 1 ? 0 : most);
    renderer.setRenderTarget(target);
    renderer.clear();
    return target;
  }

  dispose(): void {
    this.shadows.dispose();
    this.environment.dispose();
    this.targets.dispose();
    this.panes.dispose();
    this.codes.dispose();
    this.encoding.dispose();
    for (const material of this.backgrounds.values()) material.dispose();
  }

  private drawBackground({ background, camera }: Scene, view: View, ground: Ground, shadows: boolean): void {
    const { screen, uniforms } = this.device;
    const kind = setBackdrop(uniforms, background);
    const distance = length(subtract(camera.target, camera.position));
    // As `soft` has it: an eighth of the distance, to the nearest power of two below.
    let square = 1;
    while (square > distance / 8 && square > 1e-6) square /= 2;
    while (square <= distance / 16 && square < 1e6) square *= 2;
    uniforms.square.value = square;
    uniforms.eyeDistance.value = distance;
    const [x, , z] = view.origin;
    uniforms.eyePlace.value.set(modulo(x, 2 * square), modulo(z, 2 * square));
    const defines = [
      kind,
      ...(ground === 'checker' || (ground === 'catcher' && shadows) ? ['GROUND'] : []),
      ...(ground === 'checker' ? ['CHECKER'] : []),
      ...(shadows ? ['SHADOWS'] : []),
    ];
    const key = defines.join(' ');
    let material = this.backgrounds.get(key);
    if (!material)
      this.backgrounds.set(key, (material = screen.material(backgroundFragment, uniforms, defines)));
    screen.draw(material);
  }

  /** The picture in a target, encoded. */
  private read({ texture, width, height }: WebGLRenderTarget): Raster {
    const { renderer, screen, uniforms } = this.device;
    const codes = this.codes.take(width, height, 0);
    renderer.setRenderTarget(codes);
    uniforms.picture.value = texture;
    screen.draw(this.encoding);
    const bytes = new Uint8Array(4 * width * height);
    renderer.readRenderTargetPixels(codes, 0, 0, width, height, bytes);
    const raster = createRaster(width, height, 3);
    for (let from = 0, to = 0; from < bytes.length; from += 4, to += 3) {
      raster.data[to] = bytes[from];
      raster.data[to + 1] = bytes[from + 1];
      raster.data[to + 2] = bytes[from + 2];
    }
    return raster;
  }
}

const modulo = (value: number, by: number): number => value - by * Math.floor(value / by);
