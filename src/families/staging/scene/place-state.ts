/** Where a photographic scene is staged: a pure description, from which the place is built again. */
export type PlaceState = {
  /** The name of one of the content's `places`, or {@link backdropName}. */
  readonly name: string;
  /** Names the stream that deals out sizes, surfaces, furniture and light: equal variations are equal places. */
  readonly variation: number;
  /** The upright cylinder about the origin that the place keeps free, meters. */
  readonly radius: number;
  readonly height: number;
  /** Height of the thin stand that holds what is asked about, meters. Default: it stands on the ground. */
  readonly mount?: number;
};

/** A surface at right angles to the camera's axis, lit from the camera: nothing of it shows which way is up. */
export const backdropName = 'backdrop';
