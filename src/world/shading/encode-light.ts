import { displayCode } from '../../draw/display-code.js';

/** Writes a light as three bytes of sRGB. */
export function encodeLight(
  data: Uint8Array,
  at: number,
  light: { readonly red: number; readonly green: number; readonly blue: number },
): void {
  data[at] = displayCode(light.red);
  data[at + 1] = displayCode(light.green);
  data[at + 2] = displayCode(light.blue);
}
