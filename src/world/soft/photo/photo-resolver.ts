import { displayCode } from '../../../draw/display-code.js';
import type { Raster } from '../../../draw/raster.js';
import type { Target } from '../../../kernels/raster/target.js';
import { createLight } from '../../light/environment.js';
import type { Frame } from '../frame-places.js';
import type { Outlook } from './outlook.js';
import type { PhotoRows } from './photo-rows.js';

const sky = createLight();
const mixed = { x: 0, empty: 0, red: 0.1, green: 0.1, blue: 0.1 };

/** Shades what was found in the bands of a frame, and where nothing was found shows the environment. */
export class PhotoResolver {
  constructor(
    private readonly frame: Frame,
    private readonly rows: PhotoRows,
    private readonly outlook: Outlook,
    private readonly raster: Raster,
  ) {}

  band(target: Target): void {
    const { width, top, rows, from, to } = target;
    for (let y = top; y < top + rows; y++) {
      this.objectRow(y, target);
      // Beyond the columns that were drawn there is nothing.
      for (let x = 0; x < from; x++) this.showSky(x, y);
      for (let x = to; x < width; x++) this.showSky(x, y);
    }
  }

  /** The columns of a row that may have objects. */
  private objectRow(y: number, target: Target): void {
    const { rows } = this;
    const { width, from, to, pattern } = target;
    const { bytes } = this.frame.workspace.memory;
    const { band } = this.frame.places.picture!;
    rows.shade(target, y, band);
    this.raster.data.set(bytes.subarray(band + 3 * from, band + 3 * to), 3 * (y * width + from));
    for (let i = 0; i < rows.bare; i++) this.showSky(rows.bareColumn(i), y);
    for (let i = 0; i < rows.partial; i++) {
      rows.readPartial(i, mixed);
      this.addSky(y, pattern.count);
    }
  }

  /** Shows {@link mixed}, with the sky in the samples that show nothing. */
  private addSky(y: number, count: number): void {
    const { x, empty } = mixed;
    if (empty > 0) {
      this.outlook.read(x, y, sky);
      mixed.red += sky.red * empty;
      mixed.green += sky.green * empty;
      mixed.blue += sky.blue * empty;
    }
    this.put(x, y, mixed.red / count, mixed.green / count, mixed.blue / count);
  }

  private showSky(x: number, y: number): void {
    this.outlook.read(x, y, sky);
    this.put(x, y, sky.red, sky.green, sky.blue);
  }

  private put(x: number, y: number, red: number, green: number, blue: number): void {
    const { data, width } = this.raster;
    const out = 3 * (y * width + x);
    data[out] = displayCode(red);
    data[out + 1] = displayCode(green);
    data[out + 2] = displayCode(blue);
  }
}
