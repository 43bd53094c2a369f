import { toLinear } from '../../../core/color.js';

/**
 * What shows floats as 8-bit sRGB, to the bit: floats with the same upper 16 bits share an entry, which holds one step of the
 * curve at most. The code is (entry + the float's lower 16 bits) >> 16: they carry into it from the threshold on.
 */
export interface CodeSteps {
  readonly entries: Int32Array;
  /** The upper 16 bits of the first entry's floats. */
  readonly first: number;
  /** Within these lie all entries' floats: less is shown as `least`, more as `most`. */
  readonly least: number;
  readonly most: number;
}

const bits = (float: number): number => new Int32Array(Float32Array.of(float).buffer)[0]!;

/** The least float that is not below a number more than 0. */
function floatAbove(value: number): number {
  const float = Math.fround(value);
  return float >= value ? float : new Float32Array(Int32Array.of(bits(float) + 1).buffer)[0]!;
}

let made: CodeSteps | undefined;

export function codeSteps(): CodeSteps {
  return (made ??= build());
}

function build(): CodeSteps {
  const least = 1 / 8192; // below the first threshold
  const most = 1 - 1 / 16_777_216; // the last float before 1
  const first = bits(least) >>> 16;
  const thresholds = Array.from({ length: 255 }, (_, k) => bits(floatAbove(toLinear((k + 0.5) / 255))));
  let code = 0;
  const entries = Int32Array.from({ length: (bits(most) >>> 16) - first + 1 }, (_, i) => {
    const threshold = thresholds[code]! - ((first + i) << 16);
    if (!(threshold < 0x10000)) return code << 16;
    return (code++ << 16) + 0x10000 - threshold;
  });
  return { entries, first, least, most };
}
