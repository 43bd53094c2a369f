import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import type { MirrorLabel } from '../prompts/index.js';
import type { PosedBody } from '../../../content/bodies/body.js';
import type { Vec3 } from '../../../world/vector.js';
import type { Arranged } from './posing/arrange.js';
import { framed, sixDecimals } from './scene/camera.js';
import type { Casting } from './questions/subject-design.js';
import type { BodyEvidence } from './visibility.js';
import { Judge } from './judge.js';
import type { QuestionKind } from './questions/kinds.js';
import { outline } from './scene/outline.js';
import { placeOccluder } from './scene/place-occluder.js';
import type { BodyParams } from './params.js';
import { backgroundCount } from './scene/scene.js';
import type { BodyState } from './state.js';
import type { BodyStudio } from './stage.js';
import { vantage } from './scene/viewpoint.js';

/** A scene and the evidence for its answer. */
export interface Sampled {
  readonly state: BodyState;
  readonly evidence: BodyEvidence;
}

/** How often somebody of the cast has a turn, and with how many poses of each question kind; most succeed at the first or second. */
const turns = 6;
const posesOfKind = 4;
/** From how many sides a pose is looked at before another is tried: building a body takes ten times as long as looking at it. */
const viewsOfPose = 8;
/** A floor would fight with a checker that lies as high: the ground shows in shards through its rim. */
const plain = ['catcher', 'catcher', 'catcher'] as const;
const grounds = ['catcher', 'catcher', 'checker'] as const;
/** A face is not shown as large as a body, so that some of the body is seen too. */
const headShare = 0.8;

/** A body in its pose, not yet looked at. */
interface Posed {
  readonly kind: QuestionKind;
  readonly answer: MirrorLabel;
  readonly body: PosedBody;
  /** What the picture is to hold. */
  readonly shown: readonly Vec3[];
  /** Whether it stands on a floor of its own, at the height of the ground. */
  readonly floored: boolean;
  /** What of a state does not depend on who looks. */
  readonly own: Arranged & Pick<BodyState, 'body' | 'kind' | 'lot' | 'order' | 'points' | 'stature'>;
}

/** Draws scenes until rig and pixels say what the answer claims. */
export class BodySampler {
  readonly judge: Judge;

  constructor(
    private readonly params: BodyParams & { readonly mirror: boolean },
    private readonly bodyStudio: BodyStudio,
  ) {
    this.judge = new Judge(bodyStudio, params.visible);
  }

  /**
   * @param castingOf of this item, and who stands in
   * @throws TopsyturvyError 'bad-parameter' if the params let no scene have that answer
   */
  sample(castingOf: (turn: number) => Casting, index: number, stream: (purpose: string) => Stream): Sampled {
    for (let turn = 0; turn < turns; turn++) {
      const casting = castingOf(turn);
      // One kind after another, lest those that succeed more easily crowd out the others.
      const kinds = stream(`kinds ${turn}`).shuffle(casting.kinds);
      for (let attempt = 0; attempt < posesOfKind * kinds.length; attempt++) {
        const kind = kinds[Math.floor(attempt / posesOfKind)]!;
        const found = this.attempt(casting, kind, index, stream(`scene ${turn} ${attempt}`));
        if (found) return found;
      }
    }
    const { role, answer, kinds } = castingOf(0);
    throw new TopsyturvyError(
      'bad-parameter',
      `In ${turns} turns no scene showed clearly the answer '${answer}' to ${kinds.map(({ name }) => name).join(', ')}; allow more of the cast than ${role.body}, more kinds or azimuths, or less visibility`,
      role.body,
    );
  }

  /** One pose, looked at from one side after another. */
  private attempt(casting: Casting, kind: QuestionKind, index: number, stream: Stream): Sampled | undefined {
    const posed = this.pose(casting, kind, index, stream);
    if (!posed) return undefined;
    for (let view = 0; view < viewsOfPose; view++) {
      const state = this.look(posed, view === 0 ? stream : stream.child(`view ${view}`));
      if (!state) continue;
      const evidence = this.judge.evidence(state);
      if (this.judge.holds(state, evidence)) return { state, evidence };
    }
    return undefined;
  }

  private pose(
    { role, answer }: Casting,
    kind: QuestionKind,
    order: number,
    stream: Stream,
  ): Posed | undefined {
    const { world } = this.bodyStudio;
    const bodyKind = this.bodyStudio.kindOf(role.body);
    const look = bodyKind.look(stream.child('look'));
    const arranged = world.arrange(
      { body: bodyKind, look, kind, answer, scene: role.scene },
      stream.child('pose'),
    );
    if (!arranged) return undefined;
    const body = bodyKind.build(arranged.look, arranged.pose);
    const lot = stream.child('lot').below(0x80000000);
    const worn = arranged.worn.map((thing) => world.putOn(thing, { lot }, body));
    const points = Object.fromEntries(
      Object.entries(body.points).map(([name, p]) => [name, p.map(sixDecimals) as unknown as Vec3]),
    );
    const stature = sixDecimals(world.statureOf(bodyKind, body));
    const own = { ...arranged, lot, order, points, stature, kind: kind.name, body: bodyKind.name };
    const around = world.settingOf({ ...arranged, body: bodyKind.name, lot }, body);
    const floored = around.some(({ model }) => model.parts.some(({ name }) => name === world.floorPart));
    return { kind, answer, body, own, floored, shown: outline(body, worn, kind.frame) };
  }

  /** The scene as it is seen from somewhere; undefined where the answer is not clearly true of it. */
  private look({ kind, answer, body, floored, own, shown }: Posed, stream: Stream): BodyState | undefined {
    const { params, bodyStudio } = this;
    const { placeMirror, withReflections } = bodyStudio.world;
    const view = vantage(params, kind, answer, own.points, stream.child('camera'));
    if (!view) return undefined;
    const light = stream.child('light');
    const mirror = params.mirror ? placeMirror(shown, view.azimuth, stream.child('mirror')) : null;
    const fill = stream.child('fill').uniform(...params.fill) * (kind.frame === 'head' ? headShare : 1);
    const open: BodyState = {
      ...own,
      occluder: null,
      mirror,
      camera: framed(mirror ? withReflections(shown, mirror) : shown, view, fill),
      sun: { azimuth: sixDecimals(light.uniform(-180, 180)), elevation: sixDecimals(light.uniform(35, 70)) },
      ground: kind.frame === 'head' ? 'none' : light.choice(floored ? plain : grounds),
      background: light.below(backgroundCount),
      mirrored: false,
    };
    const reading = kind.read(open);
    if (!reading || reading.answer !== answer || reading.margin < kind.margin) return undefined;
    const occluding = stream.child('occluder');
    const state =
      occluding.float() < params.occluders ? { ...open, occluder: placeOccluder(open, occluding) } : open;
    bodyStudio.keep(state, body);
    return state;
  }
}
