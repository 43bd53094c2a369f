/** A box along the axes, in the units of what it lies in, y downward. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
