import { asphalt } from '../../surfaces/asphalt.js';
import { brickWall } from '../../surfaces/brick-wall.js';
import { carpet } from '../../surfaces/carpet.js';
import { ceramicTile } from '../../surfaces/ceramic-tile.js';
import { concrete } from '../../surfaces/concrete.js';
import type { Surface } from '../../surfaces/define.js';
import { floorBoards } from '../../surfaces/floor-boards.js';
import { granite } from '../../surfaces/granite.js';
import { gravel } from '../../surfaces/gravel.js';
import { laminate } from '../../surfaces/laminate.js';
import { lawn } from '../../surfaces/lawn.js';
import { ice } from '../../surfaces/ice.js';
import { linoleum } from '../../surfaces/linoleum.js';
import { marble } from '../../surfaces/marble.js';
import { paintedCanvas } from '../../surfaces/painted-canvas.js';
import { paper } from '../../surfaces/paper.js';
import { parquet } from '../../surfaces/parquet.js';
import { pavingSlabs } from '../../surfaces/paving-slabs.js';
import { plasterWall } from '../../surfaces/plaster-wall.js';
import { rubber } from '../../surfaces/rubber.js';
import { roofTiles } from '../../surfaces/roof-tiles.js';
import { sand } from '../../surfaces/sand.js';
import { straw } from '../../surfaces/straw.js';
import { stucco } from '../../surfaces/stucco.js';
import { clayCourt } from '../../surfaces/clay-court.js';
import { cobblestones } from '../../surfaces/cobblestones.js';
import { runningTrack } from '../../surfaces/running-track.js';
import { snow } from '../../surfaces/snow.js';
import { soil } from '../../surfaces/soil.js';
import { wallpaper } from '../../surfaces/wallpaper.js';
import { woodSiding } from '../../surfaces/wood-siding.js';
import { woodVeneer } from '../../surfaces/wood-veneer.js';
import { wovenCloth } from '../../surfaces/woven-cloth.js';
import type { Linear } from '../../../world/modeling/index.js';

/** A surface, darker or of another tint where a factor says so. */
export interface Tinted {
  readonly surface: Surface;
  readonly tint?: Linear;
  /** Mean colors, one of which it has in place of its own. */
  readonly colors?: readonly string[];
}

/** Colors of what has no texture. */
export interface Painted {
  readonly tints: readonly string[];
  readonly roughness: number;
}

/** What places are made of. */
export const surfaceTable = {
  'floor boards': { surface: floorBoards },
  parquet: { surface: parquet },
  'wood veneer': { surface: woodVeneer },
  'wood siding': { surface: woodSiding },
  laminate: { surface: laminate },
  canvas: { surface: paintedCanvas },
  'backdrop paper': {
    surface: paper,
    colors: ['#d9d7d2', '#b9bec2', '#c9b79f', '#9fa9a3', '#8f8d8b', '#c7a9a0', '#93a4b5'],
  },
  linoleum: { surface: linoleum },
  carpet: { surface: carpet },
  'ceramic tile': { surface: ceramicTile },
  marble: { surface: marble },
  granite: { surface: granite },
  concrete: { surface: concrete },
  kerbstone: { surface: granite, tint: [1.1, 1.1, 1.1] },
  'wall paint': { surface: plasterWall },
  stucco: { surface: stucco },
  straw: { surface: straw },
  cobbles: { surface: cobblestones },
  'court paint': { surface: asphalt, colors: ['#7d3f33', '#3c6a55', '#39587c', '#8a5a3c'] },
  wallpaper: { surface: wallpaper },
  brick: { surface: brickWall },
  'roof tiles': { surface: roofTiles },
  asphalt: { surface: asphalt },
  paving: { surface: pavingSlabs },
  gravel: { surface: gravel },
  earth: { surface: soil },
  bark: { surface: soil, tint: [0.8, 0.8, 0.8] },
  sand: { surface: sand },
  'wet sand': { surface: sand, tint: [0.42, 0.4, 0.38] },
  'red clay': { surface: clayCourt },
  'running track': { surface: runningTrack },
  ice: { surface: ice },
  snow: { surface: snow },
  'dry turf': { surface: sand, colors: ['#9c9466', '#a59a6e', '#8f8c5c'] },
  'putting green': { surface: lawn, tint: [0.82, 1.02, 0.86] },
  'hard court': { surface: asphalt, colors: ['#3c6a55', '#39587c', '#35657a', '#4a6a48'] },
  grass: { surface: lawn },
  'meadow grass': { surface: lawn, tint: [1.12, 1.03, 0.9] },
  'artificial turf': { surface: lawn, tint: [0.6, 0.85, 0.8] },
  cloth: { surface: wovenCloth },
  'ring canvas': { surface: concrete, colors: ['#93979b', '#5f7fa0', '#7e868f', '#a39c8a'] },
  'bath towel': { surface: carpet, colors: ['#d9d4c8', '#7fa3b5', '#b98a86', '#8ba38a', '#54657a'] },
  'pool tile': { surface: ceramicTile, colors: ['#c3d3d8', '#d6d2c6', '#b5c7cb'] },
  'dark wall paint': { surface: plasterWall, colors: ['#3a3f4a', '#4a3d44', '#33454a', '#3f3a36'] },
  'weathered boards': { surface: floorBoards, colors: ['#8b7f70', '#9a8d7c', '#7d766c'] },
  'piste mat': { surface: rubber, colors: ['#5f666d', '#4d5a6b', '#6b6f70'] },
  'ceiling paint': { tints: ['#ecebe6'], roughness: 0.9 },
  'painted wood': { tints: ['#e9e6df', '#dfe3e0', '#f0ede6'], roughness: 0.45 },
  'rubber floor': { tints: ['#3c3d40', '#46474a', '#35566e', '#2f5b4a'], roughness: 0.7 },
} as const satisfies Readonly<Record<string, Tinted | Painted>>;

/** A name of what places are made of. */
export type SurfaceName = keyof typeof surfaceTable;
