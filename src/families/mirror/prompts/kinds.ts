import { bearing, being, doing, indefinite, type PartPhrase, resting } from './phrase.js';

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

/** Of parts that come in twos: people's, animals' eyes and ears, the limbs of birds and other bipeds. */
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

/** Of the four limbs of a quadruped, by what the species has at their ends. */
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
