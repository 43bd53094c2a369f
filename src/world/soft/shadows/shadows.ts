import { unexpected } from '../../../core/errors.js';
import type { Lights } from '../../scene.js';
import { cross, length, normalize } from '../../vector.js';
import type { Frame } from '../frame.js';
import type { GroundPoint } from '../ground/point.js';
import { GroundShadow } from './ground-shadow.js';
import type { GroundWindow } from '../ground/window.js';
import { contactSize, sunSize } from './plan-places.js';
import { PlanView } from './plan-view.js';
import { tent } from './blur.js';
import { createMarks, findTexels, mark, type Marks, Place, readPlane } from './plane.js';

/** Looking up from below the ground. */
const fromBelow = { right: [1, 0, 0], up: [0, 0, 1], toward: [0, -1, 0] } as const;

/** What is kept away of the light from all around where something stands close above the ground. */
class ContactShadow {
  /** Where it is anything but 0. */
  marks: Marks = createMarks(0);
  private plane = new Float32Array(0);
  private readonly place = new Place();

  /** @param view from below; what it sees is used until the next call */
  constructor(private readonly view: PlanView) {}

  /** Finds what is lower than `height` meters, and blurs it. */
  cast(height: number): void {
    const { size, heights, matrix } = this.view;
    if (this.plane.length < size * size) {
      this.plane = new Float32Array(size * size);
      this.marks = createMarks(size);
    }
    for (let i = 0; i < size * size; i++) {
      // How near the ground it is, by its height along the axis that points down.
      const gap = heights[i] > 0 ? 1 - Math.max(0, matrix[11] - heights[i]) / height : 0;
      this.plane[i] = gap > 0 ? gap * gap : 0;
    }
    tent(this.plane, size, 4);
    tent(this.plane, size, 3);
    mark(this.plane, size, this.marks);
  }

  /** Finds how close things are: 0 in the open to 1 under something that lies on the ground. */
  read(point: GroundPoint): void {
    const { place } = this;
    const { size, matrix: m } = this.view;
    place.x = m[0] * point.x + m[2] * point.z + m[3];
    place.y = m[4] * point.x + m[6] * point.z + m[7];
    point.close = 0;
    if (!findTexels(size, place) || this.marks.at[place.at] === 0) return;
    readPlane(this.plane, size, place);
    point.close = place.value;
  }
}

/** Contact shadows are cast from up to this share of the scene's extent above the ground. */
const contactHeight = 0.1;

/** How much of the light from all around is kept away under what lies on the ground. */
const contactStrength = 0.9;

/** The sine of the lowest height of the sun at which it casts shadows on the ground. */
const lowestSun = 0.02;

/** All shadows of one frame. */
export class Shadows {
  /** What the sun sees. */
  readonly sun = new PlanView();
  /** Toward the sun, x, y and z. */
  readonly direction = new Float64Array(3);
  private readonly below = new PlanView();
  private readonly ground = new GroundShadow(this.sun);
  private readonly contact = new ContactShadow(this.below);
  private hasGround = false;
  private hasContact = false;

  /**
   * @param frame made for shadows
   * @throws TopsyturvyError `bad-parameter` if the sun has no direction
   */
  cast(frame: Frame, { sun }: Lights, onGround: boolean): void {
    const direction = normalize(sun.direction);
    if (!(Math.abs(length(direction) - 1) < 1e-6))
      throw unexpected('bad-parameter', 'lights.sun.direction', sun.direction, 'a direction');
    this.direction.set(direction);
    // Level, so that the ground's height is the same along a row of the view.
    const level = cross([0, 1, 0], direction);
    const right = length(level) > 1e-9 ? normalize(level) : ([1, 0, 0] as const);
    const { points, ids, sun: heights, below } = frame.places.plans!;
    this.sun.draw(
      frame,
      { points, ids, heights },
      { right, up: cross(direction, right), toward: direction },
      sunSize,
    );
    this.hasGround = onGround && this.sun.size > 0 && direction[1] > lowestSun;
    if (this.hasGround) this.ground.cast();
    this.hasContact = false;
    if (!onGround || this.sun.size === 0) return;
    const height = contactHeight * this.sun.texel * sunSize;
    this.below.draw(frame, { points, ids, heights: below }, fromBelow, contactSize, -height, height);
    this.hasContact = this.below.size > 0;
    if (this.hasContact) this.contact.cast(height);
  }

  /** Adds to a window of a picture all of the ground that has shadows. */
  addTo(window: GroundWindow): void {
    const { ground, contact } = this;
    if (this.hasGround && ground.marks.right >= 0) window.add(this.sun, ground.marks, 8);
    if (this.hasContact && contact.marks.right >= 0) window.add(this.below, contact.marks, 1);
  }

  /** Finds how a point of the ground is lit. Whether it is shaded at all. */
  onGround(point: GroundPoint): boolean {
    point.dark = point.close = 0;
    if (this.hasGround) this.ground.read(point);
    if (this.hasContact) this.contact.read(point);
    point.sun = 1 - point.dark;
    point.ambient = 1 - contactStrength * point.close;
    return point.dark > 0 || point.close > 0;
  }
}
