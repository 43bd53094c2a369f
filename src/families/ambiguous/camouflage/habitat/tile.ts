import { luma, type Raster } from '../../../../draw/index.js';

/** How far the ends of the picture blend into each other, as a share of its side. */
const passage = 0.08;
/** From how many standard deviations above the mean light is dampened, and how much of it stays: a coat has no highlights of stones. */
const glare = { from: 0.9, stays: 0.3 } as const;

/** A picture that repeats without seams, and without glare. */
export class Tile {
  readonly width: number;
  readonly height: number;
  private readonly data: Float32Array;

  constructor(picture: Raster) {
    const [across, down] = [picture.width, picture.height].map((side) => Math.round(passage * side));
    [this.width, this.height] = [picture.width - across, picture.height - down];
    this.data = new Float32Array(3 * this.width * this.height);
    const { data } = picture;
    for (let y = 0, to = 0; y < this.height; y++) {
      const below = y < down ? y + this.height : y;
      const t = y < down ? (y + 0.5) / down : 1;
      for (let x = 0; x < this.width; x++) {
        const beside = x < across ? x + this.width : x;
        const s = x < across ? (x + 0.5) / across : 1;
        for (let k = 0; k < 3; k++, to++) {
          const at = (row: number, column: number): number => data[3 * (row * picture.width + column) + k];
          const upper = at(y, beside) + s * (at(y, x) - at(y, beside));
          const lower = at(below, beside) + s * (at(below, x) - at(below, beside));
          this.data[to] = lower + t * (upper - lower);
        }
      }
    }
    dampen(this.data);
  }

  /** Adds a color, between pixels. @param weight of it */
  read(x: number, y: number, weight: number, sum: Float64Array): void {
    const [left, top] = [Math.floor(x), Math.floor(y)];
    const [s, t] = [x - left, y - top];
    const [x0, x1] = [again(left, this.width), again(left + 1, this.width)];
    const rows = [again(top, this.height), again(top + 1, this.height)].map((row) => row * this.width);
    const corners = [3 * (rows[0] + x0), 3 * (rows[0] + x1), 3 * (rows[1] + x0), 3 * (rows[1] + x1)];
    const shares = [(1 - s) * (1 - t), s * (1 - t), (1 - s) * t, s * t];
    for (let k = 0; k < 3; k++)
      for (let corner = 0; corner < 4; corner++)
        sum[k] += weight * shares[corner] * this.data[corners[corner] + k];
  }
}

const again = (at: number, length: number): number => ((at % length) + length) % length;

function dampen(data: Float32Array): void {
  const count = data.length / 3;
  let [sum, squares] = [0, 0];
  const lightAt = (at: number): number => luma(data[at], data[at + 1], data[at + 2]);
  for (let at = 0; at < data.length; at += 3) {
    const light = lightAt(at);
    sum += light;
    squares += light * light;
  }
  const mean = sum / count;
  const most = mean + glare.from * Math.sqrt(Math.max(0, squares / count - mean * mean));
  for (let at = 0; at < data.length; at += 3) {
    const light = lightAt(at);
    if (light <= most) continue;
    const keep = (most + glare.stays * (light - most)) / light;
    for (let k = 0; k < 3; k++) data[at + k] *= keep;
  }
}
