import { listed, type OtherNames } from './other-names.js';
import { words } from '../../core/words.js';

/** Other names of the catalog's categories; those that are not here have none that the vocabulary does not know. */
const objects: Readonly<Record<string, OtherNames>> = {
  airplane: { same: ['plane', 'aeroplane', 'aircraft', 'jet', 'airliner'] },
  armchair: { same: ['chair', 'easy chair'] },
  backpack: { same: ['bag', 'rucksack', 'school bag'] },
  ball: {
    seen: { football: 'patched', basketball: 'seamed', 'soccer ball': 'patched', 'beach ball': 'striped' },
  },
  bear: {
    seen: {
      'brown bear': 'brown ones',
      grizzly: 'brown ones',
      'grizzly bear': 'brown ones',
      'black bear': 'black ones',
      'polar bear': 'white ones',
    },
  },
  bicycle: { same: ['bike'] },
  boat: { same: ['ship'], seen: { sailboat: 'has a mast', 'fishing boat': 'has a cabin' } },
  bookshelf: { same: ['bookcase', 'shelf', 'shelves', 'bookshelves'] },
  box: { same: ['cardboard box', 'carton'], seen: { package: 'is taped', parcel: 'is taped' } },
  broccoli: { same: ['broccoli floret', 'head of broccoli'] },
  bus: { same: ['coach'] },
  cabinet: {
    same: ['cupboard'],
    seen: {
      'chest of drawers': 'has nothing but drawers',
      drawers: 'short for a chest of drawers',
      drawer: 'short for a chest of drawers',
      dresser: 'a chest of drawers in a bedroom',
      bureau: 'a chest of drawers',
      commode: 'a low chest of drawers',
      nightstand: 'small ones are as high as a bed',
      'bedside table': 'small ones are as high as a bed',
      sideboard: 'broad ones are low and long',
      'filing cabinet': 'narrow ones have drawers of one height',
    },
  },
  'cereal box': { same: ['box', 'cereal', 'box of cereal'] },
  'chess pawn': { same: ['pawn', 'chess piece', 'chessman'] },
  'chess rook': { same: ['rook', 'castle', 'chess piece', 'chessman'], seen: { tower: 'its form' } },
  clock: { same: ['alarm clock'] },
  cow: { same: ['cattle'], seen: { bull: 'has horns', ox: 'has horns' } },
  cyclist: {
    same: ['rider', 'bicyclist', 'bike rider', 'person on a bike'],
    seen: { biker: 'rides a bike' },
  },
  desk: { same: ['table', 'writing desk'] },
  'desk lamp': { same: ['lamp', 'table lamp', 'reading lamp', 'light'] },
  donut: { same: ['doughnut'], seen: { ring: 'its form, where no color shows' } },
  egg: { same: ['eggshell', 'boiled egg'] },
  'flower pot': {
    same: ['pot', 'flowerpot'],
    seen: {
      'potted plant': 'something grows in it',
      plant: 'people call the whole by what grows in it',
      flower: 'people call the whole by what grows in it',
    },
  },
  'hot dog': { same: ['hotdog'], seen: { sausage: 'the larger part of it', sandwich: 'something in a bun' } },
  house: { same: ['home', 'cottage', 'bungalow'], seen: { villa: 'a detached house', cabin: 'small ones' } },
  laptop: { same: ['computer', 'notebook', 'laptop computer'] },
  'laptop camera': { same: ['webcam', 'web camera', 'web cam', 'camera', 'computer camera'] },
  mailbox: { same: ['letterbox', 'letter box', 'postbox', 'post box'] },
  'medicine bottle': {
    same: ['bottle', 'pill bottle', 'pharmacy bottle', 'medicine'],
    seen: {
      'dropper bottle': 'has a rubber bulb',
      dropper: 'has a rubber bulb',
      vial: 'small ones',
      jar: 'has a broad cap',
    },
  },
  microwave: { same: ['oven', 'microwave oven'] },
  'milk carton': { same: ['carton', 'milk', 'carton of milk'] },
  monitor: { same: ['display', 'screen', 'computer monitor', 'computer screen', 'computer'] },
  motorcycle: { same: ['motorbike', 'bike'], seen: { scooter: 'two wheels and a motor' } },
  mug: { same: ['cup', 'coffee cup', 'coffee mug'] },
  'office chair': { same: ['chair', 'desk chair', 'swivel chair'] },
  onion: { same: ['red onion', 'white onion', 'bulb'], seen: { shallot: 'small ones' } },
  orange: {
    same: ['navel orange', 'blood orange'],
    seen: { tangerine: 'small ones', mandarin: 'small ones' },
  },
  pedestrian: { same: ['walker', 'person', 'man', 'woman'] },
  person: {
    same: ['man', 'woman', 'human', 'human figure'],
    seen: { mannequin: 'smooth as one', doll: 'smooth as one' },
  },
  potato: { same: ['spud'], seen: { 'sweet potato': 'red ones' } },
  rabbit: { same: ['bunny', 'hare'] },
  refrigerator: { same: ['fridge', 'freezer'] },
  'round table': { same: ['table'] },
  shoe: { same: ['sneaker', 'trainer', 'boot'] },
  sofa: { same: ['couch', 'settee'] },
  'soft sofa': {
    same: ['sofa', 'couch', 'settee', 'loveseat'],
    seen: {
      'sectional sofa': 'modular ones',
      sectional: 'modular ones',
      beanbag: 'bags of beads',
      'bean bag': 'bags of beads',
      chesterfield: 'buttoned ones',
      armchair: 'small ones',
    },
  },
  starfish: { same: ['sea star', 'seastar', 'star fish'] },
  stool: { same: ['bar stool', 'chair'] },
  'stop sign': { same: ['sign', 'traffic sign', 'road sign', 'street sign'] },
  suitcase: { same: ['luggage', 'case', 'bag'], seen: { trolley: 'has wheels and a handle to pull' } },
  teapot: { same: ['kettle', 'pot'] },
  'teddy bear': {
    same: words(`
      teddy, stuffed bear, stuffed animal, plush bear, plush toy, plushie, soft toy, toy bear,
      stuffed toy, bear
    `),
  },
  telephone: { same: ['phone'] },
  television: { same: ['tv', 'tv set', 'television set', 'monitor', 'screen'] },
  toilet: { same: ['lavatory', 'loo', 'wc', 'toilet bowl', 'commode'] },
  tomato: { same: ['beefsteak tomato', 'plum tomato', 'roma tomato', 'cherry tomato'] },
  'toy bus': {
    same: ['bus'],
    seen: { 'toy car': 'a toy on wheels', 'toy van': 'small ones', 'school bus': 'some have a bonnet' },
  },
  'toy train': {
    same: ['train', 'wooden train'],
    seen: { locomotive: 'its engine', 'toy locomotive': 'its engine' },
  },
  trailer: {
    same: ['car trailer', 'utility trailer', 'cargo trailer'],
    seen: {
      caravan: 'some have windows and a door',
      camper: 'some have windows and a door',
      'travel trailer': 'some have windows and a door',
      'camper trailer': 'some have windows and a door',
      'flatbed trailer': 'some are flat',
      'box trailer': 'some are closed',
      'enclosed trailer': 'some are closed',
    },
  },
  'toy rifle': {
    same: ['rifle', 'toy gun', 'gun'],
    seen: {
      'water gun': 'those with tanks',
      'squirt gun': 'those with tanks',
      'nerf gun': 'those for foam darts',
      blaster: 'those for foam darts',
      'foam dart gun': 'has foam darts',
      'ray gun': 'those from space',
      'cork gun': 'has a cork',
      'pop gun': 'has a cork',
      popgun: 'has a cork',
    },
  },
  train: {
    same: ['locomotive'],
    seen: {
      engine: 'a steam engine by itself',
      'steam engine': 'has a chimney and a boiler',
      'railway carriage': 'modern ones',
      tram: 'modern ones',
    },
  },
  tram: {
    same: ['streetcar', 'trolley', 'trolley car', 'tramcar', 'tramway', 'light rail', 'light rail vehicle'],
    seen: { train: 'some have several sections', 'light rail train': 'some have several sections' },
  },
  truck: { same: ['lorry'], seen: { van: 'has a box for goods' } },
  van: {
    seen: {
      minivan: 'some have three rows of windows',
      minibus: 'some have windows all round',
      'delivery van': 'some have none',
      'cargo van': 'some have none',
      camper: 'some have a living room',
      'camper van': 'some have a living room',
      campervan: 'some have a living room',
      motorhome: 'some have a living room',
      'motor home': 'some have a living room',
      rv: 'some have a living room',
    },
  },
  umbrella: { same: ['parasol', 'brolly'], seen: { sunshade: 'paper ones' } },
  'washing machine': {
    same: ['washer'],
    seen: { dryer: 'looks the same', 'tumble dryer': 'looks the same' },
  },
  'watering can': { same: ['can'] },
  'wine glass': {
    same: ['glass', 'wineglass', 'goblet', 'stemware'],
    seen: { 'champagne glass': 'slender ones', 'champagne flute': 'slender ones', flute: 'slender ones' },
  },
};

/** The same for names by which only a turning silhouette is known. */
const silhouettes: Readonly<Record<string, OtherNames>> = {
  airplane: { same: ['plane', 'aeroplane', 'jet', 'aircraft'] },
  bicycle: { same: ['bike'] },
  'desk lamp': { same: ['lamp'] },
  duck: { seen: { bird: 'the bill is hidden from some sides', goose: 'of no certain size' } },
  horse: { seen: { pony: 'of no certain size' } },
  person: { same: ['man', 'woman', 'human', 'human figure', 'people'], seen: { dancer: 'turns' } },
  rabbit: { same: ['bunny', 'hare'] },
  teapot: { same: ['kettle'] },
  'watering can': { same: ['can'] },
};

/** Other names of a category of the catalog: of the whole, and of its turning silhouette. Absent where it has none. */
export const namesOf = (category: string) => ({
  ...(Object.hasOwn(objects, category) && { names: listed(objects[category]) }),
  ...(Object.hasOwn(silhouettes, category) && { silhouetteNames: listed(silhouettes[category]) }),
});
