import { type Json, sha256 } from '../../core/index.js';
import { inPhase } from '../../core/phase-clock.js';
import type { Raster } from '../../draw/raster.js';
import { encodeGif } from '../../draw/gif.js';
import type { Animation } from '../../families/family.js';
import { imageFile } from '../folder/layout.js';
import type { PlannedItem } from '../plan/plan.js';
import type { AnimationRecord } from './record.js';

/** An animation of an item, encoded on first access. */
export interface ItemAnimation extends Animation {
  /** The path in the dataset, relative to its folder. */
  readonly file: string;
  readonly label: Json;
  /** The bytes of its GIF file. */
  readonly gif: Uint8Array;
}

/** The pictures and labels that an animation is made from. */
export interface FilmPictures {
  view(name: string): { readonly raster: Raster };
  labelOf(animation: Pick<Animation, 'moved' | 'part'>): Json;
}

/** An animation that is encoded when it is first looked at. */
export class DrawnAnimation implements ItemAnimation {
  readonly name: string;
  readonly frames: readonly string[];
  readonly frameMs: number;
  readonly moved: boolean;
  readonly part: string;
  readonly file: string;
  private encoded: Uint8Array | undefined;

  constructor(
    animation: Animation,
    planned: PlannedItem,
    private readonly pictures: FilmPictures,
  ) {
    this.name = animation.name;
    this.frames = animation.frames;
    this.frameMs = animation.frameMs;
    this.moved = animation.moved;
    this.part = animation.part;
    this.file = imageFile(planned, animation.name, 'gif');
  }

  get label(): Json {
    return this.pictures.labelOf(this);
  }

  get gif(): Uint8Array {
    return (this.encoded ??= this.encode());
  }

  private encode(): Uint8Array {
    const frames = this.frames.map((name) => this.pictures.view(name).raster);
    return inPhase('encode', () => encodeGif(frames, this.frameMs));
  }
}

/** The record of an animation in the item's line; encodes it. */
export function animationRecord({ name, file, label, frames, frameMs, gif }: ItemAnimation): AnimationRecord {
  return { file, frameMs, frames, label, name, sha256: sha256(gif) };
}
