import type { RawShaderMaterial, WebGLRenderTarget, Box3, Matrix4 } from 'three';
import { cross, dot, normalize, place, type Pose, type Vec3 } from '../index.js';
import type { Draw } from '../render/geometry/draws.js';
import type { Device } from './device.js';
import { lastRow, setRows } from './geometry.js';
import { coverFragment } from './glsl/shadows.js';
import type { DrawnObjects } from './drawn-objects.js';

/** The axes of a parallel view: three unit vectors, right × up = toward the eye. */
type Axes = { readonly right: Vec3; readonly up: Vec3; readonly toward: Vec3 };

/** A square parallel view: a point is at texels (right − left, up − bottom) / texel and at the height toward − floor. */
interface Plan {
  readonly axes: Axes;
  readonly left: number;
  readonly bottom: number;
  /** The size of a texel, meters. */
  readonly texel: number;
  readonly floor: number;
  /** Meters between the floor and what is highest. */
  readonly range: number;
}

/** The extents of boxes along axes: low and high of each. */
type Extents = readonly [right: Extent, up: Extent, toward: Extent];
type Extent = { low: number; high: number };

function extentsOf(
  { right, up, toward }: Axes,
  boxes: Iterable<{ readonly box: Box3; readonly pose: Pose }>,
): Extents {
  const empty = (): Extent => ({ low: Infinity, high: -Infinity });
  const extents: Extents = [empty(), empty(), empty()];
  for (const { box, pose } of boxes)
    for (let corner = 0; corner < 8; corner++) {
      const point = place(pose, [
        (corner & 1 ? box.max : box.min).x,
        (corner & 2 ? box.max : box.min).y,
        (corner & 4 ? box.max : box.min).z,
      ]);
      [right, up, toward].forEach((axis, i) => {
        const at = dot(axis, point);
        const extent = extents[i];
        extent.low = Math.min(extent.low, at);
        extent.high = Math.max(extent.high, at);
      });
    }
  return extents;
}

/** The share of the side that is left free on each side, where blurred shadows run out. */
const border = 1 / 16;

/** A plan of so many texels a side that shows all of some extents, its middle in their middle. */
function fitPlan(axes: Axes, [across, along, height]: Extents, size: number): Plan {
  const side = Math.max(across.high - across.low, along.high - along.low, 1e-9);
  const texel = side / (size * (1 - 2 * border));
  return {
    axes,
    left: (across.low + across.high - texel * size) / 2,
    bottom: (along.low + along.high - texel * size) / 2,
    texel,
    floor: height.low - texel,
    range: height.high - height.low + 2 * texel,
  };
}

/** Sets the matrix from points relative to an eye to the plan's texels and heights. */
function setPlanMatrix(
  { axes: { right, up, toward }, left, bottom, texel, floor }: Plan,
  eye: Vec3,
  out: Matrix4,
): void {
  const row = (axis: Vec3, by: number, from: number) =>
    [axis[0] * by, axis[1] * by, axis[2] * by, (dot(axis, eye) - from) * by] as const;
  setRows(out, [row(right, 1 / texel, left), row(up, 1 / texel, bottom), row(toward, 1, floor), lastRow]);
}

/** Texels a side, as `soft` has them. */
const sunSize = 512;
const contactSize = 128;

/** Contact shadows are cast from up to this share of the scene's extent above the ground. */
const contactHeight = 0.08;

/** Looking up from below the ground. */
const fromBelow: Axes = { right: [1, 0, 0], up: [0, 0, 1], toward: [0, -1, 0] };

/** What the sun and the ground see of a frame's objects, on the graphics card. */
export class Shadows {
  private readonly heights: WebGLRenderTarget;
  private readonly cover: WebGLRenderTarget;
  private readonly contact: WebGLRenderTarget;
  private readonly covering: RawShaderMaterial;

  constructor(private readonly device: Device) {
    const { three, screen, uniforms } = device;
    const {
      FloatType,
      HalfFloatType,
      LinearFilter,
      LinearMipmapLinearFilter,
      NearestFilter,
      RedFormat,
      RGFormat,
    } = three;
    const sharp = { minFilter: NearestFilter, magFilter: NearestFilter, generateMipmaps: false } as const;
    const blurred = {
      type: HalfFloatType,
      format: RGFormat,
      minFilter: LinearMipmapLinearFilter,
      magFilter: LinearFilter,
      generateMipmaps: true,
    } as const;
    const { WebGLRenderTarget } = three;
    this.heights = new WebGLRenderTarget(sunSize, sunSize, { ...sharp, type: FloatType, format: RedFormat });
    this.cover = new WebGLRenderTarget(sunSize, sunSize, { ...blurred, depthBuffer: false });
    this.contact = new WebGLRenderTarget(contactSize, contactSize, blurred);
    this.covering = screen.material(coverFragment, uniforms);
    uniforms.sunHeights.value = this.heights.texture;
    uniforms.sunCover.value = this.cover.texture;
    uniforms.contactCover.value = this.contact.texture;
  }

  /** Draws them for the objects on stage. */
  cast(stage: DrawnObjects, draws: readonly Draw[], eye: Vec3, onGround: boolean): void {
    const { uniforms } = this.device;
    const axes = this.sunAxes();
    const sun = fitPlan(axes, this.extents(axes, draws), sunSize);
    setPlanMatrix(sun, eye, uniforms.sunPlan.value);
    uniforms.sunTexel.value = sun.texel;
    this.view(stage, 'heights', sun, eye, this.heights, sunSize);
    if (!onGround) return;
    this.castOnGround(sun);
    this.touchGround(stage, draws, sun, eye);
  }

  dispose(): void {
    for (const target of [this.heights, this.cover, this.contact, this.covering]) target.dispose();
  }

  private sunAxes(): Axes {
    const { x, y, z } = this.device.uniforms.sunDirection.value as { x: number; y: number; z: number };
    const toward: Vec3 = [x, y, z];
    // Level, so that the ground's height is the same along a row of the view.
    const level = cross([0, 1, 0], toward);
    const right = normalize(Math.abs(level[0]) + Math.abs(level[2]) > 1e-9 ? level : ([1, 0, 0] as const));
    return { right, up: cross(toward, right), toward };
  }

  private extents(axes: Axes, draws: readonly Draw[]) {
    return extentsOf(
      axes,
      draws.map(({ mesh, pose }) => ({ box: this.device.geometry(mesh).boundingBox!, pose })),
    );
  }

  /** A parallel view of the objects. */
  private view(
    stage: DrawnObjects,
    pass: 'heights' | 'contact',
    plan: Plan,
    eye: Vec3,
    target: WebGLRenderTarget,
    size: number,
  ): void {
    const { renderer, uniforms } = this.device;
    setPlanMatrix(plan, eye, uniforms.plan.value);
    uniforms.planSize.value.set(size, plan.range);
    renderer.setRenderTarget(target);
    renderer.setClearColor(0, 0);
    renderer.clear();
    stage.draw(pass, false);
  }

  private castOnGround({ axes: { toward, up }, bottom, texel, floor }: Plan): void {
    const { renderer, screen, uniforms } = this.device;
    const lit = toward[1] >= 0.02;
    // A point of the ground that is b meters up the view lies at the height −b · up.y / toward.y.
    const slope = lit ? -up[1] / toward[1] : 0;
    uniforms.groundHeight.value.set(lit ? bottom * slope - floor : 1e30, texel * slope);
    renderer.setRenderTarget(this.cover);
    screen.draw(this.covering);
    // The renderer makes the smaller levels when it leaves a target.
    renderer.setRenderTarget(null);
  }

  private touchGround(stage: DrawnObjects, draws: readonly Draw[], sun: Plan, eye: Vec3): void {
    const reach = contactHeight * sun.texel * sunSize;
    const [across, along, down] = this.extents(fromBelow, draws);
    const low = Math.max(0, down.high);
    const plan = fitPlan(fromBelow, [across, along, { low: -reach, high: low }], contactSize);
    this.device.uniforms.reach.value = reach;
    setPlanMatrix(plan, eye, this.device.uniforms.contactPlan.value);
    this.view(
      stage,
      'contact',
      { ...plan, floor: -reach, range: low + 2 * reach },
      eye,
      this.contact,
      contactSize,
    );
    this.device.renderer.setRenderTarget(null);
  }
}
