import type { DataTexture } from 'three';
import type { Texture, Wrap } from '../material.js';
import { mipChain, type TextureKind } from '../shading/mip-chain.js';
import type { Three } from './packages.js';

/**
 * A texture as three holds it, with the very levels that `soft` reads.
 *
 * @throws TopsyturvyError 'bad-picture' if it is too large
 */
export function textureOf(three: Three, texture: Texture, kind: TextureKind, name: string): DataTexture {
  const { image, wrapS, wrapT } = texture;
  const levels = mipChain(image, kind, name).map(({ width, height, texels }) => ({
    width,
    height,
    data: rgba(texels),
  }));
  const [{ data, width, height }] = levels as [(typeof levels)[0]];
  const made = new three.DataTexture(data, width, height, three.RGBAFormat, three.UnsignedByteType);
  made.mipmaps = levels;
  made.generateMipmaps = false;
  made.minFilter = three.LinearMipmapLinearFilter;
  made.magFilter = three.LinearFilter;
  made.wrapS = wrapping(three, wrapS);
  made.wrapT = wrapping(three, wrapT);
  made.colorSpace = kind === 'color' ? three.SRGBColorSpace : three.NoColorSpace;
  made.needsUpdate = true;
  return made;
}

const wrapping = (three: Three, wrap: Wrap) =>
  wrap === 'repeat'
    ? three.RepeatWrapping
    : wrap === 'clamp'
      ? three.ClampToEdgeWrapping
      : three.MirroredRepeatWrapping;

function rgba(texels: Uint32Array): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(4 * texels.length);
  for (const [i, texel] of texels.entries())
    for (let channel = 0; channel < 4; channel++) out[4 * i + channel] = texel >>> (8 * channel);
  return out;
}

/** With its smaller levels, here and on the graphics card. */
export const textureBytes = ({ image }: Texture): number =>
  Math.ceil((8 * image.width * image.height * 4) / 3);
