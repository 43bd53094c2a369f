import { unexpected } from '../../core/errors.js';
import type { Lights } from '../scene.js';
import { cross, normalize, type Vec3 } from '../vector.js';
import { ContactShadow, fromBelow } from './contact-shadow.js';
import type { DrawList } from './draws.js';
import { GroundShadow } from './ground-shadow.js';
import { PlanView } from './plan-view.js';

/** Texels a side. */
const sunSize = 512;
const contactSize = 96;

/** Contact shadows are cast from up to this share of the scene's extent above the ground. */
const contactHeight = 0.08;

/** How much of the light from all around is kept away under what lies on the ground. */
const contactStrength = 0.75;

/** All shadows of one frame. */
export class Shadows {
  /** What the sun sees. */
  readonly sun = new PlanView();
  direction: Vec3 = [0, 1, 0];
  /** At the last point of the ground that was asked for: the shares of sun and of light from all around, 0 to 1. */
  sunOnGround = 1;
  ambientOnGround = 1;
  private readonly below = new PlanView();
  private ground: GroundShadow | undefined;
  private contact: ContactShadow | undefined;

  /** @throws TopsyturvyError `bad-parameter` if the sun has no direction */
  cast(list: DrawList, { sun }: Lights, onGround: boolean): void {
    const direction = normalize(sun.direction);
    if (!(Math.abs(direction[0]) + Math.abs(direction[1]) + Math.abs(direction[2]) > 0.5))
      throw unexpected('bad-parameter', 'lights.sun.direction', sun.direction, 'a direction');
    this.direction = direction;
    // Level, so that the ground's height is the same along a row of the view.
    const level = cross([0, 1, 0], direction);
    const right = normalize(Math.abs(level[0]) + Math.abs(level[2]) > 1e-9 ? level : ([1, 0, 0] as const));
    const up = cross(direction, right);
    this.sun.draw(list, { right, up, towards: direction }, sunSize);
    this.ground = this.contact = undefined;
    if (!onGround || this.sun.size === 0) return;
    this.ground = new GroundShadow(this.sun, direction, up);
    const height = contactHeight * this.sun.texel * sunSize;
    this.below.draw(list, fromBelow, contactSize, -height, height);
    this.contact = new ContactShadow(this.below, height);
  }

  /** Finds how a point of the ground is lit. Whether it is shaded at all. */
  onGround(x: number, z: number): boolean {
    this.sunOnGround = 1 - (this.ground ? this.ground.read(x, z) : 0);
    this.ambientOnGround = 1 - contactStrength * (this.contact ? this.contact.read(x, z) : 0);
    return this.sunOnGround < 1 || this.ambientOnGround < 1;
  }
}
