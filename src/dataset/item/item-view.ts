import { type Json, sha256 } from '../../core/index.js';
import { inPhase } from '../../core/phase-clock.js';
import { encodePng } from '../../draw/png/encode.js';
import type { Raster, Tolerance } from '../../draw/raster.js';
import type { View, Animation } from '../../families/family.js';
import { imageFile } from '../folder/layout.js';
import type { PlannedItem } from '../plan/plan.js';
import type { ViewRecord, AnimationRecord } from './record.js';
import { encodeGif } from '../../draw/gif.js';

/** One picture of an item, drawn when first looked at. */
export interface ItemView {
  /** The view's name, e.g. 'original'. */
  readonly name: string;
  /** The path in the dataset, relative to its folder. */
  readonly file: string;
  /** What is true of the picture. */
  readonly label: Json;
  /** Its pixels; drawn on first access. */
  readonly raster: Raster;
  /** How far it may be from the same picture drawn on another machine; undefined: not at all. */
  readonly tolerance: Tolerance | undefined;
  /** The bytes of its PNG file. */
  readonly png: Uint8Array;
}

/** What draws and labels an item's views. */
interface ItemPictures {
  drawView(view: View): Raster;
  /** Is told that someone looks at a picture. */
  look(): void;
  labelOf(view: View): Json;
  toleranceOf(view: View): Tolerance | undefined;
}

/** A view that is drawn and encoded when it is first looked at. */
export class DrawnView implements ItemView {
  readonly name: string;
  readonly file: string;
  private drawn: Raster | undefined;
  private encoded: Uint8Array | undefined;

  constructor(
    private readonly view: View,
    planned: PlannedItem,
    private readonly pictures: ItemPictures,
  ) {
    this.name = view.name;
    this.file = imageFile(planned, view.name);
  }

  get label(): Json {
    return this.pictures.labelOf(this.view);
  }

  get raster(): Raster {
    this.pictures.look();
    return this.unseen;
  }

  /** The same, without anyone looking at it. */
  private get unseen(): Raster {
    return (this.drawn ??= this.pictures.drawView(this.view));
  }

  get tolerance(): Tolerance | undefined {
    return this.pictures.toleranceOf(this.view);
  }

  get png(): Uint8Array {
    return (this.encoded ??= this.encode());
  }

  private encode(): Uint8Array {
    const { unseen } = this;
    return inPhase('encode', () => encodePng(unseen));
  }

  /** The record of the view in the item's line; draws, encodes and hashes it. */
  get record(): ViewRecord {
    const { file, label, name, png } = this;
    const { height, width } = this.unseen;
    return { file, height, label, name, sha256: sha256(png), width };
  }

  /** Drops the picture, but not the file made of it. */
  forget(): void {
    this.drawn = undefined;
  }
}

/** An animation of an item, encoded on first access. */
export interface ItemAnimation extends Animation {
  /** The path in the dataset, relative to its folder. */
  readonly file: string;
  readonly label: Json;
  /** The bytes of its GIF file. */
  readonly gif: Uint8Array;
}

/** The pictures and labels that an animation is made from. */
interface FilmPictures {
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
