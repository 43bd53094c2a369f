import { printed } from '../prompts/printed.js';
import { type Figure, type Verdict, verdicts } from '../../../content/illusions/geometric/illusion.js';
import type { Draft } from '../../family.js';
import { inCondition } from '../words.js';
import type { GeometricParams } from './params.js';
import { type GeometricLabel, type GeometricState, illusionOf } from './state.js';

/** A question about an illusion, as it is sent. */
interface GeometricPrompt {
  readonly wording: 'strict' | 'paper';
  /** What is asked: what is drawn, or what most people see. */
  readonly truth: 'physical' | 'perceived';
  readonly question: string;
  /** Letter → text, for a choice. */
  readonly options?: Readonly<Record<string, string>>;
}

/**
 * The paper's prompt is a question and one sentence: 'Is the gray line in the image horizontal? The answer should be short
 * and concise, and without explanations.' (AmbiBench, Table 7, Geometric). `strict` says by what the answer is judged and
 * in what form it is wanted.
 */
function geometricPrompt({ wording, truth, question, options }: GeometricPrompt): string {
  const lead = truth === 'perceived' ? 'Answer for how it looks to most people at first sight. ' : '';
  const choices = Object.entries(options ?? {}).map(([letter, text]) => `${letter}: ${text}`);
  const list = options ? ` Choices: ${choices.join(', ')}.` : '';
  if (wording === 'paper') {
    return `${lead}${question}${list} ${printed.short}`;
  }
  const judged =
    truth === 'physical' ? ' Judge by what is drawn in the image, as if you measured it there.' : '';
  const form = options ? 'Reply with only the letter of the right choice.' : 'Reply with only Yes or No.';
  return `${lead}${question}${list}${judged} ${form}`;
}

type View = 'original' | 'control';

/** The questions about one view: yes or no, and with options. Of two truths, the perceived one has a condition of its own. */
export function geometricQuestions(
  { truth, wording }: GeometricParams,
  state: GeometricState,
  view: View,
  label: GeometricLabel,
): Draft[] {
  if (truth !== 'both') return questionsOf(truth, wording, state, view, label);
  const [perceived] = questionsOf('perceived', wording, state, view, label);
  const condition = view === 'original' ? 'ambiguous-perceived' : 'control-perceived';
  return [
    ...questionsOf('physical', wording, state, view, label),
    { ...perceived, ...inCondition(condition) },
  ];
}

/** Both questions by one truth; the other is kept as the `copy`. */
function questionsOf(
  truth: 'physical' | 'perceived',
  wording: GeometricParams['wording'],
  { illusion: name, figure, order, form }: GeometricState,
  view: View,
  label: GeometricLabel,
): Draft[] {
  const { ask, difference, fillIn, contradiction } = illusionOf(name);
  const other = truth === 'physical' ? 'perceived' : 'physical';
  const words = fillIn?.(figure) ?? {};
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, key: string) => words[key]);
  const shared = {
    accept: [],
    ...inCondition(view === 'original' ? 'ambiguous' : 'control'),
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
  const letter = (verdict: Verdict) => 'ABC'[options.indexOf(verdict)];
  const lettered = Object.fromEntries(options.map((verdict) => [letter(verdict), ask.options[verdict]!]));
  // Half of the questions are about what is so: were they the same for all pictures, No would be right in two thirds. Of a
  // figure that is mended in the control, both pictures have the same.
  const about = (): Verdict => {
    if (wording === 'paper' && ask.printed) return 'same';
    const isSo = (form % 2 === 0) !== (contradiction === true && view === 'control');
    const wrong = verdicts.filter((verdict) => verdict !== label[truth] && ask.yesNo[verdict] !== undefined);
    return isSo ? label[truth] : wrong[Math.floor(form / 2) % wrong.length];
  };
  const asked = about();
  const yes = (verdict: Verdict) => (verdict === asked ? 'Yes' : 'No');
  return [
    {
      ...shared,
      answer: yes(label[truth]),
      copy: yes(label[other]),
      groups: { ...groups('yes-no'), asked },
      prompt: geometricPrompt({ wording, truth, question: fill(ask.yesNo[asked]!) }),
      scoring: { kind: 'yes-no', yes: label[truth] === asked },
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
