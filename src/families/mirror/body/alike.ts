import type { HumanLook } from '../../../content/bodies/human/look.js';
import { stances } from '../../../content/bodies/human/stances/index.js';
import { kindOf } from './questions/kinds.js';
import type { BodyState } from './state.js';

/**
 * The group of bodies that can look alike: pictures of one animal's face, or of the whole animal; of people's faces
 * under one haircut; of people in one posture or sport. All else differs whatever the camera.
 */
export function alikeGroup({
  body,
  kind,
  look,
  stance,
}: Pick<BodyState, 'body' | 'kind' | 'look' | 'stance'>): string {
  const { frame } = kindOf(kind);
  if (body !== 'person') return `${body} ${frame}`;
  if (frame === 'head') return `face ${(look as HumanLook).hair.cut}`;
  const { group, free, name, scene } = stances.find((one) => one.name === stance)!;
  if (group === 'sport') return scene;
  // Who stands on both feet stands alike, whatever the hands do.
  return free.feet ? 'upright' : name;
}
