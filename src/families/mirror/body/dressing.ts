import { Stream } from '../../../core/stream.js';
import type { PosedBody } from '../../../world/bodies/body.js';
import { stances } from '../../../world/bodies/human/stances/index.js';
import { inHand, props } from '../../../world/bodies/props/index.js';
import type { Side } from '../../../world/bodies/side.js';
import type { Placed } from '../../../world/scene.js';
import type { BodyState, Worn } from './state.js';

/** What a body holds or wears, where it is in its pose. */
export function putOn({ prop: name, at }: Worn, { lot }: Pick<BodyState, 'lot'>, body: PosedBody): Placed {
  const prop = props.find((candidate) => candidate.name === name)!;
  const parts = prop.build(new Stream([lot, 'prop', name]));
  return inHand(prop, parts, body, at.split(' ')[0] as Side);
}

/** What stands around: the stance knows. */
export function settingOf({ acting, lot, stance }: BodyState, body: PosedBody): Placed[] {
  const setting = stances.find(({ name }) => name === stance)?.setting;
  return setting ? setting.build(new Stream([lot, 'setting']), body, acting) : [];
}
