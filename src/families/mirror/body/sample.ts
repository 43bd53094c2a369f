import { atan2, tau } from '../../../core/math/index.js';
import { TopsyturvyError } from '../../../core/errors.js';
import type { Stream } from '../../../core/stream.js';
import type { MirrorLabel } from '../../../questions/mirror/index.js';
import type { PosedBody } from '../../../world/bodies/body.js';
import { place } from '../../../world/pose.js';
import type { Placed } from '../../../world/scene.js';
import type { Vec3 } from '../../../world/vector.js';
import { framed, settle } from './camera.js';
import type { Casting } from './cast.js';
import { see, twinAgreement, type BodyEvidence } from './evidence.js';
import { kindOf, type QuestionKind } from './kinds.js';
import { placeOccluder } from './place-occluder.js';
import type { BodyParams } from './params.js';
import { backgroundCount, bodyObject } from './scene.js';
import type { BodyState } from './state.js';
import type { Troupe } from './troupe.js';

/** A scene and the evidence for its answer. */
export interface Sampled {
  readonly state: BodyState;
  readonly evidence: BodyEvidence;
}

/** How often somebody of the cast has a turn, and with how many scenes of each question kind; most succeed at the first or second. */
const turns = 6;
const triesOfKind = 24;
/** Degrees to either side of the profile that are kept clear where legs are told apart. */
const profileShare = 24;
/** A face is not shown as large as a body, so that some of the body is seen too. */
const headShare = 0.8;
/** The least pixels, of 256 × 256, of a part of the body or of the head asked about, of what is worn, and the latter's least share. */
const leastPixels = { body: 40, head: 140, worn: 24 };
const leastWornShare = 0.5;
const leastNeighbour = 0.4;
/** The least agreement of the mirrored rig with the mirrored picture: edges of parts may lie a pixel apart. */
const leastTwin = 0.97;

/** Draws scenes until rig and pixels say what the answer claims. */
export class BodySampler {
  constructor(
    private readonly params: BodyParams & { readonly mirror: boolean },
    private readonly troupe: Troupe,
  ) {}

  /**
   * @param castingOf of this item, and who stands in
   * @throws TopsyturvyError 'bad-parameter' if the params let no scene have that answer
   */
  sample(castingOf: (turn: number) => Casting, index: number, stream: (purpose: string) => Stream): Sampled {
    for (let turn = 0; turn < turns; turn++) {
      const casting = castingOf(turn);
      // One kind after another, lest those that succeed more easily crowd out the others.
      const kinds = stream(`kinds ${turn}`).shuffle(casting.kinds);
      for (let attempt = 0; attempt < triesOfKind * kinds.length; attempt++) {
        const kind = kinds[Math.floor(attempt / triesOfKind)]!;
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

  private attempt(
    { role, answer }: Casting,
    kind: QuestionKind,
    index: number,
    stream: Stream,
  ): Sampled | undefined {
    const body = this.troupe.kindOf(role.body);
    const look = body.look(stream.child('look'));
    const arranged = this.troupe.world.arrange(
      { body, look, kind, answer, scene: role.scene },
      stream.child('pose'),
    );
    if (!arranged) return undefined;
    const posed = body.build(arranged.look, arranged.pose);
    const lot = stream.child('lot').below(0x80000000);
    const worn = arranged.worn.map((thing) => this.troupe.world.putOn(thing, { lot }, posed));
    const points = Object.fromEntries(
      Object.entries(posed.points).map(([name, p]) => [name, p.map(settle) as unknown as Vec3]),
    );
    const front = kind.frame === 'head' ? headHeading(points) : 0;
    const view = this.view(kind, answer, front, stream.child('camera'));
    if (!view) return undefined;
    const light = stream.child('light');
    const shown = outline(posed, worn, kind.frame);
    const { placeMirror, withReflections } = this.troupe.world;
    const mirror = this.params.mirror ? placeMirror(shown, view.azimuth, stream.child('mirror')) : null;
    const fill = stream.child('fill').uniform(...this.params.fill) * (kind.frame === 'head' ? headShare : 1);
    const state: BodyState = {
      ...arranged,
      lot,
      kind: kind.name,
      body: body.name,
      occluder: null,
      mirror,
      points,
      stature: settle(this.troupe.world.statureOf(body, posed)),
      camera: framed(mirror ? withReflections(shown, mirror) : shown, view, fill),
      sun: { azimuth: settle(light.uniform(-180, 180)), elevation: settle(light.uniform(35, 70)) },
      ground: kind.frame === 'head' ? 'none' : light.choice(['catcher', 'catcher', 'checker'] as const),
      background: light.below(backgroundCount),
      mirrored: false,
      order: index,
    };
    const reading = kind.read(state);
    if (!reading || reading.answer !== answer || reading.margin < kind.margin) return undefined;
    const occluding = stream.child('occluder');
    const full =
      occluding.float() < this.params.occluders
        ? { ...state, occluder: placeOccluder(state, occluding) }
        : state;
    this.troupe.keep(full, posed);
    const evidence = this.judge(full);
    return this.holds(full, evidence) ? { state: full, evidence } : undefined;
  }

  /**
   * Where the camera stands: where kind and params allow, from the front of body or face, on the side of the answer where only
   * that can be seen.
   */
  private view(kind: QuestionKind, answer: MirrorLabel, front: number, stream: Stream): View | undefined {
    const { azimuth, elevation, fieldOfView } = this.params;
    const from = Math.max(azimuth[0], kind.azimuth[0]);
    const to = Math.min(azimuth[1], kind.azimuth[1]);
    if (from > to) return undefined;
    const drawn = stream.uniform(from, to);
    const size = kind.options === 'quarters' || kind.name === 'raised-foot' ? offProfile(drawn) : drawn;
    const side = stream.choice([1, -1]);
    const sign = kind.name.startsWith('visible-') ? (answer === 'left' ? 1 : -1) : side;
    return {
      azimuth: settle(wrapped(front + sign * size)),
      elevation: settle(stream.uniform(...elevation)),
      fieldOfView: settle(stream.uniform(...fieldOfView)),
    };
  }

  /** Measures a scene on the rig and in pixels. */
  judge(state: BodyState): BodyEvidence {
    const { troupe } = this;
    const seen = see(state, troupe, troupe.renderer);
    const margin = settle(kindOf(state.kind).read(state)!.margin);
    const enough = this.isSeen(state, seen);
    return { ...seen, margin, twin: enough ? twinAgreement(state, troupe, troupe.renderer) : 0 };
  }

  private isSeen(
    { kind }: BodyState,
    { asked, counterpart, reflected, worn }: Omit<BodyEvidence, 'margin' | 'twin'>,
  ): boolean {
    const { frame, options } = kindOf(kind);
    return (
      // Of four legs the one asked about is told by its neighbour.
      (options === 'sides' || counterpart.share >= leastNeighbour) &&
      asked.pixels >= leastPixels[frame] &&
      asked.share >= this.params.visible &&
      (!worn || (worn.pixels >= leastPixels.worn && worn.share >= leastWornShare)) &&
      (!reflected || (reflected.pixels >= leastPixels.body && reflected.share >= this.params.visible))
    );
  }

  /** Whether the picture shows what the state claims. */
  holds(state: BodyState, evidence: BodyEvidence): boolean {
    return (
      this.isSeen(state, evidence) && evidence.twin >= leastTwin && this.hidesCounterpart(state, evidence)
    );
  }

  /** "The visible eye" is one: the other must not be seen. */
  private hidesCounterpart({ kind }: BodyState, { counterpart }: BodyEvidence): boolean {
    return !kind.startsWith('visible-') || counterpart.pixels === 0;
  }
}

type View = Pick<BodyState['camera'], 'azimuth' | 'elevation' | 'fieldOfView'>;

/** Where a face looks, degrees from the body's front to its left. */
function headHeading(points: BodyState['points']): number {
  const [left, right] = [points['left ear']!, points['right ear']!];
  const nose = points['nose']!;
  const x = nose[0] - (left[0] + right[0]) / 2;
  const z = nose[2] - (left[2] + right[2]) / 2;
  return (atan2(x, z) * 360) / tau;
}

/** Beside the exact profile, in which nobody can tell which leg is the near one. */
function offProfile(azimuth: number): number {
  const from = azimuth - 90;
  return Math.abs(from) >= profileShare
    ? azimuth
    : from < 0
      ? azimuth - profileShare
      : azimuth + profileShare;
}

/** −180 to 180. */
const wrapped = (degrees: number): number => degrees - 360 * Math.floor((degrees + 180) / 360);

/** Points all over what the picture is to hold. */
function outline({ parts }: PosedBody, worn: readonly Placed[], frame: QuestionKind['frame']): Vec3[] {
  const onHead = /\b(head|eye|ear|hair|brow|horn|antler|beak)\b/;
  const shown: Placed[] =
    frame === 'body'
      ? [bodyObject('', { parts }), ...worn]
      : [bodyObject('', { parts: parts.filter(({ name }) => onHead.test(name)) })];
  return shown.flatMap(({ model, pose }) =>
    model.parts.flatMap(({ mesh: { positions } }) => {
      const points: Vec3[] = [];
      // Every seventh vertex: what they leave out is smaller than the margin.
      for (let i = 0; i + 2 < positions.length; i += 21)
        points.push(place(pose, [positions[i]!, positions[i + 1]!, positions[i + 2]!]));
      return points;
    }),
  );
}
