import { unexpected } from '../../../core/errors.js';
import type { Lights } from '../../scene.js';
import { cross, length, normalize } from '../../vector.js';
import { ContactShadow, fromBelow } from './contact-shadow.js';
import type { DrawList } from '../geometry/draws.js';
import type { GroundPoint } from '../ground/point.js';
import { GroundShadow } from './ground-shadow.js';
import type { GroundWindow } from '../ground/window.js';
import { PlanView } from './plan-view.js';

/** Texels a side. */
const sunSize = 512;
const contactSize = 64;

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

  /** @throws TopsyturvyError `bad-parameter` if the sun has no direction */
  cast(list: DrawList, { sun }: Lights, onGround: boolean): void {
    const direction = normalize(sun.direction);
    if (!(Math.abs(length(direction) - 1) < 1e-6))
      throw unexpected('bad-parameter', 'lights.sun.direction', sun.direction, 'a direction');
    this.direction.set(direction);
    // Level, so that the ground's height is the same along a row of the view.
    const level = cross([0, 1, 0], direction);
    const right = length(level) > 1e-9 ? normalize(level) : ([1, 0, 0] as const);
    this.sun.draw(list, { right, up: cross(direction, right), toward: direction }, sunSize);
    this.hasGround = onGround && this.sun.size > 0 && direction[1] > lowestSun;
    if (this.hasGround) this.ground.cast();
    this.hasContact = false;
    if (!onGround || this.sun.size === 0) return;
    const height = contactHeight * this.sun.texel * sunSize;
    this.below.draw(list, fromBelow, contactSize, -height, height);
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
