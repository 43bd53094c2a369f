import type { Material } from '../material.js';
import { Sampler } from './sampler.js';

/** An occlusion texture (glTF 2.0, §3.9.3): how much of the light from all around reaches a place. */
export class Occlusion {
  readonly texture: Sampler;
  /** How much of it counts, 0 to 1. */
  readonly strength: number;

  /** @returns undefined for a material without one */
  static of(material: Material, mostTaps = 1): Occlusion | undefined {
    return material.occlusionTexture && new Occlusion(material, mostTaps);
  }

  private constructor({ occlusionTexture, occlusionStrength = 1 }: Material, mostTaps: number) {
    this.texture = new Sampler(occlusionTexture!, 'data', 'occlusionTexture', mostTaps);
    this.strength = Math.min(1, Math.max(0, occlusionStrength));
  }
}
