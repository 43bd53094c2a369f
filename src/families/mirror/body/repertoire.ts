import { bodyKinds } from '../../../world/bodies/index.js';
import { scenes } from '../../../world/bodies/human/stances/index.js';
import type { BodyKind } from '../../../world/bodies/body.js';
import type { Repertoire } from './cast.js';
import { questionKinds, type QuestionKind } from './kinds.js';

/** Kinds that only some can show: not yet drawn by anybody are left out. */
const ofPeople = ['open-eye', 'closed-eye', 'odd-eye', 'visible-eye', 'visible-ear', 'holding-hand', 'raised-hand', 'raised-foot', 'forward-foot', 'bent-leg']; // prettier-ignore

/** Who can be seen, and what each can be asked. */
export const repertoire: Repertoire = {
  roles: bodyKinds.flatMap(({ name, rig }) =>
    rig === 'human' ? scenes.map((scene) => `${name}/${scene}`) : [name],
  ),
  kindsOf({ body }) {
    const kind = bodyKinds.find(({ name }) => name === body)!;
    return questionKinds.filter((question) => isFor(question, kind)).map(({ name }) => name);
  },
};

function isFor({ name, rigs, options }: QuestionKind, { foot, rig }: BodyKind): boolean {
  if (!rigs.includes(rig)) return false;
  if (rig === 'human') return ofPeople.includes(name);
  if (options === 'quarters') return name.endsWith(foot === 'paw' || foot === 'hoof' ? `-${foot}` : '-limb');
  return name !== 'ear-with';
}
