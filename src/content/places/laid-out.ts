import type { Stream } from '../../core/stream.js';
import { horizon, Layout, type Finish } from './parts/index.js';
import { cameraReach, heldRadius, type Place, type PlaceRequest, type Stands } from './place.js';

/** What a place is built with. */
interface Site {
  readonly layout: Layout;
  /** Radius of what stands there, held to what the place takes. Meters. */
  readonly radius: number;
  readonly variation: Stream;
  readonly request: PlaceRequest;
  /** The greatest distance of a camera from the middle of its view, meters. */
  readonly cameraReach: number;
}

/** A place as its file says it: what stands there, and how it is laid out around that. */
interface Plan extends Stands, Pick<Place, 'name' | 'setting'> {
  build(site: Site): Laid;
}

/** What the layout does not say. Meters. */
interface Laid extends Pick<Finish, 'environment' | 'top'> {
  /** The distance of the farthest that is to be seen. Default: beyond the horizon */
  readonly reach?: number;
  /** The height kept free above the stand, where what is asked about is lower. Default 0 */
  readonly clear?: number;
}

/** A place that is built in a layout of its own around what stands in it. */
export const laidOut = ({ name, setting, build, ...stands }: Plan): Place => ({
  name,
  setting,
  stands,
  build(variation, request) {
    const radius = heldRadius(stands, request.radius);
    const layout = new Layout(variation, request);
    const made = build({ layout, radius, variation, request, cameraReach: cameraReach(stands, request) });
    const { environment, reach = 1.5 * horizon, top = 0, clear = 0 } = made;
    const stand = { radius, height: Math.max(clear, request.height) };
    return layout.finish({ stand, environment, reach, top });
  },
});
