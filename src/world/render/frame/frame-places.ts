import { channelIntensities } from '../../../core/color.js';
import { displayTables } from '../../../draw/display-code.js';
import { groundBytes } from '../backdrop/ground-kernel.js';
import { windowBytes, type PlanPlaces, takePlanPlaces } from '../shadow/plan-kernel.js';
import {
  coverBytes,
  frameBytes,
  lightBytes,
  partBytes,
  pointBytes,
  rowBytes,
  scratchBytes,
  textureBytes,
} from '../raster/records.js';
import type { KernelMemory } from '../../../core/wasm/kernel.js';
import { isMetallic } from '../../shading/surface.js';
import type { DrawList } from '../geometry/draws.js';
import {
  type MetallicPlaces,
  takeMetallicPlaces,
  texturesOfPart,
} from '../shade/metallic/metallic-places.js';
import { photoFrameBytes } from '../photo/records.js';
import { reflectionFloats } from '../../light/reflections.js';
import { hasTexture } from '../shade/textures.js';

/** Vertices are handed to the loops in portions of so many. */
export const portion = 4096;

/** Corners of clipped triangles are kept behind the vertices. */
const clipRoom = 16;

/** Where a frame's lists begin in the kernels' memory. */
export interface FramePlaces {
  /** Twelve f64; x and y of eight samples, i32; a portion of vertices, f32. */
  readonly matrix: number;
  readonly pattern: number;
  readonly vertices: number;
  /** See `Projected`. */
  readonly points: number;
  /** The corners of all triangles in turn, as numbers of their part's vertices, u32. */
  readonly indices: number;
  /** Per triangle the number of its part, u32. */
  readonly drawOf: number;
  /** See `RasterLoops.startBins`. */
  readonly perBand: number;
  /** The samples of a band: see `Target`. */
  readonly depth: number;
  readonly ids: number;
  /** The record of a triangle of a material that is not everywhere, and that of its texture: see `CoverField` and `TextureField`. */
  readonly cover: number;
  readonly coverTexture: number;
  /** Undefined if no shadows are cast. */
  readonly plans: PlanPlaces | undefined;
  /** Undefined if no picture is made. */
  readonly picture: PicturePlaces | undefined;
  readonly shade: ShadePlaces | undefined;
  /** The same if it is not under an environment. */
  readonly photo: PhotoPlaces | undefined;
}

/** What a picture takes beside the shading of its objects. */
export interface PicturePlaces {
  /** The bytes of a band, three per pixel. */
  readonly band: number;
  /** See `GroundField`, `GroundPlace.rowLights`, `channelIntensities` and `displayTables`. */
  readonly ground: number;
  /** See `PlanLoops.cover` and `WindowField`. */
  readonly window: number;
  readonly windowView: number;
  readonly rowLights: number;
  readonly intensities: number;
  readonly thresholds: number;
  readonly codes: number;
}

/** What the shading of a row takes. */
export interface ShadePlaces {
  /** See `RasterLoops.shadePoints`; of parts, one record for each. */
  readonly frame: number;
  readonly parts: number;
  readonly scratch: number;
  readonly row: number;
  readonly points: number;
  readonly lights: number;
  /** Lists of `RowField`. */
  readonly samples: number;
  readonly pixels: number;
  readonly bare: number;
  readonly partial: number;
  /** Per vertex of the frame three f32; colors are 0 if no part has any. */
  readonly normals: number;
  readonly colors: number;
  /** The same of texture coordinates, two f32 each; 0 if no part has both these and a texture. */
  readonly uvs: number;
  readonly secondUvs: number;
  /** Per part {@link texturesOfPart} records of `TextureField`; 0 if no part has a texture. */
  readonly textures: number;
  /** Undefined if no part is shaded as a metallic-roughness surface. */
  readonly metallic: MetallicPlaces | undefined;
}

function takePicturePlaces(memory: KernelMemory, width: number, height: number, rows: number): PicturePlaces {
  return {
    band: memory.take(3 * width * rows),
    ground: memory.take(groundBytes),
    window: memory.take(8 + 8 * height),
    windowView: memory.take(windowBytes),
    rowLights: memory.take(24 * height),
    intensities: memory.putBytes(channelIntensities()),
    thresholds: memory.putBytes(displayTables().thresholds),
    codes: memory.putBytes(displayTables().codes),
  };
}

function takeShadePlaces(memory: KernelMemory, list: DrawList, width: number, photo: boolean): ShadePlaces {
  const { draws, vertices } = list;
  const most = 8 * width;
  const textured = draws.some(({ material }) => hasTexture(material));
  return {
    frame: memory.take(frameBytes),
    parts: memory.take(partBytes * draws.length),
    scratch: memory.take(scratchBytes),
    row: memory.take(rowBytes),
    points: memory.take(pointBytes * most),
    lights: memory.take(lightBytes * most),
    samples: memory.take(4 * most),
    pixels: memory.take(16 * width),
    bare: memory.take(4 * width),
    partial: memory.take(4 * width),
    normals: memory.take(12 * vertices),
    colors: draws.some(({ colors }) => colors) ? memory.take(12 * vertices) : 0,
    uvs: textured && draws.some(({ uvs }) => uvs) ? memory.take(8 * vertices) : 0,
    secondUvs: textured && draws.some(({ secondUvs }) => secondUvs) ? memory.take(8 * vertices) : 0,
    textures: textured ? memory.take(texturesOfPart * textureBytes * draws.length) : 0,
    metallic:
      photo || draws.some(({ material }) => isMetallic(material))
        ? takeMetallicPlaces(memory, list)
        : undefined,
  };
}

/** The sizes of what a frame needs memory for. */
interface Needs {
  readonly width: number;
  readonly height: number;
  /** Samples of a pixel. */
  readonly samples: number;
  /** Rows of a band. */
  readonly rows: number;
  readonly shadows: boolean;
  /** Whether a picture is made. */
  readonly picture: boolean;
  /** See `Use`. */
  readonly lightPlane: number | undefined;
}

/** Takes what a frame needs. */
export function takeFramePlaces(
  memory: KernelMemory,
  list: DrawList,
  { width, height, samples, rows, shadows, picture, lightPlane }: Needs,
): FramePlaces {
  const { vertices, triangles } = list;
  return {
    matrix: memory.take(96),
    pattern: memory.take(64),
    vertices: memory.take(12 * portion),
    points: memory.take(24 * (vertices + clipRoom)),
    indices: memory.take(12 * triangles),
    drawOf: memory.take(4 * triangles),
    perBand: memory.take(16 * Math.ceil(height / rows)),
    depth: memory.take(4 * width * rows * samples),
    ids: memory.take(4 * width * rows * samples),
    cover: memory.take(coverBytes),
    coverTexture: memory.take(textureBytes),
    plans: shadows ? takePlanPlaces(memory, vertices) : undefined,
    picture: picture ? takePicturePlaces(memory, width, height, rows) : undefined,
    shade: picture ? takeShadePlaces(memory, list, width, lightPlane !== undefined) : undefined,
    photo: lightPlane !== undefined ? takePhotoPlaces(memory, lightPlane) : undefined,
  };
}

/** Where what the shading under an environment takes begins in the kernels' memory, beside what all shading of rows takes. */
export interface PhotoPlaces {
  readonly frame: number;
  /** The maps of reflections, one behind the other, f32. */
  readonly maps: number;
  /** Three planes of the light pass: depth, ambient and key. */
  readonly planes: number;
}

/** @param plane the bytes of a plane of the light pass, or 0 */
const takePhotoPlaces = (memory: KernelMemory, plane: number): PhotoPlaces => ({
  frame: memory.take(photoFrameBytes),
  maps: memory.take(4 * reflectionFloats),
  planes: memory.take(3 * plane),
});
