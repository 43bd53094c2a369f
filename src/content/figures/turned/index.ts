import type { Figure } from './figure.js';
import { acornEgg } from './acorn-egg.js';
import { bellGoblet } from './bell-goblet.js';
import { bucketHat } from './bucket-hat.js';
import { candlePaintbrush } from './candle-paintbrush.js';
import { chefOldMan } from './chef-old-man.js';
import { duckRabbit } from './duck-rabbit.js';
import { faceMountains } from './face-mountains.js';
import { flowerDancer } from './flower-dancer.js';
import { glassLamp } from './glass-lamp.js';
import { hourglassBowTie } from './hourglass-bow-tie.js';
import { iceCreamGnome } from './ice-cream-gnome.js';
import { jellyfishPlant } from './jellyfish-plant.js';
import { ladderRailway } from './ladder-railway.js';
import { manWoman } from './man-woman.js';
import { rocketFish } from './rocket-fish.js';
import { cherriesBalloons } from './cherries-balloons.js';
import { hedgehogBrush } from './hedgehog-brush.js';
import { balloonBulb } from './balloon-bulb.js';
import { helmetCauldron } from './helmet-cauldron.js';
import { headphonesMagnet } from './headphones-magnet.js';
import { tableBed } from './table-bed.js';
import { pizzaHat } from './pizza-hat.js';
import { gemTent } from './gem-tent.js';
import { bootDryer } from './boot-dryer.js';
import { capSaucepan } from './cap-saucepan.js';
import { witchHatFunnel } from './witch-hat-funnel.js';
import { fishRadish } from './fish-radish.js';
import { streetLampGolfClub } from './street-lamp-golf-club.js';
import { pickaxeAnchor } from './pickaxe-anchor.js';
import { balloonBauble } from './balloon-bauble.js';
import { pipeTap } from './pipe-tap.js';
import { kingLady } from './king-lady.js';
import { rabbitMedal } from './rabbit-medal.js';
import { heartSpade } from './heart-spade.js';
import { shieldWindow } from './shield-window.js';
import { mushroomBowl } from './mushroom-bowl.js';
import { grapesTree } from './grapes-tree.js';
import { plungerWineGlass } from './plunger-wine-glass.js';
import { sailboatIceCream } from './sailboat-ice-cream.js';
import { spinningTopDome } from './spinning-top-dome.js';

/** The figures that change under a turn; a new one is its file, its templates and a line here. */
export const figures: readonly Figure[] = [
  duckRabbit,
  faceMountains,
  rocketFish,
  hourglassBowTie,
  ladderRailway,
  flowerDancer,
  candlePaintbrush,
  iceCreamGnome,
  glassLamp,
  jellyfishPlant,
  bellGoblet,
  acornEgg,
  bucketHat,
  manWoman,
  chefOldMan,
  cherriesBalloons,
  hedgehogBrush,
  balloonBulb,
  helmetCauldron,
  headphonesMagnet,
  tableBed,
  pizzaHat,
  gemTent,
  bootDryer,
  capSaucepan,
  witchHatFunnel,
  fishRadish,
  streetLampGolfClub,
  pickaxeAnchor,
  balloonBauble,
  pipeTap,
  kingLady,
  rabbitMedal,
  heartSpade,
  shieldWindow,
  mushroomBowl,
  grapesTree,
  plungerWineGlass,
  sailboatIceCream,
  spinningTopDome,
];
