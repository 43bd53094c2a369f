/** How a question and its controls speak of one part of a subject. Subjects are noun phrases in the singular: 'the woman'. */
interface PartPhrase {
  /** The question about the subject's own sides, without its question mark, e.g. 'Which hand is the woman raising'. */
  question(subject: string, prop: string): string;
  /** The same of the first of two images, and how it continues for the second. */
  pair(subject: string, prop: string): { readonly first: string; readonly second: string };
  /** A noun phrase for what the question is about, which names no side: 'the hand that the woman is raising'. */
  part(subject: string, prop: string): string;
}

/** The object of the verb: 'the racket' of "holding the racket"; '' where there is no prop. */
const object = (prop: string): string => (prop === '' ? '' : ` the ${prop}`);

/**
 * A phrase for what the subject does with the part: "In which hand is the woman holding the racket?"
 * @param by the preposition that the part goes with; '' where the part is the verb's object
 */
function doing(part: string, verb: string, by: 'in' | 'on' | 'with' | '' = ''): PartPhrase {
  const which = by === '' ? 'which' : `${by} which`;
  const question = (subject: string, prop: string): string =>
    `${capital(which)} ${part} is ${subject} ${verb}${object(prop)}`;
  return {
    question,
    pair: (subject, prop) => ({ first: question(subject, prop), second: which }),
    part: (subject, prop) =>
      `the ${part} ${by === '' ? 'that' : `${by} which`} ${subject} is ${verb}${object(prop)}`,
  };
}

/**
 * A phrase for the state of the part: "Which eye of the woman in the picture is open?" (figure 1).
 * @param state what is said of the part, given the prop, e.g. 'open' or 'covered by an eye patch'
 * @param adjective whether it can stand before the noun: "the open eye", but not "the farther forward leg"
 */
export function being(part: string, state: (prop: string) => string, adjective: boolean): PartPhrase {
  const pair = (subject: string, prop: string): string => `Which ${part} of ${subject} is ${state(prop)}`;
  return {
    question: (subject, prop) => `Which ${part} of ${inPicture(subject)} is ${state(prop)}`,
    pair: (subject, prop) => ({ first: pair(subject, prop), second: 'which' }),
    part: (subject, prop) =>
      adjective
        ? `the ${state(prop).replace(/^the /, '')} ${part} of ${subject}`
        : `the ${part} of ${subject} that is ${state(prop)}`,
  };
}

const inForeground = ' in the foreground';

/** A person who is not alone in the picture: 'the woman in the foreground'. */
export const foremost = (subject: string): string => `${subject}${inForeground}`;

/** 'the woman in the picture', 'the woman in the foreground of the picture'. */
const inPicture = (subject: string): string =>
  `${subject} ${subject.endsWith(inForeground) ? 'of' : 'in'} the picture`;

/** What is on the part: "In the picture, which ear does the woman have an earring on?" (section 4.3, stage 1). */
const bearing = (part: string): PartPhrase => ({
  question: (subject, prop) => `In the picture, which ${part} does ${subject} have ${indefinite(prop)} on`,
  pair: (subject, prop) => ({
    first: `On which ${part} does ${subject} have ${indefinite(prop)}`,
    second: 'on which',
  }),
  part: (subject, prop) => `the ${part} on which ${subject} has ${indefinite(prop)}`,
});

/** A phrase for what the part is put on: "Which foot does the man have on the ball?" */
function resting(part: string): PartPhrase {
  const question = (subject: string, prop: string): string =>
    `Which ${part} does ${subject} have on${object(prop)}`;
  return {
    question,
    pair: (subject, prop) => ({ first: question(subject, prop), second: 'which' }),
    part: (subject, prop) => `the ${part} that ${subject} has on${object(prop)}`,
  };
}

const capital = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}`;

/** Spelled with a vowel, spoken with a consonant: "a uniform", "a European flag", "a one-wheeled toy". */
const CONSONANT = /^(?:uni(?!n|m)|us[aeiu]|ut(?:e|il)|ukulele|eu|ewe|one)/i;
/** Spelled with a consonant, spoken with a vowel: "an hourglass". */
const VOWEL = /^(?:hour|heir|honest|honou?r)/i;

/** A noun with its indefinite article: 'an earring', 'a tag'. */
export const indefinite = (noun: string): string =>
  `${VOWEL.test(noun) || (/^[aeiou]/i.test(noun) && !CONSONANT.test(noun)) ? 'an' : 'a'} ${noun}`;

/** A kind of question about a part of a body that has a counterpart on the other side. */
export interface MirrorKind {
  /** Two options (left, right) or four (front and rear as well). */
  readonly choices: 'sides' | 'quarters';
  /** What the caller names besides the subject: a thing without its article ('racket'), a color, or nothing. */
  readonly prop: 'thing' | 'color' | 'none';
  readonly words: PartPhrase;
}

type Plain = Omit<MirrorKind, 'choices'>;

const without = (words: PartPhrase): Plain => ({ prop: 'none', words });
const withThing = (words: PartPhrase): Plain => ({ prop: 'thing', words });

/** The kinds about parts that come in twos: people's, animals' eyes and ears, the limbs of birds and other bipeds. */
const ofTwo = {
  'open-eye': without(being('eye', () => 'open', true)),
  'closed-eye': without(being('eye', () => 'closed', true)),
  'odd-eye': { prop: 'color', words: being('eye', (color) => color, true) },
  'visible-eye': without(being('eye', () => 'visible', true)),
  'covered-eye': withThing(being('eye', (thing) => `covered by ${indefinite(thing)}`, false)),
  'visible-ear': without(being('ear', () => 'visible', true)),
  'ear-with': withThing(bearing('ear')),
  'holding-hand': withThing(doing('hand', 'holding', 'in')),
  'using-hand': withThing(doing('hand', 'using', 'with')),
  'wearing-hand': withThing(doing('hand', 'wearing', 'on')),
  'raised-hand': without(doing('hand', 'raising')),
  'wearing-wrist': withThing(doing('wrist', 'wearing', 'on')),
  'carrying-shoulder': withThing(doing('shoulder', 'carrying', 'on')),
  'raised-foot': without(doing('foot', 'raising')),
  'forward-foot': without(being('foot', () => 'farther forward', false)),
  'foot-on': withThing(resting('foot')),
  'raised-leg': without(doing('leg', 'raising')),
  'forward-leg': without(being('leg', () => 'farther forward', false)),
  'bent-leg': without(being('leg', () => 'bent', true)),
  'raised-wing': without(doing('wing', 'raising')),
} satisfies Record<string, Plain>;

/** The kinds about the four limbs of a quadruped, by what the species has at their ends. */
const ofFour = {
  'raised-paw': without(doing('paw', 'raising')),
  'most-forward-paw': without(being('paw', () => 'the most forward', true)),
  'rearmost-paw': without(being('paw', () => 'the rearmost', true)),
  'raised-hoof': without(doing('hoof', 'raising')),
  'most-forward-hoof': without(being('hoof', () => 'the most forward', true)),
  'rearmost-hoof': without(being('hoof', () => 'the rearmost', true)),
  'raised-limb': without(doing('leg', 'raising')),
  'most-forward-limb': without(being('leg', () => 'the most forward', true)),
  'rearmost-limb': without(being('leg', () => 'the rearmost', true)),
} satisfies Record<string, Plain>;

/** The name of a question kind, as the group label `kind` has it. */
export type MirrorKindName = keyof typeof ofTwo | keyof typeof ofFour;

const named = (kinds: Record<string, Plain>, choices: MirrorKind['choices']) =>
  Object.entries(kinds).map(([name, kind]): [string, MirrorKind] => [name, { choices, ...kind }]);

/** The question kinds of MirrorQA (figure 1, sections 4.2, 4.3 and 5), by name. */
export const mirrorKinds = Object.fromEntries([
  ...named(ofTwo, 'sides'),
  ...named(ofFour, 'quarters'),
]) as Readonly<Record<MirrorKindName, MirrorKind>>;

/**
 * `own`: the subject's own side in one picture. `viewer`: the control, the side of the image on which the part is seen.
 * `both`: the subject's own side in a picture and in its twin, shown together.
 */
export type MirrorView = 'own' | 'viewer' | 'both';

export interface MirrorNames {
  /** A noun phrase in the singular with its article: 'the woman', 'the horse'. */
  readonly subject: string;
  /** For kinds that have one: a noun without an article ('racket', 'earring') or a color ('blue'). */
  readonly prop?: string;
}

/** The text of a question, from its kind: what `{question}` is in the paper's prompt. */
export function mirrorQuestionText(
  kind: MirrorKindName,
  { subject, prop = '' }: MirrorNames,
  view: MirrorView = 'own',
): string {
  const { words } = mirrorKinds[kind];
  if (view === 'viewer') return viewerQuestionText(words.part(subject, prop));
  if (view === 'own') return `${words.question(subject, prop)}?`;
  const { first, second } = words.pair(subject, prop);
  return `${first} in the first image, and ${second} in the second?`;
}

/** The control's question: of the halves of the picture, so that nobody takes the side for one of the face or the body. */
export const viewerQuestionText = (part: string): string =>
  `In which half of the picture, as you look at it, is ${part}?`;
