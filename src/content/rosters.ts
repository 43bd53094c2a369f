import { words } from '../core/words.js';

/** The names that families deal from where a set names nothing else. */
export interface Roster {
  /** The number, from 1; the next whenever the names change. */
  readonly number: number;
  /** The names in the order in which streams index them. */
  readonly names: readonly string[];
}

/**
 * The rosters in force. What ships and is on none is found by its name and is in no set that does not name it, so that content
 * can be added without changing a picture. `npm run roster -- NAME` renews one: it writes all that ships, and the next number.
 */
export const rosters = {
  models: {
    number: 1,
    names: words(`
      airplane, apple, armchair, backpack, ball, banana, bear, bed, bench, bicycle, bird, boat, book,
      bookshelf, bottle, bowl, box, broccoli, bus, cabinet, cake, camera, candle, car, carrot, cat,
      cereal box, chair, chess pawn, chess rook, clock, cow, cyclist, desk, desk lamp, dog, donut, duck,
      egg, elephant, flower pot, giraffe, guitar, hammer, horse, hot dog, house, keyboard, laptop,
      laptop camera, mailbox, medicine bottle, microwave, milk carton, monitor, motorcycle, mug,
      office chair, onion, orange, pear, pedestrian, person, pizza, potato, rabbit, refrigerator,
      round table, sheep, shoe, sofa, soft sofa, starfish, stool, stop sign, suitcase, teapot, teddy bear,
      telephone, television, toaster, toilet, tomato, toy bus, toy rifle, toy train, trailer, train, tram,
      truck, umbrella, van, vase, washing machine, watering can, wine glass, zebra
    `),
  },
  occluders: {
    number: 1,
    names: words(`
      barrel, boulder, box, crate, hedge
    `),
  },
  'place-occluders': {
    number: 1,
    names: words(`
      barrel, basket, stack of books, boulder, box, stack of cartons, concrete block, cooler, crate,
      equipment case, foam block, folding screen, gift box, hay bale, boxwood hedge, litter bin,
      stack of pallets, planter, plinth, pouf, skip, steel drum, storage box, tin, stack of tires,
      vaulting box
    `),
  },
  places: {
    number: 1,
    names: words(`
      airport apron, archery range, athletics track, baseball field, bathroom, beach, bedroom, boatyard,
      bowling alley, boxing ring, bus stop, classroom, cricket pitch, dining room, driveway, farmyard,
      fencing hall, football pitch, garage, garden terrace, golf course, gym, hallway, ice rink, jetty,
      kitchen, lake, living room, meadow, office, park, parking lot, railway yard, shop, skate park,
      ski slope, sports court, square, station platform, street, studio, swimming pool, tennis court,
      volleyball hall, workshop
    `),
  },
  bodies: {
    number: 1,
    names: words(`
      person, horse, dog, cat, cow, sheep, elephant, giraffe, zebra, deer, lion, tiger, leopard, jaguar,
      cheetah, panther, snow leopard, lynx, wolf, fox, arctic fox, brown bear, black bear, polar bear,
      panda, pig, goat, donkey, alpaca, hippo, rhino, camel, moose, reindeer, antelope, argali sheep,
      buffalo, bison, yak, rabbit, mouse, rat, hamster, squirrel, hedgehog, beaver, otter, weasel, skunk,
      raccoon, duck, owl, penguin, parrot, flamingo, eagle, rooster, swan, goose, monkey, chimpanzee,
      gorilla, kangaroo
    `),
  },
  stances: {
    number: 1,
    names: words(`
      standing, standing at ease, sitting, sitting on the ground, lying, kneeling, squatting, walking,
      jumping, waving, drinking, phoning, climbing stairs, tennis forehand, tennis serve, tennis backhand,
      figure skating spiral, figure skating glide, figure skating layback, baseball batting,
      baseball pitching, archery, badminton smash, basketball dribble, basketball layup, bowling release,
      boxing jab, cricket batting, fencing lunge, football kick, golf address, golf follow-through,
      gymnastics leap, gymnastics scale, hurdling, ice hockey, javelin throw, karate kick, rowing, running,
      sprint start, skateboarding, skiing, snowboarding, surfing, table tennis ready, volleyball spike,
      weightlifting
    `),
  },
  actions: {
    number: 1,
    names: words(`
      raise a hand, point, hold a cup, hold a phone, hold an umbrella, hold a flag, hold a balloon,
      hold a comb, hold a book, hold a camera, hold a table tennis bat, hold a tennis racket,
      hold a dumbbell, hold a frisbee, hold a tennis ball, hold a football, hold a basketball,
      hold a volleyball, talk on a phone, stand under an umbrella, drink from a cup, comb the hair,
      take a photo, wear a watch, wear a bracelet, wear a wristband, wear a glove, carry a shoulder bag,
      carry a backpack, put a foot forward, raise a foot, bend a leg, put a foot on a football,
      put a foot on a step, put a foot on a box
    `),
  },
  scenes: {
    number: 1,
    names: words(`
      arrow, calculator, cave, crescent, cup-or-dome, dimples, domino, face, flag, hourglass, house-number,
      letter-sign, plot, pointing-hand, relief, thumb, triangle-sign, vehicle-heading
    `),
  },
  icons: {
    number: 1,
    names: words(`
      star, heart, leaf, flower, fish, apple, pear, cherry, carrot, mushroom, cup, house, tree, key
    `),
  },
  'bistable-figures': {
    number: 1,
    names: words(`
      necker-cube, schroeder-stairs, rubin-vase, mach-book, duck-rabbit, triangles, fish-tiling, thiery,
      young-old
    `),
  },
  'turned-figures': {
    number: 1,
    names: words(`
      duck-rabbit, face-mountains, rocket-fish, hourglass-bow-tie, ladder-railway, flower-dancer,
      candle-paintbrush, ice-cream-gnome, glass-lamp, jellyfish-plant, bell-goblet, acorn-egg, bucket-hat,
      man-woman, chef-old-man, cherries-balloons, hedgehog-brush, balloon-bulb, helmet-cauldron,
      headphones-magnet, table-bed, pizza-hat, gem-tent, boot-dryer, cap-saucepan, witch-hat-funnel,
      fish-radish, street-lamp-golf-club, pickaxe-anchor, balloon-bauble, pipe-tap, king-lady, rabbit-medal,
      heart-spade, shield-window, mushroom-bowl, grapes-tree, plunger-wine-glass, sailboat-ice-cream,
      spinning-top-dome
    `),
  },
  'turned-controls': {
    number: 1,
    names: words(`
      control-house, control-car, control-bicycle, control-mug, control-cat, control-key, control-chair,
      control-umbrella
    `),
  },
  illusions: {
    number: 1,
    names: words(`
      muller-lyer, ponzo, zollner, hering, wundt, poggendorff, ebbinghaus, delboeuf, jastrow,
      vertical-horizontal, cafe-wall, orbison, ehrenstein, simultaneous-contrast, white, munker,
      checker-shadow, tilted-line, penrose-triangle, impossible-stairs, blivet, impossible-cube
    `),
  },
  'still-illusions': {
    number: 1,
    names: words(`
      rotating-snakes, ouchi, peripheral-drift, scintillating-grid, hermann-grid, barber-pole, enigma
    `),
  },
  films: {
    number: 1,
    names: words(`
      barber-pole, spinning-silhouette, kinetic-depth, reverse-phi, plaid, motion-revealed-shape
    `),
  },
  habitats: {
    number: 1,
    names: words(`
      meadow, savanna, straw field, reeds, forest floor, river stones, scree, dunes, snowfield
    `),
  },
  textures: {
    number: 1,
    names: words(`
      leaves, litter, grass, needles, pebbles, sand, bark, stone, moss, woven, noise, blotches
    `),
  },
  fonts: {
    number: 1,
    names: words(`
      dejavu-sans, dejavu-serif, libre-baskerville, roboto-slab, jetbrains-mono, varela-round,
      barlow-condensed, dseg7, delius, outfit, archivo-black
    `),
  },
  'relation-kinds': {
    number: 1,
    names: words(`
      armchair, chair, sofa, horse, cow, elephant, giraffe, dog, rabbit, duck, teddy bear, person, car, bus,
      truck, bicycle, motorcycle, airplane, backpack, suitcase, apple, banana, mug, teapot, watering can,
      wine glass, guitar, laptop, mailbox, umbrella, stool, house, desk lamp
    `),
  },
  'mirror-questions': {
    number: 1,
    names: words(`
      open-eye, closed-eye, odd-eye, visible-eye, visible-ear, covered-eye, ear-with, holding-hand,
      using-hand, wearing-hand, wearing-wrist, carrying-shoulder, raised-hand, raised-wing, raised-foot,
      forward-foot, foot-on, bent-leg, raised-paw, most-forward-paw, rearmost-paw, raised-hoof,
      most-forward-hoof, rearmost-hoof, raised-limb, most-forward-limb, rearmost-limb
    `),
  },
} as const satisfies Readonly<Record<string, Roster>>;

export type RosterName = keyof typeof rosters;
