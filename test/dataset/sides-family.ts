import { sides } from '../../src/content/bodies/side.js';
import { defineFamily } from '../../src/families/define-family.js';
import type { Draft } from '../../src/families/family.js';
import {
  type MirrorKindName,
  mirrorKinds,
  mirrorQuestionText,
} from '../../src/families/mirror/prompts/kinds.js';
import {
  mirroredLabel,
  type MirrorLabel,
  mirrorQuestions,
  type MirrorWording,
  quarters,
} from '../../src/families/mirror/prompts/prompt.js';
import { verdict } from '../../src/families/proposal.js';

/** A block seen from above with a light on one of its sides: the least that MirrorQA's questions can be asked about. */
interface State {
  readonly kind: MirrorKindName;
  readonly lit: MirrorLabel;
  readonly facing: 'viewer' | 'away';
  readonly place: number;
  readonly block: number;
}

interface Label {
  readonly answer: MirrorLabel;
  /** Where in the picture. */
  readonly image: 'left' | 'right';
}

interface Cast {
  readonly kind: MirrorKindName;
  readonly body: string;
  readonly subject: string;
  readonly prop?: string;
  readonly scene?: string;
}

const cast: readonly Cast[] = [
  { kind: 'holding-hand', body: 'person', subject: 'the woman', prop: 'racket', scene: 'tennis' },
  { kind: 'raised-hand', body: 'person', subject: 'the man', scene: 'standing' },
  { kind: 'closed-eye', body: 'person', subject: 'the girl', scene: 'standing' },
  { kind: 'ear-with', body: 'cow', subject: 'the cow', prop: 'tag' },
  { kind: 'raised-paw', body: 'dog', subject: 'the dog' },
  { kind: 'raised-hoof', body: 'horse', subject: 'the horse' },
];

const [width, height] = [24, 16];
const flip = { left: 'right', right: 'left' } as const;
const choicesOf = (kind: MirrorKindName) => (mirrorKinds[kind].choices === 'sides' ? sides : quarters);

const imageSide = ({ lit, facing }: State): Label['image'] => {
  const own = lit.startsWith('left') ? 'left' : 'right';
  return facing === 'viewer' ? flip[own] : own;
};

/**
 * Items come in blocks of 24: four of each of six kinds, every answer equally often. The four are siblings; of ten blocks
 * seven are of the train split, one of dev, two of test.
 */
export const sidesFamily = defineFamily<{ wording: MirrorWording }, State, 'mirror', Label>({
  name: 'user/sides',
  version: 1,
  summary: 'Blocks with a light on one side.',
  params: (z) => z.strictObject({ wording: z.enum(['paper', 'explicit']).default('paper') }),
  views: [
    { name: 'original', moved: false, part: 'whole' },
    { name: 'mirrored', moved: true, part: 'whole' },
  ],
  propose({ index, stream }) {
    const { kind } = cast[index % cast.length];
    const turn = Math.floor(index / cast.length);
    const choices = choicesOf(kind);
    const draw = stream('block');
    const state: State = {
      kind,
      lit: choices[turn % choices.length],
      facing: draw.below(2) === 0 ? 'viewer' : 'away',
      place: draw.below(4),
      block: Math.floor(turn / 4),
    };
    return { state, transform: 'mirror' };
  },
  label: (x) => ({ answer: x.lit, image: imageSide(x) }),
  act: (_, x) => ({ ...x, lit: mirroredLabel(x.lit) }),
  rho: (_, { answer, image }) => ({ answer: mirroredLabel(answer), image: flip[image] }),
  inverse: (t) => t,
  draw(x) {
    const data = new Uint8Array(width * height).fill(128);
    const paint = (column: number, row: number, value: number): void => {
      for (let i = 0; i < 4; i++) data[(row + (i >> 1)) * width + column + (i & 1)] = value;
    };
    paint(width / 2 - 1, 7, x.facing === 'viewer' ? 200 : 50);
    const row = x.lit.endsWith('rear') === (x.facing === 'viewer') ? 2 : 12;
    paint(imageSide(x) === 'left' ? x.place : width - 2 - x.place, row, 255);
    return { width, height, channels: 1, data };
  },
  warp(_, picture, part) {
    const { data } = picture(part);
    const moved = data.map((_, i) => data[i - (i % width) + width - 1 - (i % width)]);
    return { width, height, channels: 1, data: moved };
  },
  judge({ label, moved }, picture) {
    const side = (view: string) =>
      picture(view).data.findIndex((value) => value === 255) % width < width / 2 ? 'left' : 'right';
    return verdict(side('original') === label.image && side('mirrored') === moved.image, 'other-side', {});
  },
  ask({ params: { wording }, state, label, moved }): Draft[] {
    const { kind, block } = state;
    const { body, subject, prop, scene } = cast.find((one) => one.kind === kind)!;
    const of = (side: MirrorLabel) => ({
      body,
      kind,
      label: `${body === 'person' ? 'H' : 'A'}.${side}`,
      occluded: state.place === 3 ? 'yes' : 'no',
      siblings: `${kind}-${block}`,
      split: block % 10 < 7 ? 'train' : block % 10 === 7 ? 'dev' : 'test',
      subject: body === 'person' ? 'human' : 'animal',
      ...(scene !== undefined && { scene }),
    });
    const names = { subject, ...(prop !== undefined && { prop }) };
    const own = { question: mirrorQuestionText(kind, names), options: choicesOf(kind), wording };
    const viewer = {
      question: mirrorQuestionText(kind, names, 'viewer'),
      options: sides,
      sidesOf: 'image',
      wording,
    } as const;
    const { answer, image } = label;
    const groups = of(answer);
    const turned = of(moved.answer);
    return [
      ...mirrorQuestions({
        ...own,
        right: answer,
        images: ['original'],
        condition: 'original',
        twin: 'mirrored',
        groups,
      }),
      ...mirrorQuestions({ ...own, right: moved.answer, images: ['mirrored'], condition: 'mirrored', groups: turned }), // prettier-ignore
      ...mirrorQuestions({ ...viewer, right: image, images: ['original'], condition: 'original.viewer', twin: 'mirrored.viewer', groups }), // prettier-ignore
      ...mirrorQuestions({ ...viewer, right: moved.image, images: ['mirrored'], condition: 'mirrored.viewer', groups: turned }), // prettier-ignore
      ...mirrorQuestions({ ...own, right: answer, images: [], condition: 'text', groups }),
      ...mirrorQuestions({
        ...own,
        question: mirrorQuestionText(kind, names, 'both'),
        right: answer,
        images: ['original', 'mirrored'],
        condition: 'both',
        groups,
      }),
    ];
  },
});
