/** A place in a plane of floats, in texels, and what is read there. */
export class Place {
  x = 0;
  y = 0;
  value = 0;
  /** Of the texel to the upper left its number, and how far it is from there to the next ones, 0 to 1. */
  at = 0;
  across = 0;
  down = 0;

  /** Finds the texels around it; texel (0, 0) is centered at (½, ½). False outside, where planes are 0. */
  find(size: number): boolean {
    const x = this.x - 0.5;
    const y = this.y - 0.5;
    if (!(x >= 0 && y >= 0 && x < size - 1 && y < size - 1)) return false;
    const left = x | 0;
    const top = y | 0;
    this.at = top * size + left;
    this.across = x - left;
    this.down = y - top;
    return true;
  }

  /** Reads a plane between the texels that were found. */
  read(floats: Float32Array, plane: number, size: number): void {
    const { across, down } = this;
    const at = plane / 4 + this.at;
    const above = floats[at] + across * (floats[at + 1] - floats[at]);
    const below = floats[at + size] + across * (floats[at + size + 1] - floats[at + size]);
    this.value = above + down * (below - above);
  }
}
