import { geometricPrompt } from '../../../questions/ambiguous/geometric.js';
import type { Draft } from '../../family.js';
import type { Figure, Verdict } from './illusion.js';
import type { GeometricParams } from './params.js';
import { illusionOf, type GeometricLabel, type GeometricState } from './state.js';

/** The question about one view, yes or no and with options; the other truth is kept as what people see. */
export function geometricQuestions(
  { truth, wording }: GeometricParams,
  { illusion: name, figure, order }: GeometricState,
  view: 'original' | 'control',
  label: GeometricLabel,
): Draft[] {
  const { ask, difference, fillIn, contradiction } = illusionOf(name);
  const other = truth === 'physical' ? 'perceived' : 'physical';
  const words = fillIn?.(figure) ?? {};
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => words[key]!);
  const shared = {
    accept: [],
    condition: view === 'original' ? 'ambiguous' : 'control',
    images: [view],
  };
  const groups = (task: string) => ({
    category: 'geometric',
    difference: contradiction ? 'contradiction' : differenceGroup(figure, difference.step),
    illusion: name,
    perceived: label.perceived,
    physical: label.physical,
    strength: contradiction ? 'none' : String(figure.strength),
    task,
    truth,
    wording,
  });
  const options = order.filter((verdict) => ask.options[verdict] !== undefined);
  const letter = (verdict: Verdict) => 'ABC'[options.indexOf(verdict)]!;
  const lettered = Object.fromEntries(options.map((verdict) => [letter(verdict), ask.options[verdict]!]));
  const yes = (verdict: Verdict) => (verdict === 'same' ? 'Yes' : 'No');
  return [
    {
      ...shared,
      answer: yes(label[truth]),
      copy: yes(label[other]),
      groups: groups('yes-no'),
      prompt: geometricPrompt({ wording, truth, question: fill(ask.yesNo) }),
      scoring: { kind: 'yes-no', yes: label[truth] === 'same' },
      variant: 'yes-no',
    },
    {
      ...shared,
      answer: letter(label[truth]),
      copy: letter(label[other]),
      groups: groups('choice'),
      options: lettered,
      prompt: geometricPrompt({ wording, truth, question: fill(ask.choice), options: lettered }),
      scoring: { kind: 'letter' },
      variant: 'choice',
    },
  ];
}

/** e.g. 'none', 'with 1', 'against 2': in steps, and whether the inducers exaggerate or hide it. */
function differenceGroup({ difference, toward }: Figure, step: number): string {
  const steps = Math.round((difference * toward) / step);
  return steps === 0 ? 'none' : `${steps > 0 ? 'with' : 'against'} ${Math.abs(steps)}`;
}
