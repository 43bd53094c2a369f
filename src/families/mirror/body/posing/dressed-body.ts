import { Stream } from '../../../../core/stream.js';
import type { PosedBody } from '../../../../content/bodies/body.js';
import { actions } from '../../../../content/bodies/human/actions/index.js';
import { stances } from '../../../../content/bodies/human/stances/index.js';
import { belongings } from '../../../../content/bodies/props/index.js';
import type { Side } from '../../../../content/bodies/side.js';
import type { Placed } from '../../../../world/scene.js';
import type { BodyState, Worn } from '../state.js';

/** What a body holds or wears, where it is in its pose. */
export function putOn({ prop: name, at }: Worn, { lot }: Pick<BodyState, 'lot'>, body: PosedBody): Placed {
  const thing = belongings.find((candidate) => candidate.name === name)!;
  return thing.put(new Stream([lot, 'prop', name]), body, at.split(' ')[0] as Side);
}

/** What stands around a person: stance and action know. */
export function settingOf(
  {
    acting,
    action,
    body: kind,
    lot,
    stance,
  }: Pick<BodyState, 'acting' | 'action' | 'body' | 'lot' | 'stance'>,
  body: PosedBody,
): Placed[] {
  if (kind !== 'person') return [];
  const settings = [
    stances.find(({ name }) => name === stance)?.setting,
    actions.find(({ name }) => name === action)?.setting,
  ];
  return settings.flatMap((setting) => setting?.build(new Stream([lot, 'setting']), body, acting) ?? []);
}
