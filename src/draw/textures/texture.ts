import type { Json, Rgb, Stream } from '../../core/index.js';
import type { Raster } from '../raster.js';

/** The part of an endless texture that is seen. */
export interface TextureWindow {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Size of the grain: 1 suits pictures of 512 pixels. */
  readonly scale: number;
  /** How far the grain is turned clockwise, degrees. */
  readonly angle: number;
  /** Per pixel, 0 where it will not be seen and need not be painted, else 1. Default: all is seen */
  readonly seen?: Uint8Array | undefined;
}

/** The colors of a texture and how it is made: what two samples must share to look like the same stuff. */
export type TextureLook = { readonly colors: readonly Rgb[]; readonly [knob: string]: Json };

/**
 * A kind of surface. Looks and samples come from streams: equal streams give equal pixels, and two samples of a look
 * have the same statistics but nothing in the same place.
 */
export interface TextureKind<L extends TextureLook = TextureLook> {
  readonly name: string;
  look(stream: Stream): L;
  /** Paints a sample, as RGB. */
  paint(look: L, window: TextureWindow, stream: Stream): Raster;
}
