/** The texels of a plane from which something is read: see `PlanLoops.mark`. */
export interface Marks {
  /** Places. */
  readonly marks: number;
  readonly box: number;
  /** Texels a side. */
  readonly size: number;
}
