import { choicesWords, lettered, letters, type Draft } from '../../making.js';
import { type ClockTurn, timeText } from './time.js';

/** How the turned picture came about, as a prompt says it before and after the fact. */
const wordings: Readonly<Record<ClockTurn, { readonly shown: string; readonly would: string }>> = {
  mirror: {
    shown: 'The image shows an analog clock seen in a mirror: left and right are exchanged.',
    would: 'were seen in a mirror, which exchanges left and right',
  },
  flip: {
    shown:
      'The image shows the reflection of an analog clock in still water below it: top and bottom are exchanged.',
    would: '',
  },
  half: {
    shown: 'The image shows an analog clock upside down: the picture was rotated 180 degrees.',
    would: '',
  },
};

const face = 'The shorter, thicker hand is the hour hand.';
const open = 'Reply with only the time, as H:MM.';

export interface ClockAsked {
  readonly turn: ClockTurn;
  readonly time: number;
  /** What the turned picture reads as to somebody who takes it for a clock, if it reads as a time. */
  readonly apparent: number | undefined;
  /** Times, in the order of their letters. */
  readonly options: readonly number[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The questions about one clock: each as a time to be written and as a choice of four. */
export function clockQuestions({ turn, time, apparent, options, groups }: ClockAsked): Draft[] {
  const texts = lettered(options.map(timeText));
  const both = (
    condition: string,
    view: string,
    question: string,
    answer: number,
    copy?: number,
  ): Draft[] => [
    {
      condition,
      variant: 'open',
      images: [view],
      prompt: `${question} ${face} ${open}`,
      answer: timeText(answer),
      accept: answer >= 60 && answer < 600 ? [`0${timeText(answer)}`] : [],
      scoring: { kind: 'string', caseSensitive: false },
      groups,
      ...(copy === undefined ? {} : { copy: timeText(copy) }),
    },
    {
      condition: `${condition}.choice`,
      variant: 'choice',
      images: [view],
      prompt: `${question} ${face} ${choicesWords(texts)}`,
      options: texts,
      answer: letters[options.indexOf(answer)],
      accept: [],
      scoring: { kind: 'letter' },
      groups,
    },
  ];
  const { shown, would } = wordings[turn];
  const asked = [
    ...both('upright', 'original', 'What time does this analog clock show?', time),
    ...both('turned', 'turned', `${shown} What time does the clock itself show?`, time, apparent),
  ];
  if (apparent === undefined) return asked;
  const predicted = `If this analog clock ${would}, what time would its mirror image seem to show, read as an ordinary clock?`;
  return [...asked, ...both('predicted', 'original', predicted, apparent, time)];
}
