import type { Glass } from '../../../../world/reflection.js';
import type { Placed, Scene } from '../../../../world/scene.js';

/** What a picture is drawn from. */
export interface PictureScene {
  readonly scene: Scene;
  /** The mirror in it, and what that does not show: its frame and all that is behind it. Null: there is none. */
  readonly mirror: { readonly glass: Glass; readonly behind: readonly Placed[] } | null;
}
