/**
 * A point of the ground, meters, and how it is lit, in shares.
 *
 * A record, because V8 allocates for each fraction that goes through a call which it does not inline.
 */
export class GroundPoint {
  x = 0.1;
  z = 0.1;
  /** What is kept away of the sun, and how near something stands that keeps light away from all around. */
  dark = 0.5;
  close = 0.5;
  /** What reaches it of the sun and of the light from all around. */
  sun = 0.5;
  ambient = 0.5;
}
