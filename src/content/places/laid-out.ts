import type { Stream } from '../../core/stream.js';
import { Layout } from './parts/layout.js';
import { heldRadius, type BuiltPlace, type Place, type PlaceRequest, type Stands } from './place.js';

/** What a place is built with. */
interface Site {
  readonly layout: Layout;
  /** Radius of what stands there, held to what the place takes. Meters. */
  readonly radius: number;
  readonly variation: Stream;
  readonly request: PlaceRequest;
}

/** A place that is built in a layout of its own around what stands in it. */
export const laidOut = (
  stands: Stands,
  build: (site: Site) => BuiltPlace,
): Pick<Place, 'stands' | 'build'> => ({
  stands,
  build: (variation, request) =>
    build({
      layout: new Layout(variation, request),
      radius: heldRadius(stands, request.radius),
      variation,
      request,
    }),
});
