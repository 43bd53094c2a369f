/** The key light at the point that is shaded next: the renderer writes it before each. */
export interface KeyAtPoint {
  /** Toward it, unit length. */
  x: number;
  y: number;
  z: number;
  /** What a white matte surface gives back that faces it. */
  red: number;
  green: number;
  blue: number;
  /** Half its diameter by its distance. */
  size: number;
}
