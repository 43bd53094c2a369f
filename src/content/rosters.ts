import { words } from '../core/words.js';

/** The names that families deal from where a set names nothing else. */
export interface Roster {
  /** The number, from 1; the next whenever the names change. */
  readonly number: number;
  /** The names in the order in which streams index them. */
  readonly names: readonly string[];
}

/** A roster as text: its number, a colon, and the names. */
function roster(text: string): Roster {
  const [number, names] = text.split(':');
  return { number: Number(number), names: words(names) };
}

/**
 * The rosters in force. What ships and is on none is found by its name and is in no set that does not name it, so that content
 * can be added without changing a picture. `npm run roster -- NAME` renews one: it writes all that ships, and the next number.
 */
export const rosters = {
  models: roster(`1:
    airplane, apple, armchair, backpack, ball, banana, bear, bed, bench, bicycle, bird, boat, book, bookshelf,
    bottle, bowl, box, broccoli, bus, cabinet, cake, camera, candle, car, carrot, cat, cereal box, chair,
    chess pawn, chess rook, clock, cow, cyclist, desk, desk lamp, dog, donut, duck, egg, elephant, flower pot,
    giraffe, guitar, hammer, horse, hot dog, house, keyboard, laptop, laptop camera, mailbox, medicine bottle,
    microwave, milk carton, monitor, motorcycle, mug, office chair, onion, orange, pear, pedestrian, person,
    pizza, potato, rabbit, refrigerator, round table, sheep, shoe, sofa, soft sofa, starfish, stool,
    stop sign, suitcase, teapot, teddy bear, telephone, television, toaster, toilet, tomato, toy bus,
    toy rifle, toy train, trailer, train, tram, truck, umbrella, van, vase, washing machine, watering can,
    wine glass, zebra
  `),
  occluders: roster(`1: barrel, boulder, box, crate, hedge`),
  'place-occluders': roster(`1:
    barrel, basket, stack of books, boulder, box, stack of cartons, concrete block, cooler, crate,
    equipment case, foam block, folding screen, gift box, hay bale, boxwood hedge, litter bin,
    stack of pallets, planter, plinth, pouf, skip, steel drum, storage box, tin, stack of tires, vaulting box
  `),
  places: roster(`1:
    airport apron, archery range, athletics track, baseball field, bathroom, beach, bedroom, boatyard,
    bowling alley, boxing ring, bus stop, classroom, cricket pitch, dining room, driveway, farmyard,
    fencing hall, football pitch, garage, garden terrace, golf course, gym, hallway, ice rink, jetty, kitchen,
    lake, living room, meadow, office, park, parking lot, railway yard, shop, skate park, ski slope,
    sports court, square, station platform, street, studio, swimming pool, tennis court, volleyball hall,
    workshop
  `),
  bodies: roster(`1:
    person, horse, dog, cat, cow, sheep, elephant, giraffe, zebra, deer, lion, tiger, leopard, jaguar,
    cheetah, panther, snow leopard, lynx, wolf, fox, arctic fox, brown bear, black bear, polar bear, panda,
    pig, goat, donkey, alpaca, hippo, rhino, camel, moose, reindeer, antelope, argali sheep, buffalo, bison,
    yak, rabbit, mouse, rat, hamster, squirrel, hedgehog, beaver, otter, weasel, skunk, raccoon, duck, owl,
    penguin, parrot, flamingo, eagle, rooster, swan, goose, monkey, chimpanzee, gorilla, kangaroo
  `),
  stances: roster(`1:
    standing, standing at ease, sitting, sitting on the ground, lying, kneeling, squatting, walking, jumping,
    waving, drinking, phoning, climbing stairs, tennis forehand, tennis serve, tennis backhand,
    figure skating spiral, figure skating glide, figure skating layback, baseball batting, baseball pitching,
    archery, badminton smash, basketball dribble, basketball layup, bowling release, boxing jab,
    cricket batting, fencing lunge, football kick, golf address, golf follow-through, gymnastics leap,
    gymnastics scale, hurdling, ice hockey, javelin throw, karate kick, rowing, running, sprint start,
    skateboarding, skiing, snowboarding, surfing, table tennis ready, volleyball spike, weightlifting
  `),
  actions: roster(`1:
    raise a hand, point, hold a cup, hold a phone, hold an umbrella, hold a flag, hold a balloon, hold a comb,
    hold a book, hold a camera, hold a table tennis bat, hold a tennis racket, hold a dumbbell,
    hold a frisbee, hold a tennis ball, hold a football, hold a basketball, hold a volleyball,
    talk on a phone, stand under an umbrella, drink from a cup, comb the hair, take a photo, wear a watch,
    wear a bracelet, wear a wristband, wear a glove, carry a shoulder bag, carry a backpack,
    put a foot forward, raise a foot, bend a leg, put a foot on a football, put a foot on a step,
    put a foot on a box
  `),
  scenes: roster(`2:
    arrow, calculator, cave, crescent, cup-or-dome, dimples, domino, face, flag, hourglass, house-number,
    letter-sign, photographic-display, photographic-domino, photographic-number, photographic-sign, plot, pointing-hand, relief, thumb, triangle-sign, vehicle-heading
  `),
  icons: roster(`1:
    star, heart, leaf, flower, fish, apple, pear, cherry, carrot, mushroom, cup, house, tree, key
  `),
  'bistable-figures': roster(`1:
    necker-cube, schroeder-stairs, rubin-vase, mach-book, duck-rabbit, triangles, fish-tiling, thiery,
    young-old
  `),
  'bistable-drawings': roster(`1:
    necker-cube oblique, necker-cube turned, necker-cube rods, necker-cube discs, necker-cube beads,
    necker-cube chalk, schroeder-stairs walled, schroeder-stairs wide, schroeder-stairs many,
    schroeder-stairs ribbon, schroeder-stairs steep, schroeder-stairs toned, rubin-vase classic,
    rubin-vase child, rubin-vase aquiline, rubin-vase beard, rubin-vase cap, rubin-vase fringe,
    mach-book plain, mach-book landscape, mach-book leaning, mach-book ruled, mach-book chalk,
    mach-book two-tone, duck-rabbit jastrow, duck-rabbit long-neck, duck-rabbit quack, duck-rabbit round,
    duck-rabbit spoonbill, duck-rabbit tufted, triangles lattice, triangles ring, triangles spiral,
    triangles trio, triangles scatter, triangles pyramid, fish-tiling carp, fish-tiling pike, fish-tiling eel,
    fish-tiling diver, fish-tiling angular, fish-tiling finned, thiery even, thiery tower, thiery slab,
    thiery bricks, thiery chalk, thiery leaning, young-old veil, young-old bonnet, young-old brim,
    young-old kerchief, young-old hood, young-old curls
  `),
  'turned-figures': roster(`1:
    duck-rabbit, face-mountains, rocket-fish, hourglass-bow-tie, ladder-railway, flower-dancer,
    candle-paintbrush, ice-cream-gnome, glass-lamp, jellyfish-plant, bell-goblet, acorn-egg, bucket-hat,
    man-woman, chef-old-man, cherries-balloons, hedgehog-brush, balloon-bulb, helmet-cauldron,
    headphones-magnet, table-bed, pizza-hat, gem-tent, boot-dryer, cap-saucepan, witch-hat-funnel,
    fish-radish, street-lamp-golf-club, pickaxe-anchor, balloon-bauble, pipe-tap, king-lady, rabbit-medal,
    heart-spade, shield-window, mushroom-bowl, grapes-tree, plunger-wine-glass, sailboat-ice-cream,
    spinning-top-dome
  `),
  'turned-controls': roster(`1:
    control-house, control-car, control-bicycle, control-mug, control-cat, control-key, control-chair,
    control-umbrella
  `),
  illusions: roster(`1:
    muller-lyer, ponzo, zollner, hering, wundt, poggendorff, ebbinghaus, delboeuf, jastrow,
    vertical-horizontal, cafe-wall, orbison, ehrenstein, simultaneous-contrast, white, munker, checker-shadow,
    tilted-line, penrose-triangle, impossible-stairs, blivet, impossible-cube
  `),
  'still-illusions': roster(`1:
    rotating-snakes, ouchi, peripheral-drift, scintillating-grid, hermann-grid, barber-pole, enigma
  `),
  films: roster(`1:
    barber-pole, spinning-silhouette, kinetic-depth, reverse-phi, plaid, motion-revealed-shape
  `),
  habitats: roster(`1:
    meadow, savanna, straw field, reeds, forest floor, river stones, scree, dunes, snowfield
  `),
  textures: roster(`1:
    leaves, litter, grass, needles, pebbles, sand, bark, stone, moss, woven, noise, blotches
  `),
  fonts: roster(`1:
    dejavu-sans, dejavu-serif, libre-baskerville, roboto-slab, jetbrains-mono, varela-round, barlow-condensed,
    dseg7, delius, outfit, archivo-black
  `),
  'relation-kinds': roster(`1:
    armchair, chair, sofa, horse, cow, elephant, giraffe, dog, rabbit, duck, teddy bear, person, car, bus,
    truck, bicycle, motorcycle, airplane, backpack, suitcase, apple, banana, mug, teapot, watering can,
    wine glass, guitar, laptop, mailbox, umbrella, stool, house, desk lamp
  `),
  'mirror-questions': roster(`1:
    open-eye, closed-eye, odd-eye, visible-eye, visible-ear, covered-eye, ear-with, holding-hand, using-hand,
    wearing-hand, wearing-wrist, carrying-shoulder, raised-hand, raised-wing, raised-foot, forward-foot,
    foot-on, bent-leg, raised-paw, most-forward-paw, rearmost-paw, raised-hoof, most-forward-hoof,
    rearmost-hoof, raised-limb, most-forward-limb, rearmost-limb
  `),
  people: roster(`1: woman, man, girl, boy`),
  haircuts: roster(`1:
    buzz, crop, short, parted, quiff, receding, curls, afro, bob, long, wavy, locs, ponytail, pigtails, braid,
    bun, topknot, bald
  `),
  'hair-colors': roster(`1: #17120f, #241812, #3b2618, #5c3a22, #8a5a30, #b98d52, #d0ac72, #8e4426`),
  'gray-hair': roster(`1: #8f8b86, #b5b1ab, #d8d5cf`),
  'eye-colors': roster(`1: #3b2414, #4f3218, #6b4a20, #4d6b4a, #5b7f8c, #3f6a96`),
  builds: roster(`1: slim, average, broad, stout`),
  beards: roster(`1: none, mustache, goatee, full`),
  glasses: roster(`1: round, wide`),
  'glasses-colors': roster(`1: #1c1a19, #2b2f3a, #4a2f1e, #8a6a2c, #7a1f26, #8d9096`),
  hats: roster(`1: cap, beanie`),
  tops: roster(`1: tee, shirt, jacket, tank`),
  bottoms: roster(`1: trousers, shorts, skirt`),
  'light-palettes': roster(`1:
    #f7f4ec, #e9f0e6, #fdeee0, #e8eef4, #f1eaf5, #fff7d6, #ffffff, #e3f4f4, #fbe9ec, #f0e6d2, #e6e6e6, #eef3fb
  `),
  'dark-palettes': roster(`1: #17203a, #14352a, #33203f, #29323c, #4a1524, #0f2f3a`),
  'clock-fonts': roster(`1: dejavu-sans, libre-baskerville, varela-round, outfit, barlow-condensed`),
  'sign-fonts': roster(`1:
    dejavu-sans, dejavu-serif, roboto-slab, jetbrains-mono, varela-round, barlow-condensed, delius, outfit,
    archivo-black
  `),
  'turning-fonts': roster(`1:
    dejavu-sans, dejavu-serif, roboto-slab, jetbrains-mono, varela-round, barlow-condensed, outfit,
    archivo-black
  `),
  'hidden-figures': roster(`1: duck-rabbit, rubin-vase, necker-cube, schroeder-stairs, mach-book, thiery`),
  'hiding-textures': roster(`2: grass, needles, bark`),
  carriers: roster(`2: grass, leaves, pebbles, twigs, sand, snow, cave, cliff, forest, hedge`),
  'spinning-things': roster(`1:
    chair, horse, giraffe, elephant, rabbit, duck, teapot, watering can, bicycle, person, airplane, desk lamp
  `),
  'sign-words': roster(`1:
    BAKE CAKE LAKE RAKE, BOAT COAT GOAT MOAT, BALL FALL HALL MALL, BARK DARK LARK PARK, BOOK COOK HOOK ROOK,
    BEND LEND MEND TEND, CAMP DAMP LAMP RAMP, CAST FAST LAST PAST, CORE FORE MORE TORE, DOCK LOCK ROCK SOCK,
    FARE CARE DARE RARE, GATE DATE LATE RATE, HILL BILL FILL MILL, LINE FINE MINE PINE, MAIL NAIL RAIL SAIL,
    PEAR BEAR DEAR FEAR, REST BEST NEST TEST, ROSE HOSE NOSE POSE, SAND BAND HAND LAND, SEAL DEAL HEAL MEAL,
    TOLD COLD FOLD GOLD, TIDE HIDE RIDE SIDE, TILE FILE MILE PILE, TONE BONE CONE ZONE, BEAD BEAK BEAM BEAN,
    CARD CARE CARP CART, FORD FORK FORM FORT, SEAL SEAM SEAR SEAT, BALL BELL BILL BULL, PACK PECK PICK PUCK,
    MASS MESS MISS MOSS, BAND BEND BIND BOND, TAPE TALE TAKE TAME, CAFE CAGE CAPE CASE, ROBE RODE ROPE ROSE
  `),
  'turning-words': roster(`1:
    NO, ON, OHM, WHO, MOM, WOW, SO, SOS, OX, IN, IS, SON, NOW, SOW, HOW, WIN, MIX, HIM, SWIM, SNOW, SHOW,
    MOON, NOON, SHIN, SINK, ZOOM, WISH, WOOL, LOOM, POW, MOD, BOX, BUS, sod, pod, nod, sun, nun, pond, pool,
    loop, sold, soul, loud, solo, plus, undo, upon, wool, loom, pow, mod, mom, wow, down, dog, god, bun, dub,
    snow, zoo, box, bus
  `),
  'steady-words': roster(`1:
    RED, FAR, CAR, TREE, FARE, GATE, RAFT, CAGE, FARM, GEAR, CARGO, TRAY, GRAPE, ACRE, FROG, LARGE, TIGER,
    FLAG, CAMEL, BREAD
  `),
  'display-words': roster(`1:
    OIL, LEG, EGG, BEE, EEL, LIE, LOG, GEL, BEES, SOIL, BOIL, LOSE, BELL, SELL, BOSS, LOSS, BILL, GOOSE, ISLE,
    LESS, BIBLE, GLOBE, OBOE, SIEGE, BELLS, GOES, GLEE, BOGGLE, GIGGLE, LOBE
  `),
  'steady-letters': roster(`1: R, F, G, K, Q, 2, 4, 7`),
};

export type RosterName = keyof typeof rosters;
