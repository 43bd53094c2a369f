import { Stream } from '../../../../core/stream.js';
import type { PosedBody } from '../../../../content/bodies/body.js';
import { actions } from '../../../../content/bodies/human/actions/index.js';
import { stances } from '../../../../content/bodies/human/stances/index.js';
import { belongingOf } from '../../../../content/bodies/props/index.js';
import type { Side } from '../../../../content/bodies/side.js';
import type { Placed } from '../../../../world/scene.js';
import { bodyKindOf } from '../questions/subject-design.js';
import type { BodyState, Worn } from '../state.js';

/** A body in its pose, with what it holds and wears and what stands around it. */
export interface DressedBody {
  readonly body: PosedBody;
  /** The belongings in the order of the state's `worn`. */
  readonly worn: readonly Placed[];
  readonly around: readonly Placed[];
}

type Dressing = Pick<BodyState, 'acting' | 'action' | 'body' | 'lot' | 'stance' | 'worn'>;

/** What a body that is built wears, and what stands around it. */
export const dress = (x: Dressing, body: PosedBody): DressedBody => ({
  body,
  worn: x.worn.map((thing) => putOn(thing, x, body)),
  around: settingOf(x, body),
});

/** The body of a state, built again. */
export function buildDressed(x: BodyState): DressedBody {
  const kind = bodyKindOf(x.body);
  return dress(x, kind.build(x.mirrored ? kind.mirrorLook(x.look) : x.look, x.pose));
}

/** A thing that a body holds or wears, as an object where it is in its pose. */
function putOn({ prop: name, at }: Worn, { lot }: Dressing, body: PosedBody): Placed {
  return belongingOf(name).put(new Stream([lot, 'prop', name]), body, at.split(' ')[0] as Side);
}

/** The setting around a person, which stance and action determine. */
function settingOf({ acting, action, body: kind, lot, stance }: Dressing, body: PosedBody): Placed[] {
  if (kind !== 'person') return [];
  const settings = [
    stances.find(({ name }) => name === stance)?.setting,
    actions.find(({ name }) => name === action)?.setting,
  ];
  return settings.flatMap((setting) => setting?.build(new Stream([lot, 'setting']), body, acting) ?? []);
}
