import { Kernel } from '../../core/wasm/kernel.js';
import wasm from './pile.wasm';

/**
 * The inner loops of a pile of sprites (src/draw/textures/scatter.ts). A pile is four planes of bytes, one behind another: how much
 * light comes through, 0 to 255, then red, green and blue. Rows are a multiple of 16 bytes long, at least 3 more than pixels, and
 * nothing comes through what is beyond the picture.
 */
export interface PileLoops {
  /**
   * Lays rows of a sprite under all that lies there.
   * @param pile its place
   * @param stride bytes of a row
   * @param plane bytes of a plane
   * @param width of the picture, pixels
   * @param texels words of the sprite, as `Sprite.texels`, with at least 3 zeros behind each row
   * @param pitch words of a row of those
   * @param spans two shorts for each row of the sprite, as `Sprite.spans`
   * @param first row of the sprite
   * @param end the row after the last
   * @param left the sprite's first column in the picture, which may be less than 0
   * @param top its first row there
   * @param red what is multiplied by a share of light, 2^21 / 65,025 times the channel, less than 2^14; `green` and `blue` as well
   */
  slip(
    pile: number,
    stride: number,
    plane: number,
    width: number,
    texels: number,
    pitch: number,
    spans: number,
    first: number,
    end: number,
    left: number,
    top: number,
    red: number,
    green: number,
    blue: number,
  ): void;
  /**
   * Writes an RGB picture without padding, in which a ground is seen through what is open still.
   * @param out its place
   * @param red of the ground, 0 to 255; `green` and `blue` as well
   */
  close(
    out: number,
    pile: number,
    stride: number,
    plane: number,
    width: number,
    height: number,
    red: number,
    green: number,
    blue: number,
  ): void;
}

export const pile = /* @__PURE__ */ new Kernel<PileLoops>(wasm);
