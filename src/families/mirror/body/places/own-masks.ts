import type { Scene, PartMasks } from '../../../../world/scene.js';

/** A scene, and how many of its objects come first that are none of a place's. */
export type BodyScene = { readonly scene: Scene; readonly own: number };

/** Masks in which what belongs to a place is not shown: it only hides. They are changed. */
export function ownMasks<M extends Pick<PartMasks, 'objects'>>(masks: M, own: number): M {
  const { objects } = masks;
  for (let at = 0; at < objects.length; at++) if (objects[at] > own) objects[at] = 0;
  return masks;
}
