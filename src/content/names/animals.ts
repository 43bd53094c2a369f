import { words } from '../../core/words.js';
import { rosters } from '../rosters.js';
import { listed, type OtherNames } from './other-names.js';

/** Kinds whose bodies are so alike that one is taken for another where colors do not show. */
type Kin =
  | 'cats'
  | 'dogs'
  | 'bears'
  | 'horses'
  | 'goats'
  | 'deer'
  | 'cattle'
  | 'camels'
  | 'heavy'
  | 'giraffe'
  | 'small'
  | 'birds'
  | 'apes'
  | 'kangaroo';

interface AnimalNames extends OtherNames {
  readonly kin: Kin;
}

const hidden = 'a coat of the color of the ground hides what tells them apart';
const also = (names: string): Readonly<Record<string, string>> =>
  Object.fromEntries(words(names).map((name) => [name, hidden]));

/** The animals among the bodies, by the names of their kinds, with what they are also called where their coats are disguised. */
const animals = {
  horse: { kin: 'horses', same: ['pony', 'foal', 'mare', 'stallion'], seen: also('donkey, mule, zebra') },
  dog: { kin: 'dogs', same: ['puppy', 'hound'], seen: also('wolf, coyote, jackal') },
  cat: { kin: 'cats', same: ['kitten'], seen: also('lynx, bobcat, wildcat') },
  cow: { kin: 'cattle', same: ['cattle', 'calf'], seen: also('bull, ox, buffalo, bison, yak') },
  sheep: { kin: 'goats', same: ['lamb', 'ewe', 'ram'], seen: also('goat, alpaca, llama') },
  elephant: { kin: 'heavy' },
  giraffe: { kin: 'giraffe' },
  zebra: { kin: 'horses', seen: also('horse, donkey, pony, mule') },
  deer: {
    kin: 'deer',
    same: ['stag', 'doe', 'buck', 'fawn'],
    seen: also('antelope, gazelle, elk, reindeer, moose, impala'),
  },
  lion: {
    kin: 'cats',
    same: ['lioness'],
    seen: also('cougar, puma, mountain lion, tiger, big cat, leopard, jaguar, panther'),
  },
  tiger: {
    kin: 'cats',
    same: ['tigress'],
    seen: also('leopard, jaguar, panther, big cat, lion, lioness, cougar, puma'),
  },
  leopard: {
    kin: 'cats',
    seen: also('jaguar, cheetah, panther, snow leopard, big cat, tiger, cougar, puma, lion, lioness'),
  },
  jaguar: {
    kin: 'cats',
    seen: also('leopard, cheetah, panther, snow leopard, big cat, tiger, cougar, puma, lion, lioness'),
  },
  cheetah: { kin: 'cats', seen: also('leopard, jaguar, panther, big cat, cougar, puma, lion, lioness') },
  panther: {
    kin: 'cats',
    same: ['black panther'],
    seen: also('leopard, jaguar, cougar, puma, big cat, tiger, lion, lioness, cheetah'),
  },
  'snow leopard': {
    kin: 'cats',
    same: ['leopard'],
    seen: also('jaguar, cheetah, panther, big cat, cougar, puma, tiger, lion, lioness'),
  },
  lynx: { kin: 'cats', seen: also('bobcat, wildcat, cat, cougar') },
  wolf: { kin: 'dogs', seen: also('dog, coyote, jackal, fox, husky, german shepherd') },
  fox: { kin: 'dogs', seen: also('dog, coyote, jackal, wolf, arctic fox') },
  'arctic fox': { kin: 'dogs', same: ['fox'], seen: also('dog, coyote, jackal, wolf') },
  'brown bear': {
    kin: 'bears',
    same: ['bear', 'grizzly', 'grizzly bear'],
    seen: also('black bear, polar bear'),
  },
  'black bear': { kin: 'bears', same: ['bear'], seen: also('brown bear, grizzly, grizzly bear, polar bear') },
  'polar bear': { kin: 'bears', same: ['bear'], seen: also('brown bear, black bear, grizzly, grizzly bear') },
  panda: {
    kin: 'bears',
    same: ['bear', 'panda bear', 'giant panda'],
    seen: also('brown bear, black bear, polar bear, grizzly'),
  },
  pig: { kin: 'heavy', same: ['hog', 'swine', 'piglet'], seen: also('boar, wild boar') },
  goat: { kin: 'goats', same: ['billy goat', 'kid'], seen: also('sheep, ibex, antelope, ram') },
  donkey: { kin: 'horses', same: ['ass', 'burro'], seen: also('horse, mule, pony, foal, zebra') },
  alpaca: { kin: 'camels', seen: also('llama, sheep, vicuna, guanaco') },
  hippo: { kin: 'heavy', same: ['hippopotamus'] },
  rhino: { kin: 'heavy', same: ['rhinoceros'] },
  camel: { kin: 'camels', same: ['dromedary'] },
  moose: { kin: 'deer', same: ['elk'], seen: also('deer, reindeer, caribou, stag') },
  reindeer: { kin: 'deer', same: ['caribou'], seen: also('deer, moose, elk, stag') },
  antelope: { kin: 'deer', seen: also('gazelle, deer, impala, oryx, goat') },
  'argali sheep': {
    kin: 'goats',
    same: ['ram', 'sheep', 'argali', 'wild sheep', 'bighorn sheep'],
    seen: also('goat, ibex, mouflon'),
  },
  buffalo: {
    kin: 'cattle',
    same: ['water buffalo', 'cape buffalo'],
    seen: also('bison, cow, bull, ox, yak, cattle'),
  },
  bison: { kin: 'cattle', same: ['buffalo'], seen: also('cow, bull, ox, yak, cattle') },
  yak: { kin: 'cattle', seen: also('buffalo, bison, cow, bull, ox, cattle, highland cattle') },
  rabbit: { kin: 'small', same: ['bunny', 'hare'] },
  mouse: { kin: 'small', seen: also('rat, hamster, vole, gerbil, shrew') },
  rat: { kin: 'small', seen: also('mouse, vole, gerbil, shrew') },
  hamster: { kin: 'small', seen: also('mouse, guinea pig, gerbil, vole, rat') },
  squirrel: { kin: 'small', seen: also('chipmunk') },
  hedgehog: { kin: 'small', seen: also('porcupine') },
  beaver: { kin: 'small', seen: also('groundhog, marmot, muskrat, otter, nutria, capybara') },
  otter: { kin: 'small', seen: also('weasel, ferret, mink, stoat, marten, mongoose, meerkat') },
  weasel: {
    kin: 'small',
    seen: also('ferret, mink, stoat, marten, otter, mongoose, ermine, polecat, meerkat'),
  },
  skunk: { kin: 'small' },
  raccoon: { kin: 'small', seen: also('badger, raccoon dog') },
  duck: { kin: 'birds', same: ['mallard', 'drake'], seen: also('goose') },
  owl: { kin: 'birds' },
  penguin: { kin: 'birds' },
  parrot: { kin: 'birds', same: ['macaw', 'parakeet'] },
  flamingo: { kin: 'birds', seen: also('heron, crane, stork') },
  eagle: { kin: 'birds', seen: also('hawk, falcon, buzzard, vulture, bird of prey') },
  rooster: { kin: 'birds', same: ['cock', 'cockerel', 'chicken', 'hen'] },
  swan: { kin: 'birds', seen: also('goose') },
  goose: { kin: 'birds', seen: also('swan, duck') },
  monkey: { kin: 'apes', seen: also('chimpanzee, ape, baboon, macaque') },
  chimpanzee: { kin: 'apes', same: ['chimp', 'ape'], seen: also('monkey, gorilla, orangutan') },
  gorilla: { kin: 'apes', same: ['ape'], seen: also('chimpanzee, monkey, orangutan') },
  kangaroo: { kin: 'kangaroo', seen: also('wallaby') },
} as const satisfies Readonly<Record<string, AnimalNames>>;

/** An animal that can be hidden, as questions call it. */
export type AnimalName = keyof typeof animals;

/** The names of all animals. */
export const animalNames = Object.keys(animals) as [AnimalName, ...AnimalName[]];

export const isAnimal = (name: string): name is AnimalName => Object.hasOwn(animals, name);

/** The animals that are hidden where none is named. Items index this list: its order is frozen. */
export const usualAnimals: readonly string[] = rosters.bodies.names.filter(isAnimal);

const of = (name: AnimalName): AnimalNames => animals[name];

/** Other names of an animal whose coat is disguised. */
export const disguisedNames = (name: AnimalName): readonly string[] => listed(of(name));

/** Animals that nobody takes for one that is not of their kin or among those named: what can be asked for though it is not there. */
const plain: Readonly<Partial<Record<AnimalName, readonly Kin[]>>> = {
  elephant: ['heavy', 'bears'],
  giraffe: ['giraffe', 'camels', 'horses', 'deer'],
  kangaroo: ['kangaroo', 'small'],
  owl: ['birds'],
  flamingo: ['birds'],
  swan: ['birds'],
  penguin: ['birds'],
  gorilla: ['apes', 'bears'],
};

/** Animals that a thing is plainly not. @param name of an animal or of anything else */
export const plainlyOther = (name: string): readonly string[] =>
  usualAnimals.filter((other) => {
    const near = plain[other as AnimalName];
    return near !== undefined && other !== name && !(isAnimal(name) && near.includes(animals[name].kin));
  });
