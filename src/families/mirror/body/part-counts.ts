import type { PartMasks } from '../../../world/renderer.js';
import type { Scene } from '../../../world/scene.js';

/** How many pixels show each part of each object of a scene: counted once, then read. */
export class PartCounts {
  /** Per object, by 1 + the part. */
  private readonly pixels: readonly Uint32Array[];

  constructor(
    { objects, parts }: PartMasks,
    private readonly scene: Scene,
  ) {
    this.pixels = scene.objects.map(({ model }) => new Uint32Array(model.parts.length + 1));
    for (let at = 0; at < objects.length; at++) {
      const object = objects[at]!;
      if (object !== 0) this.pixels[object - 1]![parts[at]!]!++;
    }
  }

  /** Pixels of all of an object. @param object its index in the scene */
  ofObject(object: number): number {
    return this.pixels[object]!.reduce((sum, pixels) => sum + pixels, 0);
  }

  /** Pixels of the first object's parts of a name. */
  ofPart(name: string): number {
    const { parts } = this.scene.objects[0]!.model;
    return parts.reduce((sum, part, i) => sum + (part.name === name ? this.pixels[0]![i + 1]! : 0), 0);
  }
}
