/** A linear color whose parts V8 reads without asking what kind of array holds them. */
export class Linear {
  red: number;
  green: number;
  blue: number;

  constructor([red, green, blue]: readonly [number, number, number]) {
    this.red = red;
    this.green = green;
    this.blue = blue;
  }
}
