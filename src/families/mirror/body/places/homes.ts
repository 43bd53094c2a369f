import { words } from '../../../../core/words.js';
/** Places where one stands about, walks and sits. */
const daily = words(`
  living room, bedroom, hallway, bathroom, classroom, garage, shop, street, square, bus stop, parking lot,
  station platform, driveway, park, meadow, farmyard, beach, jetty
`);
/** Places where one lies, kneels or sits on the ground. */
const restful = ['living room', 'bedroom', 'park', 'meadow', 'beach'];
const low: readonly string[] = ['lying', 'sitting on the ground', 'kneeling'];

/**
 * The places of each of the scenes of people; a sport without a place of its own is in the nearest that there is:
 * karate, gymnastics and weightlifting in a gym, badminton and table tennis in a hall, surfing on the water of a lake.
 */
const scenePlaces: Readonly<Record<string, readonly string[]>> = {
  'static daily': daily,
  'dynamic daily': daily,
  tennis: ['tennis court'],
  'figure skating': ['ice rink'],
  baseball: ['baseball field'],
  archery: ['archery range', 'meadow'],
  badminton: ['volleyball hall', 'gym', 'park'],
  basketball: ['sports court', 'gym'],
  bowling: ['bowling alley'],
  boxing: ['boxing ring', 'gym'],
  cricket: ['cricket pitch'],
  fencing: ['fencing hall'],
  football: ['football pitch', 'park'],
  golf: ['golf course'],
  gymnastics: ['gym', 'volleyball hall'],
  hurdles: ['athletics track'],
  'ice hockey': ['ice rink'],
  javelin: ['athletics track', 'football pitch'],
  karate: ['gym', 'volleyball hall', 'park'],
  rowing: ['lake'],
  running: ['athletics track', 'park', 'street'],
  skateboarding: ['skate park', 'square', 'parking lot', 'street'],
  skiing: ['ski slope'],
  snowboarding: ['ski slope'],
  surfing: ['lake'],
  'table tennis': ['gym', 'volleyball hall', 'garage'],
  volleyball: ['beach', 'volleyball hall'],
  weightlifting: ['gym', 'garage'],
};

const house = ['living room', 'bedroom', 'hallway', 'garage'];
const farm = ['farmyard', 'meadow'];
const wild = ['meadow', 'park'];
const snowy = ['ski slope'];

/** The places where animals are met, if not in a meadow or a park. */
const animalPlaces: Readonly<Record<string, readonly string[]>> = {
  cat: [...house, 'bathroom', 'farmyard', 'driveway', 'street', 'bus stop', 'jetty', 'park'],
  dog: [...house, 'farmyard', 'meadow', 'park', 'street', 'beach', 'jetty', 'driveway', 'square'],
  hamster: ['living room', 'bedroom', 'classroom'],
  mouse: [...house, 'farmyard', 'meadow'],
  rat: ['garage', 'farmyard', 'street', 'station platform', 'parking lot'],
  rabbit: ['living room', 'farmyard', 'meadow', 'park'],
  horse: farm,
  cow: farm,
  sheep: farm,
  pig: farm,
  goat: farm,
  donkey: farm,
  alpaca: farm,
  rooster: farm,
  goose: [...farm, 'park'],
  duck: [...farm, 'park', 'jetty'],
  swan: ['park', 'meadow', 'beach'],
  parrot: ['living room', 'bedroom', 'park'],
  owl: ['farmyard', 'meadow', 'park'],
  flamingo: ['beach', 'park'],
  penguin: [...snowy, 'beach'],
  eagle: ['meadow', ...snowy],
  squirrel: wild,
  hedgehog: [...wild, 'farmyard'],
  fox: [...wild, 'farmyard', ...snowy],
  raccoon: [...wild, 'street', 'driveway', 'parking lot'],
  weasel: farm,
  skunk: [...wild, 'driveway'],
  otter: ['jetty', 'beach', 'park'],
  beaver: wild,
  deer: wild,
  camel: ['beach', 'meadow'],
  'arctic fox': snowy,
  'polar bear': snowy,
  'snow leopard': snowy,
  reindeer: [...snowy, 'meadow'],
  lynx: [...snowy, 'meadow'],
  wolf: [...snowy, 'meadow'],
  moose: [...snowy, 'meadow'],
  yak: [...snowy, 'meadow'],
};
const elsewhere = wild;

/** Names of the places where a body in a scene and a stance is met: whatever side does what. */
export function homesOf(body: string, scene: string, stance: string): readonly string[] {
  if (body !== 'person') return animalPlaces[body] ?? elsewhere;
  return scene === 'static daily' && low.includes(stance) ? restful : scenePlaces[scene];
}
