import type { Environment, Light } from '../../light/environment.js';
import { film } from '../../light/film.js';
import type { View } from '../geometry/camera.js';

/** What an environment sends from behind everything, as a picture shows it. */
export class Outlook {
  constructor(
    private readonly view: View,
    private readonly environment: Environment,
    private readonly exposure: number,
    /** The strength of the vignette; see `vignetteFactor`. */
    private readonly vignette: number,
  ) {}

  /** @param out what is seen in the middle of column x of row y, after the film */
  read(x: number, y: number, out: Light): void {
    const { rays, centerX, centerY } = this.view;
    const across = x + 0.5 - centerX;
    const up = centerY - y - 0.5;
    const dx = rays[3] + across * rays[6] + up * rays[9];
    const dy = rays[4] + across * rays[7] + up * rays[10];
    const dz = rays[5] + across * rays[8] + up * rays[11];
    const unit = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    this.environment.radiance(dx * unit, dy * unit, dz * unit, out);
    const exposure = this.exposure * (1 - this.vignette * (across * across + up * up));
    out.red *= exposure;
    out.green *= exposure;
    out.blue *= exposure;
    film(out);
  }
}
