import type { BodyKind } from '../../../../content/bodies/body.js';
import { bodyKinds } from '../../../../content/bodies/index.js';
import { scenes } from '../../../../content/bodies/human/stances/index.js';
import { bipedAnswers } from '../posing/biped.js';
import { birdAnswers } from '../posing/bird.js';
import { faceAnswers } from '../posing/quadruped-face.js';
import { waysFor } from '../posing/ways.js';
import { questionKinds, type QuestionKind } from './kinds.js';

/** Who may be seen: a kind of body, in a scene of its own or in any. */
export interface Subject {
  readonly body: string;
  readonly scene: string | null;
}

/** All subjects, e.g. 'horse', 'person/tennis'. */
export const subjects: readonly string[] = bodyKinds.flatMap(({ name, rig }) =>
  rig === 'human' ? scenes.map((scene) => `${name}/${scene}`) : [name],
);

/** The kind of body of a name that there is. */
export const bodyKindOf = (name: string): BodyKind => bodyKinds.find((kind) => kind.name === name)!;

/** The question kinds that a subject can be asked. */
export function kindsFor({ body, scene }: Subject): readonly string[] {
  const kind = bodyKindOf(body);
  return questionKinds.filter((question) => isFor(question, kind, scene)).map(({ name }) => name);
}

function isFor(kind: QuestionKind, body: BodyKind, scene: string | null): boolean {
  const { name, options, rigs } = kind;
  const { foot, rig } = body;
  if (!rigs.includes(rig)) return false;
  if (rig === 'human') return waysFor(kind, scene).length > 0;
  if (rig === 'bird') return birdAnswers(kind, body);
  if (rig === 'biped') return bipedAnswers(kind, body);
  return options === 'sides'
    ? faceAnswers(kind, body)
    : name.endsWith(foot === 'paw' || foot === 'hoof' ? `-${foot}` : '-limb');
}
