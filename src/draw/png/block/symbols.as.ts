// RFC 1951, 3.2.5: how match lengths and distances are written.
import { longestMatch } from './tables';

/** Extra bits of a distance. */
@inline
export function extraOf(distance: i32): i32 {
  return max<i32>(0, 30 - clz(distance - 1));
}

@inline
export function distanceSymbol(distance: i32): i32 {
  const extra = extraOf(distance);
  return (extra << 1) + ((distance - 1) >> extra);
}

@inline
export function lengthSymbol(length: i32): i32 {
  const extra = max<i32>(0, 29 - clz(length - 3));
  return length == longestMatch ? 285 : 257 + (extra << 2) + ((length - 3) >> extra);
}
