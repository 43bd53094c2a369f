import { airplane } from './airplane.js';
import { apple } from './apple.js';
import { armchair } from './armchair.js';
import { backpack } from './backpack.js';
import { ball } from './ball.js';
import { banana } from './banana.js';
import { bear } from './bear.js';
import { bed } from './bed.js';
import { bench } from './bench.js';
import { bicycle } from './bicycle.js';
import { bird } from './bird.js';
import { boat } from './boat.js';
import { book } from './book.js';
import { bookshelf } from './bookshelf.js';
import { bottle } from './bottle.js';
import { bowl } from './bowl.js';
import { box } from './box.js';
import { broccoli } from './broccoli.js';
import { bus } from './bus.js';
import { cabinet } from './cabinet.js';
import { cake } from './cake.js';
import { camera } from './camera.js';
import { candle } from './candle.js';
import { car } from './car.js';
import { carrot } from './carrot.js';
import { cat } from './cat.js';
import { cerealBox } from './cereal-box.js';
import { chair } from './chair.js';
import { chessPawn } from './chess-pawn.js';
import { chessRook } from './chess-rook.js';
import { clock } from './clock.js';
import { cow } from './cow.js';
import { cyclist } from './cyclist.js';
import { deskLamp } from './desk-lamp.js';
import { desk } from './desk.js';
import { dog } from './dog.js';
import { donut } from './donut.js';
import { duck } from './duck.js';
import { egg } from './egg.js';
import { elephant } from './elephant.js';
import { flowerPot } from './flower-pot.js';
import { giraffe } from './giraffe.js';
import { guitar } from './guitar.js';
import { hammer } from './hammer.js';
import { horse } from './horse.js';
import { hotDog } from './hot-dog.js';
import { house } from './house/index.js';
import { keyboard } from './keyboard.js';
import { laptopCamera } from './laptop-camera.js';
import { laptop } from './laptop.js';
import { mailbox } from './mailbox.js';
import { medicineBottle } from './medicine-bottle.js';
import { microwave } from './microwave.js';
import { milkCarton } from './milk-carton.js';
import { monitor } from './monitor/index.js';
import { motorcycle } from './motorcycle.js';
import { mug } from './mug.js';
import { officeChair } from './office-chair.js';
import { onion } from './onion.js';
import { orange } from './orange.js';
import { pear } from './pear.js';
import { pedestrian } from './pedestrian.js';
import { person } from './person.js';
import { pizza } from './pizza.js';
import { potato } from './potato.js';
import { rabbit } from './rabbit.js';
import { refrigerator } from './refrigerator.js';
import { roundTable } from './round-table.js';
import { sheep } from './sheep.js';
import { shoe } from './shoe.js';
import { sofa } from './sofa.js';
import { softSofa } from './soft-sofa.js';
import { starfish } from './starfish.js';
import { stool } from './stool.js';
import { stopSign } from './stop-sign.js';
import { suitcase } from './suitcase.js';
import { teapot } from './teapot.js';
import { teddyBear } from './teddy-bear/index.js';
import { telephone } from './telephone.js';
import { television } from './television.js';
import { toaster } from './toaster.js';
import { toilet } from './toilet/index.js';
import { tomato } from './tomato.js';
import { toyBus } from './toy-bus.js';
import { toyRifle } from './toy-rifle/index.js';
import { toyTrain } from './toy-train.js';
import { trailer } from './trailer/index.js';
import { train } from './train.js';
import { tram } from './tram/index.js';
import { truck } from './truck.js';
import { umbrella } from './umbrella.js';
import { van } from './van/index.js';
import { vase } from './vase.js';
import { washingMachine } from './washing-machine.js';
import { wateringCan } from './watering-can.js';
import { wineGlass } from './wine-glass.js';
import { zebra } from './zebra.js';
import type { CatalogModel } from './define.js';

export { buildModel } from './build-model.js';
export { defineModel, type CatalogModel } from './define.js';

/** Every kind of object that ships, in alphabetical order of the lines. */
export const catalog: readonly CatalogModel[] = [
  airplane,
  apple,
  armchair,
  backpack,
  ball,
  banana,
  bear,
  bed,
  bench,
  bicycle,
  bird,
  boat,
  book,
  bookshelf,
  bottle,
  bowl,
  box,
  broccoli,
  bus,
  cabinet,
  cake,
  camera,
  candle,
  car,
  carrot,
  cat,
  cerealBox,
  chair,
  chessPawn,
  chessRook,
  clock,
  cow,
  cyclist,
  desk,
  deskLamp,
  dog,
  donut,
  duck,
  egg,
  elephant,
  flowerPot,
  giraffe,
  guitar,
  hammer,
  horse,
  hotDog,
  house,
  keyboard,
  laptop,
  laptopCamera,
  mailbox,
  medicineBottle,
  microwave,
  milkCarton,
  monitor,
  motorcycle,
  mug,
  officeChair,
  onion,
  orange,
  pear,
  pedestrian,
  person,
  pizza,
  potato,
  rabbit,
  refrigerator,
  roundTable,
  sheep,
  shoe,
  sofa,
  softSofa,
  starfish,
  stool,
  stopSign,
  suitcase,
  teapot,
  teddyBear,
  telephone,
  television,
  toaster,
  toilet,
  tomato,
  toyBus,
  toyRifle,
  toyTrain,
  trailer,
  train,
  tram,
  truck,
  umbrella,
  van,
  vase,
  washingMachine,
  wateringCan,
  wineGlass,
  zebra,
];
