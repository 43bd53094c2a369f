/**
 * A point of the ground, metres, and what reaches it of sun and of light from all around, as shares.
 *
 * A record, because V8 allocates for each fraction that goes through a call which it does not inline.
 */
export class GroundPoint {
  x = 0.1;
  z = 0.1;
  sun = 0.5;
  ambient = 0.5;
}
