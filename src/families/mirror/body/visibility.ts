import { belongingOf } from '../../../content/bodies/props/index.js';
import { otherName } from '../../../content/bodies/side.js';
import { glassObject, reflectedCamera } from '../../../world/reflection.js';
import type { Placed, Scene, PartMasks, Renderer } from '../../../world/scene.js';
import type { Span } from '../label.js';
import { mirroredLabel } from '../prompts/prompt.js';
import { clearOutlineOf } from './clear-outline.js';
import { readLabel } from './label.js';
import { ownMasks, type BodyScene } from './places/own-masks.js';
import { buildDressed, type DressedBody } from './posing/dressed-body.js';
import { kindOf } from './questions/kinds.js';
import { bodyObject } from './scene/body-object.js';
import { frameOf, glassOf } from './scene/standing-mirror.js';
import { type BodyState, mirrorState, type StandingMirror } from './state.js';

/** How many pixels show each part of each object of a scene: counted once, then read. */
class PartCounts {
  /** The pixels per object, by 1 + the part. */
  private readonly pixels: readonly Uint32Array[];

  constructor(
    { objects, parts }: PartMasks,
    private readonly scene: Scene,
  ) {
    this.pixels = scene.objects.map(({ model }) => new Uint32Array(model.parts.length + 1));
    for (let at = 0; at < objects.length; at++) {
      const object = objects[at];
      if (object !== 0) this.pixels[object - 1][parts[at]]++;
    }
  }

  /** Pixels of all of an object. @param object its index in the scene */
  ofObject(object: number): number {
    return this.pixels[object].reduce((sum, pixels) => sum + pixels, 0);
  }

  /** Pixels of the first object's parts of a name. */
  ofPart(name: string): number {
    const { parts } = this.scene.objects[0].model;
    return parts.reduce((sum, part, i) => sum + (part.name === name ? this.pixels[0][i + 1] : 0), 0);
  }
}

/** Side of the pictures in which pixels are counted. */
export const countedSide = 256;
const side = countedSide;
const size = { width: side, height: side };

/** What of a part is seen: pixels of a picture of 256 × 256, and the share of those it would fill with nothing else there. */
export type Seen = { readonly pixels: number; readonly share: number };

/** How much of something is seen; its share takes another look, which is made when it is asked for. */
class Sight {
  private known: number | undefined;

  /** @param alone counts the pixels with nothing else there */
  constructor(
    readonly pixels: number,
    private readonly alone: () => number,
  ) {}

  get share(): number {
    return (this.known ??= this.pixels === 0 ? 0 : share(this.pixels, this.alone()));
  }

  get evidence(): Seen {
    return { pixels: this.pixels, share: this.share };
  }
}

/** What is seen of a scene; each thing is measured once, when it is first asked for. */
export class Visibility {
  private readonly scene: Scene;
  private readonly masks: PartMasks;
  private readonly counts: PartCounts;
  /** The part asked about, or what covers it, and the same part of the other side. */
  readonly asked: Sight;
  readonly counterpart: Sight;
  /** What is asked about that the body wears or holds; null where nothing is. */
  readonly worn: Sight | null;
  private reflection: Seen | null | undefined;
  private agreement: number | undefined;
  private outline: number | null | undefined;

  /**
   * @param sceneOf the same of the state's mirror image
   * @param withTwin whether the mirrored rig is built and compared too
   */
  constructor(
    private readonly state: BodyState,
    private readonly measured: BodyScene,
    private readonly sceneOf: (x: BodyState, body: DressedBody) => BodyScene,
    private readonly renderer: Renderer,
    private readonly withTwin: boolean,
  ) {
    this.scene = measured.scene;
    const { scene } = this;
    this.masks = ownMasks(renderer.parts(scene, size), measured.own);
    this.counts = new PartCounts(this.masks, scene);
    const { answer } = readLabel(state);
    const { part } = kindOf(state.kind);
    const about = wornIndex(state);
    this.worn =
      about < 0
        ? null
        : new Sight(this.counts.ofObject(about + 1), () => this.alone([scene.objects[about + 1]]));
    this.asked = part === null ? this.worn! : this.part(`${answer} ${part}`);
    this.counterpart = part === null ? new Sight(0, () => 0) : this.part(`${mirroredLabel(answer)} ${part}`);
  }

  /** The columns across which what is asked about is seen, to the right of the picture's middle. */
  get span(): Span {
    const { answer } = readLabel(this.state);
    const { byWorn, part, whole } = kindOf(this.state.kind);
    const names = new Set((whole ?? [part]).map((name) => `${answer} ${name}`));
    const worn = part === null || byWorn ? wornIndex(this.state) + 2 : 0;
    const { objects, parts } = this.masks;
    const covering = [...names].flatMap((name) => coveringObjects(this.state, name));
    // The strap of an eye patch goes around the head.
    const isAsked = (object: number, name: string): boolean =>
      object === 0 ? names.has(name) : covering.includes(object) || (object + 1 === worn && name !== 'strap');
    const asked = this.scene.objects.map(({ model }, object) =>
      Uint8Array.of(0, ...model.parts.map(({ name }) => Number(isAsked(object, name)))),
    );
    let [from, to] = [side, 0];
    for (let y = 0, at = 0; y < side; y++)
      for (let x = 0; x < side; x++, at++) {
        const object = objects[at];
        if (object === 0 || asked[object - 1][parts[at]] === 0) continue;
        if (x < from) from = x;
        if (x >= to) to = x + 1;
      }
    return [from - side / 2, to - side / 2];
  }

  /** Pixels of the whole body. */
  get body(): number {
    return this.counts.ofObject(0);
  }

  /** The part asked about in the mirror in the scene; null where there is none. */
  get reflected(): Seen | null {
    const { mirror } = this.state;
    if (this.reflection === undefined) this.reflection = mirror && this.seeReflected(mirror);
    return this.reflection;
  }

  /** How much of the outline of a raised foot is clear; see {@link clearOutlineOf}. */
  get clearOutline(): number | null {
    if (this.outline === undefined)
      this.outline = clearOutlineOf(this.state, side, (x, y) => nameAt(this.scene, this.masks, y * side + x));
    return this.outline;
  }

  /** How well the mirrored rig, built and drawn again, agrees with the mirrored picture of parts: 0 to 1; null where it is not built. */
  get twin(): number | null {
    if (!this.withTwin) return null;
    return (this.agreement ??= this.compareTwin());
  }

  private part(name: string): Sight {
    const { parts } = this.scene.objects[0].model;
    const own = parts.filter((part) => part.name === name);
    const covering = coveringObjects(this.state, name);
    const pixels = covering.reduce((sum, i) => sum + this.counts.ofObject(i), this.counts.ofPart(name));
    return new Sight(pixels, () =>
      this.alone([
        bodyObject(this.state.body, { parts: own }),
        ...covering.map((i) => this.scene.objects[i]),
      ]),
    );
  }

  /** Pixels of some objects with nothing else there. */
  private alone(objects: readonly Placed[]): number {
    const shown = this.renderer.objects({ ...this.scene, objects, ground: 'none' }, size);
    return shown.reduce((sum, object) => sum + Number(object > 0), 0);
  }

  /** The part asked about, or what covers it, as far as the mirror shows it: seen from behind the glass, and through it. */
  private seeReflected(mirror: StandingMirror): Seen {
    const { renderer, scene, state } = this;
    const glass = glassOf(mirror);
    const shown: Scene = { ...scene, camera: reflectedCamera(scene.camera, glass) };
    const masks = ownMasks(renderer.parts(shown, size), this.measured.own);
    const { answer } = readLabel(state);
    const { part } = kindOf(state.kind);
    const about = wornIndex(state);
    const covering = coveringObjects(this.state, `${answer} ${part}`);
    const isAsked = (at: number): boolean =>
      part === null || about >= 0
        ? masks.objects[at] === about + 2
        : nameAt(shown, masks, at) === `${answer} ${part}` || covering.includes(masks.objects[at] - 1);
    const open = { ...shown, objects: [...shown.objects, frameOf(mirror), glassObject(glass)] };
    const through = renderer.objects({ ...open, camera: scene.camera }, size);
    let [all, seen] = [0, 0];
    for (let y = 0; y < side; y++)
      for (let column = 0; column < side; column++) {
        if (!isAsked(y * side + column)) continue;
        all++;
        if (through[y * side + side - 1 - column] === open.objects.length) seen++;
      }
    return { pixels: seen, share: share(seen, all) };
  }

  private compareTwin(): number {
    const { masks, renderer, scene } = this;
    const twin = mirrorState(this.state);
    const { scene: twinScene, own } = this.sceneOf(twin, buildDressed(twin));
    const twinMasks = ownMasks(renderer.parts(twinScene, size), own);
    let [union, same] = [0, 0];
    for (let row = 0; row < side; row++)
      for (let column = 0; column < side; column++) {
        const here = sidedName(nameAt(scene, masks, row * side + column));
        const there = sidedName(nameAt(twinScene, twinMasks, row * side + side - 1 - column));
        if (here === '' && there === '') continue;
        union++;
        if (here === otherName(there)) same++;
      }
    return share(same, union);
  }
}

/** The index of the worn thing that is asked about; −1 for none. */
const wornIndex = ({ about, worn }: BodyState): number => worn.findIndex(({ prop }) => prop === about);

/** The indices of the scene's objects that go all around a part of the body. */
const coveringObjects = ({ worn }: BodyState, part: string): readonly number[] =>
  worn.flatMap(({ prop, at }, i) => (at === part && belongingOf(prop).covers === true ? [i + 1] : []));

/** The name of the part of the body that is seen at a pixel, or of another object. */
function nameAt(scene: Scene, masks: PartMasks, at: number): string {
  const object = masks.objects[at];
  if (object === 0) return '';
  return object === 1 ? scene.objects[0].model.parts[masks.parts[at] - 1].name : `object ${object}`;
}

/** The name of a part that has a side, or of another object; trunk, neck and mane, whose borders run anyhow under hair, are one. */
const sidedName = (name: string): string => (/^(|left .*|right .*|object .*)$/.test(name) ? name : 'body');

/** A share to the thousandth; both pictures round corners to a fixed grid, so that a pixel more or less is the same. */
const share = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.min(1, Math.round((1000 * part) / whole) / 1000);
