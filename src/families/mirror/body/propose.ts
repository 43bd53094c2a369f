import { sixDecimals, type Stream, wrongParameter } from '../../../core/index.js';
import type { Rig, BodyKind } from '../../../content/bodies/body.js';
import { floorPart } from '../../../content/bodies/settings/parts.js';
import type { Vec3 } from '../../../world/vector.js';
import { reject, type ItemContext, type Proposal, type Refusal, type Rejected } from '../../making.js';
import type { MirrorLabel } from '../prompts/prompt.js';
import { alikeGroup } from './alike.js';
import { judgeBody } from './judge.js';
import type { BodyParams } from './params.js';
import { arrangeBiped, arrangeBird, arrangePerson } from './posing/biped.js';
import { dress, type DressedBody } from './posing/dressed-body.js';
import { roundedPoints, statureOf } from './posing/measures.js';
import { arrangeAnimal } from './posing/quadruped.js';
import type { Arranged, Wanted } from './posing/ways.js';
import type { QuestionKind } from './questions/kinds.js';
import { type Assignment, bodyKindOf } from './questions/subject-design.js';
import { framed } from './scene/camera.js';
import { backgroundCount, outline, placeOccluder } from './scene/scene.js';
import { shownAs } from './scene/split-cells.js';
import { placeMirror, withReflections } from './scene/standing-mirror.js';
import { placeCamera, type Viewpoint } from './scene/viewpoint.js';
import { BodyStage, type BodyAssets } from './stage.js';
import type { BodyState, MirrorTransform } from './state.js';

/** What is to be built. */
interface Unbuilt {
  readonly kind: QuestionKind;
  readonly answer: MirrorLabel;
  readonly body: BodyKind;
  readonly arranged: Arranged;
}

/** The most that rounding may change a margin: far more than it does, far less than margins that are asked for. */
const hair = 1e-3;

/**
 * Whether a pose surely has not the wanted answer from any of several sides, by its joints alone: a body that is built stands on the
 * ground, which changes no difference between its places. Building takes a thousand times as long. False says nothing.
 * @param viewpoint from where it is viewed; undefined from nowhere
 */
export function isSurelyUnclear(
  { kind, answer, body, arranged }: Unbuilt,
  views: number,
  viewpoint: (points: BodyState['points'], view: number) => Viewpoint | undefined,
): boolean {
  const places = body.points?.(arranged.look, arranged.pose);
  if (!places) return false;
  const points = roundedPoints(places);
  const x = { ...arranged, body: body.name, points, stature: statureOf(body, { points: places }) };
  for (let view = 0; view < views; view++) {
    const camera = viewpoint(points, view);
    if (!camera) return false;
    const reading = kind.read({ ...x, camera });
    // A pose may have no answer for the height of a foot above the ground, which is not yet known.
    if (reading === undefined && kind.ofPose) return false;
    if (
      reading &&
      (reading.margin < hair || reading.answer === answer) &&
      reading.margin >= kind.margin - hair
    )
      return false;
  }
  return true;
}

/** How many subjects are tried, and how many poses of each question kind; most items succeed at the first or second. */
const turns = 6;
const posesOfKind = 4;
/** How many poses of the dealt kind are tried. */
const posesOfDealt = 8;
/** The average number of items of which one has its mirrored twin built and compared as evidence. */
const itemsPerTwin = 16;
/** The most sides from which a pose is viewed: building a body takes ten times as long as looking at it. */
const viewsOfPose = 8;
/** A floor would fight with a checker that lies as high: the ground shows in shards through its rim. */
const plain = ['catcher', 'catcher', 'catcher'] as const;
const grounds = ['catcher', 'catcher', 'checker'] as const;
/** The share of scenes in places in which other people are wanted. */
const usualOthers = 0.7;
/** A face is not shown as large as a body, so that some of the body is seen too. */
const headShare = 0.8;

type Item = ItemContext<BodyParams, BodyAssets>;
type BodyProposal = Proposal<BodyState, MirrorTransform, BodyStage>;

/** A body in its pose, not yet looked at. */
interface Posed {
  readonly kind: QuestionKind;
  readonly answer: MirrorLabel;
  readonly body: DressedBody;
  /** The points that the picture is to hold. */
  readonly shown: readonly Vec3[];
  /** The part of a state that does not depend on the viewer. */
  readonly own: Arranged & Pick<BodyState, 'body' | 'kind' | 'lot' | 'order' | 'points' | 'stature'>;
}

/**
 * Proposes bodies in poses until rig and pixels say what the answer claims.
 * @throws TopsyturvyError 'bad-parameter' if the params let no scene have that answer
 */
export function* proposeBodies(item: Item): Generator<BodyProposal | Rejected, void, Refusal> {
  const { index, stream, assets } = item;
  for (let turn = 0; turn < turns; turn++) {
    const assignment = assets.assignmentOf(index, turn);
    // One kind after another, so that kinds that succeed more easily do not displace the others.
    const { kinds } = assignment;
    for (let attempt = 0; attempt < posesOfDealt + posesOfKind * (kinds.length - 1); attempt++) {
      const kind = kinds[Math.max(0, Math.floor((attempt - posesOfDealt) / posesOfKind) + 1)];
      yield proposePose(assignment, kind, item, stream(`scene ${turn} ${attempt}`));
    }
  }
  const { subject, answer, kinds } = assets.assignmentOf(index, 0);
  throw wrongParameter(
    `In ${turns} turns no scene showed clearly the answer '${answer}' to ${kinds.map(({ name }) => name).join(', ')}; allow more of the cast than ${subject.body}, more kinds or azimuths, or less visibility`,
    subject.body,
  );
}

/** One pose, seen from the first of several sides that shows it clearly; from the last of them if none does. */
function proposePose(
  assignment: Assignment,
  kind: QuestionKind,
  item: Item,
  stream: Stream,
): BodyProposal | Rejected {
  const { index, params, assets } = item;
  const { subject, answer } = assignment;
  const body = bodyKindOf(subject.body);
  const arranged = arrangeBody(assignment, kind, stream);
  if (!arranged) return reject('no-such-pose');
  const alike = { body: body.name, kind: kind.name, look: arranged.look, stance: arranged.stance };
  const cells = assets.cellsOf(alikeGroup(alike), shownAs(kind));
  const viewpoint = (points: BodyState['points'], view: number): Viewpoint | undefined =>
    placeCamera(params, kind, answer, points, cells, ofView(stream, view).child('camera'));
  if (isSurelyUnclear({ kind, answer, body, arranged }, viewsOfPose, viewpoint))
    return reject('unclear-answer');
  const posed = poseBody(assignment, kind, arranged, index, stream);
  const withTwin = item.stream('mirrored twin').below(itemsPerTwin) === 0;
  let proposal: BodyProposal | undefined;
  for (let view = 0; view < viewsOfPose; view++) {
    const from = viewpoint(posed.own.points, view);
    if (!from) return reject('no-viewpoint');
    if (!isClear(posed, from)) continue;
    const state = viewedFrom(from, posed, item, ofView(stream, view));
    if (!state) return reject('no-room');
    const stage = new BodyStage(state, posed.body, assets, withTwin);
    proposal = ofStage(stage);
    if (!judgeBody(stage, params.visible, cells).holds) continue;
    return ofStage(stage.accompanied(params.others ?? usualOthers, item.stream('others')));
  }
  return proposal ?? reject('unclear-answer');
}

const ofStage = (stage: BodyStage): BodyProposal => ({
  state: stage.state,
  transform: { turn: 'mirror' },
  stage,
});

/** The stream for one of the sides from which a pose is viewed. */
const ofView = (stream: Stream, view: number): Stream => (view === 0 ? stream : stream.child(`view ${view}`));

/** An individual in a pose, not built. Undefined: not this time. */
function arrangeBody(
  { subject, answer }: Assignment,
  kind: QuestionKind,
  stream: Stream,
): Arranged | undefined {
  const body = bodyKindOf(subject.body);
  const born = body.look(stream.child('look'));
  const look = body.variedLook?.(born, stream.child('variety')) ?? born;
  return arrange({ body, look, kind, answer, scene: subject.scene }, stream.child('pose'));
}

function poseBody(
  { subject, answer }: Assignment,
  kind: QuestionKind,
  arranged: Arranged,
  order: number,
  stream: Stream,
): Posed {
  const bodyKind = bodyKindOf(subject.body);
  const posed = bodyKind.build(arranged.look, arranged.pose);
  const lot = stream.child('lot').below(0x80000000);
  const body = dress({ ...arranged, body: bodyKind.name, lot }, posed);
  const points = roundedPoints(posed.points);
  const stature = sixDecimals(statureOf(bodyKind, posed));
  const own = { ...arranged, lot, order, points, stature, kind: kind.name, body: bodyKind.name };
  return { kind, answer, body, own, shown: outline(posed, body.worn, kind.frame) };
}

/** Whether the pose, seen from there, has the wanted answer by the margin of its kind. */
function isClear({ kind, answer, own }: Posed, camera: Viewpoint): boolean {
  const reading = kind.read({ ...own, camera });
  return reading !== undefined && reading.answer === answer && reading.margin >= kind.margin;
}

function viewedFrom(
  viewpoint: Viewpoint,
  { kind, body, own, shown }: Posed,
  { params, stream: dealt, assets: { photo, standingMirror } }: Item,
  stream: Stream,
): BodyState | undefined {
  const light = stream.child('light');
  const mirror = standingMirror ? placeMirror(shown, viewpoint.azimuth, stream.child('mirror')) : null;
  const fill = stream.child('fill').uniform(...params.fill) * (kind.frame === 'head' ? headShare : 1);
  const camera = framed(mirror ? withReflections(shown, mirror) : shown, viewpoint, fill);
  const place = photo?.place({ own, body, camera, mirror }, dealt('place'), stream.child('place'));
  if (photo && !place) return undefined;
  const open: BodyState = {
    ...own,
    occluder: null,
    mirror,
    camera,
    sun: { azimuth: sixDecimals(light.uniform(-180, 180)), elevation: sixDecimals(light.uniform(35, 70)) },
    ground: kind.frame === 'head' ? 'none' : light.choice(hasFloor(body) ? plain : grounds),
    background: light.below(backgroundCount),
    ...(place && { place }),
    mirrored: false,
  };
  const occluding = stream.child('occluder');
  if (occluding.float() >= params.occluders) return open;
  const board = placeOccluder(open, occluding);
  return { ...open, occluder: photo ? photo.hide(open, board, occluding) : board };
}

/** Whether it stands on a floor of its own, at the height of the ground. */
const hasFloor = ({ around }: DressedBody): boolean =>
  around.some(({ model }) => model.parts.some(({ name }) => name === floorPart));

/** Poses a body so that the answer should be true; rig and pixels are asked later. Undefined: not this time. */
const arrange = (wanted: Wanted, stream: Stream): Arranged | undefined =>
  arrangers[wanted.body.rig](wanted, stream);

const arrangers: Readonly<Record<Rig, (wanted: Wanted, stream: Stream) => Arranged | undefined>> = {
  human: arrangePerson,
  quadruped: arrangeAnimal,
  bird: arrangeBird,
  biped: arrangeBiped,
};
