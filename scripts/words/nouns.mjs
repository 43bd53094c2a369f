/**
 * The nouns that our pictures, and pictures that people bring, are likely to be named by. A section is a lexicographer's file
 * of WordNet: `bat` under `animal` is its first sense there, `seal 2` its second.
 */
const sections = {
  top: `animal, person, plant`,
  animal: `wing, mammal, bird, fish, reptile, amphibian, insect, crustacean, ant, antelope, alpaca, arctic fox, argali, bat,
    bear, beaver, bee, beetle, bison, bittern, black bear 2, brown bear, buffalo 2, bug, butterfly, camel, cat, caterpillar,
    cattle, centipede, chameleon, cheetah, chicken, chimpanzee, cicada, cobra, cock, cow, crab, crane, cricket, crocodile, crow, deer,
    dinosaur, dog, dolphin 2, donkey, dove, dragonfly, duck, eagle, eel, elephant, flamingo, flounder, fly, fox, frog, gazelle, gecko,
    giraffe, goat, goose, gorilla, grasshopper, grouper, gull, hamster, hare, hawk, hedgehog 2, hen 2, heron, hippopotamus,
    horse, hyena, jackal, jaguar, jellyfish 2, kangaroo, katydid, kitten, koala, ladybug, lamb, leopard, lion, lizard, llama, lobster, lynx, mantis,
    mockingbird, mole, monkey, moose, moth, mouse, octopus, ostrich, otter, owl, ox, panda, panther 2, parrot, peacock 2, pelican, penguin, pheasant,
    pig, pigeon, pipefish, polar bear, pony 3, porcupine, puma, puppy, quail, rabbit, raccoon, rat, raven, reindeer, rhinoceros, salamander, scorpion,
    scorpionfish, sea horse 2, seal, shark, sheep, shrimp, skunk, sloth, slug, snail, snake, snow leopard, sparrow, spider, squid, squirrel,
    starfish, stingray, stork, swallow, swan, tiger, toad, turkey, turtle, walking stick, walrus, wasp, weasel, whale, wolf,
    woodpecker, worm, yak, zebra`,
  person: `man, woman, child, baby, boy, girl, old man, old woman, lady, adult, dancer, musician, saxophonist, soldier, king,
    queen, clown 2, knight, monk, bride, witch 2, mermaid, cowboy, pirate 2, doctor, athlete, cyclist, runner 2, skier, farmer, prince, princess, sailor, guitarist,
    violinist, fisherman, hunter, worker, teacher, police officer, firefighter, astronaut, chef, waiter`,
  body: `face, head, hand, arm, leg, foot, eye, ear, nose, mouth 2, hair, skull, skeleton, beard, heart, finger, tail, lip, tooth`,
  plant: `tree, fruit, flower, rose, tulip, sunflower, leaf, mushroom, cactus, grass, palm, fern, bush, branch, daisy, poppy, pine, oak 2, lily, orchid, vine, bamboo 2, banana, coconut`,
  food: `food, apple, pear, banana, orange, lemon, grape, strawberry, cherry, pineapple, watermelon, tomato, carrot, pumpkin,
    vegetable, bread, cheese, egg, cake 2, doughnut, pizza, hotdog 2, hamburger 1, sandwich, ice cream, coffee, tea, mushroom, onion, corn, potato, pepper 2, cabbage, broccoli, peach, mango, cookie, pie`,
  artifact: `airplane, armchair, backpack, ball, bed, bench, bicycle, boat, book, bookshelf, bottle, bowl, box, bus,
    cabinet, camera, candle, car, cereal box, chair, pawn, rook, clock, desk, flowerpot, guitar, hammer 2, keyboard, laptop, mailbox, microwave, carton,
    motorcycle, mug, refrigerator, shoe, sofa, stool, suitcase, teapot, telephone, television receiver, toaster, train, truck, vase,
    washing machine, watering can, table, table lamp, lamp, sign?, crayon, cup, wineglass, glass, plate 4, spoon, fork, knife, goblet, candlestick, chalice,
    ship, sailboat, rocket, helicopter, balloon, van 3, tank, tractor, ambulance, fire engine, wheel, anchor, key, lock, scissors, saw, ax,
    wrench, screwdriver, nail, ladder, bucket, basket, umbrella, hat, cap, crown, glove 2, shirt, dress, trouser, coat, sock, boot, bag, tie, scarf,
    handbag, watch, ring 3, necklace, spectacles, piano, violin, trumpet, drum, saxophone, harp, bell, flute, pen, pencil, brush, envelope, accordion, cello, tuba,
    computer, mouse, kettle, pot, pan, fan, mirror, pillow, blanket, curtain, door, window, house, castle 2, church, tower, bridge, lighthouse, temple, pagoda, statue, mask,
    windmill, barn, tent, fence, gate, road, stairs, stairway, corridor, tunnel, wall, tile, gun, sword, arrow, bow 4, shield 2, cannon,
    kite, doll, teddy, robot, toy, die, torch, lantern, light bulb, map, camera, microscope, telescope, street, garden, building, skyscraper, pyramid, flag, radio, loudspeaker, headphone, printer,
    globe, hourglass, compass, magnet, needle 2, button, zipper, comb, toothbrush, razor, bathtub, sink, toilet 2, oven, stove, cart, wagon, sled, skateboard, ski, snowboard, surfboard, parachute,
    painting, photograph, drawing, board, column 3, arch, fountain, cross, swing, slide 2, well, cage, wreath, ornament, vehicle, motor vehicle, furniture, tool, weapon, musical instrument, container, clothing, checkerboard, crate, barrel 2, jar, jug, pitcher, can, tray, broom, shovel, rake, hoe`,
  object: `mountain, hill, valley, beach, ocean, sea, lake, river, waterfall, island, forest 1, sky, sun, moon, star 2, planet,
    rainbow, volcano, cave, rock, iceberg, cliff, web, shell 2, nest, globe`,
  location: `desert, field, city, landscape, harbor, park`,
  group: `village, skyline?, forest`,
  phenomenon: `cloud, rain, snow, sunset, fire?, lightning, wave?`,
  communication: `sign 2`,
  shape: `circle, square, triangle, rectangle, pentagon, hexagon, octagon, ellipse, diamond, crescent, spiral 1, cylinder, cone,
    sphere, cube, line, polygon, trapezoid, star, heart, parallelogram, ring, checkerboard?, pyramid?`,
};

/** Names that WordNet lacks, for nouns above: [name, section, noun]. */
export const aliases = [
  ['chess pawn', 'artifact', 'pawn'],
  ['chess rook', 'artifact', 'rook'],
  ['flower pot', 'artifact', 'flowerpot'],
  ['human', 'top', 'person'],
  ['human being', 'top', 'person'],
  ['people', 'top', 'person'],
  ['ship', 'artifact', 'boat'],
  ['boat', 'artifact', 'ship'],
  ['sea', 'object', 'ocean'],
  ['ocean', 'object', 'sea'],
  ['cup', 'artifact', 'mug'],
  ['mug', 'artifact', 'cup'],
  ['kettle', 'artifact', 'teapot'],
  ['hare', 'animal', 'rabbit'],
  ['bunny', 'animal', 'rabbit'],
  ['alligator', 'animal', 'crocodile'],
  ['tortoise', 'animal', 'turtle'],
  ['seagull', 'animal', 'gull'],
  ['mountain lion', 'animal', 'puma'],
  ['staircase', 'artifact', 'stairs'],
  ['stairs', 'artifact', 'stairway'],
  ['hallway', 'artifact', 'corridor'],
  ['television', 'artifact', 'television receiver'],
  ['fridge', 'artifact', 'refrigerator'],
  ['photo', 'artifact', 'photograph'],
  ['pitcher', 'artifact', 'jug'],
  ['postbox', 'artifact', 'mailbox'],
  ['stick insect', 'animal', 'walking stick'],
  ['ladybird', 'animal', 'ladybug'],
  ['old lady', 'person', 'old woman'],
  ['elderly woman', 'person', 'old woman'],
  ['grandmother', 'person', 'old woman'],
  ['hag', 'person', 'old woman'],
  ['elderly man', 'person', 'old man'],
  ['grandfather', 'person', 'old man'],
  ['sax player', 'person', 'saxophonist'],
  ['saxophone player', 'person', 'saxophonist'],
];

/** What WordNet does not call a kind of the noun: [name, section, noun]. Spiders are insects in AmbiBench A.5. */
export const kinds = [
  ['spider', 'animal', 'insect'],
  ['spider', 'animal', 'bug'],
  ['insect', 'animal', 'bug'],
  ['desk lamp', 'artifact', 'lamp'],
  ['office chair', 'artifact', 'chair'],
  ['round table', 'artifact', 'table'],
  ['milk carton', 'artifact', 'carton'],
  ['milk carton', 'artifact', 'box'],
  ['cereal box', 'artifact', 'box'],
  ['old woman', 'person', 'woman'],
  ['old man', 'person', 'man'],
  ['kitten', 'animal', 'cat'],
  ['puppy', 'animal', 'dog'],
  ['pup', 'animal', 'dog'],
  ['foal', 'animal', 'horse'],
  ['calf', 'animal', 'cow'],
  ['bull', 'animal', 'cattle'],
  ['lamb', 'animal', 'sheep'],
  ['chick', 'animal', 'chicken'],
  ['duckling', 'animal', 'duck'],
  ['bear cub', 'animal', 'bear'],
  ['bus', 'artifact', 'motor vehicle'],
  ['train', 'artifact', 'vehicle'],
  ['clownfish', 'animal', 'fish'],
  ['stop sign', 'communication', 'sign'],
  ['traffic sign', 'communication', 'sign'],
];

/** What WordNet calls a kind of what no one would: [name, name of what it is no kind of]. */
export const noKinds = [['wheeled vehicle', 'container']];

/** [section, noun, which of its senses there, from 1]. */
export const nouns = Object.entries(sections).flatMap(([section, list]) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => !entry.endsWith('?'))
    .map((entry) => {
      const [, noun, sense = '1'] = /^(.*?)(?: (\d+))?$/.exec(entry);
      return [section, noun, Number(sense)];
    }),
);
