import type { CatalogModel } from '../models/define.js';
import { barrel } from './barrel.js';
import { basket } from './basket.js';
import { bookStack } from './book-stack.js';
import { boulder } from './boulder.js';
import { boxwoodHedge } from './boxwood-hedge.js';
import { cartonStack } from './carton-stack.js';
import { concreteBlock } from './concrete-block.js';
import { cooler } from './cooler.js';
import { crate } from './crate.js';
import { flightCase } from './flight-case.js';
import { foamBlock } from './foam-block.js';
import { foldingScreen } from './folding-screen.js';
import { giftBox } from './gift-box.js';
import { hayBale } from './hay-bale.js';
import { litterBin } from './litter-bin.js';
import { box } from '../models/box.js';
import { palletStack } from './pallet-stack.js';
import { planter } from './planter.js';
import { plinth } from './plinth.js';
import { pouf } from './pouf.js';
import { skip } from './skip.js';
import { steelDrum } from './steel-drum.js';
import { storageBox } from './storage-box.js';
import { tin } from './tin.js';
import { tireStack } from './tire-stack.js';
import { vaultingBox } from './vaulting-box.js';

/** Things that stand in front of others in one place or another. In a fixed order, which streams index. */
export const occludersOfPlaces: readonly CatalogModel[] = [
  ...[barrel, basket, bookStack, boulder, box, cartonStack, concreteBlock, cooler, crate, flightCase],
  ...[
    foamBlock,
    foldingScreen,
    giftBox,
    hayBale,
    boxwoodHedge,
    litterBin,
    palletStack,
    planter,
    plinth,
    pouf,
  ],
  ...[skip, steelDrum, storageBox, tin, tireStack, vaultingBox],
];
