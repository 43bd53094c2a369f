/** Linear light, roughly: sRGB's curve taken as a square, so that blending and lighting need exact operations only. */
export type Tone = readonly [red: number, green: number, blue: number];

/** The tone of a color '#rrggbb'; channels from 0 to 1. */
export function toneOf(hex: string): Tone {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value * value;
  };
  return [channel(1), channel(3), channel(5)];
}

/** The tone a fraction `t` of the way from `a` to `b`. */
export function mixTones(a: Tone, b: Tone, t: number): Tone {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Writes a tone times `light` as an 8-bit RGB pixel at `at`. What is too bright turns white, as in a photograph. */
export function writeTone(data: Uint8Array, at: number, tone: Tone, light: number): void {
  for (let channel = 0; channel < 3; channel++) {
    data[at + channel] = Math.min(255, Math.floor(255 * Math.sqrt(tone[channel] * light) + 0.5));
  }
}
