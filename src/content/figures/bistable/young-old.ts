import type { BistableFigure } from './figure.js';
import { coat, hat, trim, womenDrawing } from './women.js';

/** Hair that falls to the shoulder. */
const longHair = `200,152 228,120 276,96 340,104 390,146 414,214 424,300 434,380 428,436 396,456 364,420
  350,372`;

/** A coat without a collar. */
const plainCoat = coat('222,472 262,470 314,452 356,420 400,430 462,452 500,500 506,560 150,560 176,492');

/** A young woman who looks away, or an old one in profile. */
export const youngOld: BistableFigure = {
  name: 'young-old',
  summary: "A young woman who looks away, whose jaw is also the nose of an old woman's profile.",
  source: 'after a German postcard, 1888; Hill, Puck, 1915; Boring, American Journal of Psychology 42, 1930',
  open: true,
  drawings: [
    // A veil that falls over the shoulders, with a feather.
    womenDrawing({
      name: 'veil',
      behind: [
        trim('236,92 206,62 198,30 226,22 262,46 282,84'),
        hat('196,142 214,104 262,74 326,62 394,84 440,140 462,220 470,320 486,420 470,470 380,470 300,200'),
      ],
      hair: longHair,
      over: [plainCoat],
      face: { nose: 0, chin: 0, jut: 0, bow: 0 },
    }),
    // A bonnet with a ruffle around the face.
    womenDrawing({
      name: 'bonnet',
      hair: longHair,
      over: [
        plainCoat,
        hat(`206,124 196,96 222,56 280,26 352,28 420,64 466,134 480,230 462,330 420,404 388,436 378,390
          366,344 350,306 338,270 330,232 308,202 274,178 238,152`),
        trim(
          `198,136 204,112 240,130 284,152 326,182 348,220 354,262 366,300 382,342 392,388 396,446
          376,440 370,392 360,346 342,308 328,272 318,238 296,212 262,190 226,164`,
          6,
        ),
      ],
      folds: ['420,84 396,120 352,150', '466,200 424,216 368,226', '444,330 420,322 392,318'],
      face: { nose: -4, chin: 2, jut: 1, bow: 0 },
    }),
    // A hat with a wide brim, hair that is put up, and a high collar.
    womenDrawing({
      name: 'brim',
      hair: '200,152 228,120 276,96 340,104 390,146 408,200 432,214 452,246 448,284 420,306 388,300 366,318',
      over: [
        coat(`222,472 262,470 310,452 338,420 352,372 384,350 420,352 432,390 440,430 490,470 506,560 140,560
          170,490`),
        trim('214,128 218,70 240,26 300,10 360,20 392,60 398,96 300,110'),
        hat(`96,176 120,146 190,118 290,94 390,76 462,70 486,82 464,100 400,110 320,122 250,140 200,158
          140,178`),
      ],
      folds: ['392,366 388,410 396,450'],
      face: { nose: 8, chin: -4, jut: -1, bow: 0 },
    }),
    // A kerchief that is tied behind the neck.
    womenDrawing({
      name: 'kerchief',
      hair: '196,148 224,120 260,100 300,120 340,180 352,260 372,330 380,420 364,420 350,372',
      over: [
        plainCoat,
        hat(`192,136 206,96 252,62 324,52 396,76 442,136 458,206 456,262 492,282 506,318 488,332 456,316
          470,352 462,392 440,390 430,340 404,330 390,372 376,372 356,320 336,286 322,250 316,222 290,200
          256,182 222,160`),
      ],
      folds: ['454,270 424,292 404,326', '250,84 330,110 404,180', '220,112 296,146 360,220'],
      face: { nose: 2, chin: 4, jut: 0, bow: -7 },
    }),
    // A hood and a coat of fur.
    womenDrawing({
      name: 'hood',
      behind: [
        coat(
          `186,150 190,100 226,54 286,26 356,24 420,54 462,110 482,180 490,260 492,340 484,420
          440,470 380,470 300,200`,
          9,
        ),
      ],
      hair: '204,150 236,126 284,112 340,132 376,190 392,270 402,350 408,420 364,420 350,372',
      over: [
        hat(
          `192,150 202,110 250,92 306,94 356,120 388,166 404,224 412,290 424,356 424,430 396,440
          388,380 376,316 364,256 352,206 328,168 290,142 250,136 216,154`,
          9,
        ),
        hat(
          `214,476 262,478 310,462 350,434 400,420 452,434 492,472 512,540 400,560 180,560 150,520
          176,490`,
          9,
        ),
      ],
      face: { nose: -2, chin: -3, jut: 2, bow: 6 },
    }),
    // Curled hair with a flower, and a ruff.
    womenDrawing({
      name: 'curls',
      hair: `198,152 190,122 212,88 244,60 286,42 334,40 380,58 416,90 440,132 454,180 462,230 466,282 468,334
        462,384 440,424 402,440 372,428 350,372`,
      curls: 11,
      over: [
        coat('160,560 176,520 240,500 340,486 430,470 490,500 506,560'),
        hat(
          `196,480 236,476 276,486 316,472 352,446 392,438 434,446 470,474 462,504 420,500 376,512
          326,526 270,532 214,526 176,506`,
          10,
        ),
        trim('318,78 338,66 358,80 376,98 366,118 344,126 322,118 312,98', 9),
      ],
      folds: [
        '336,88 350,102',
        '350,88 336,102',
        '420,150 404,190 418,226',
        '436,250 418,290 434,330',
        '392,110 372,150',
      ],
      face: { nose: 5, chin: 1, jut: 1, bow: 0 },
    }),
  ],
  // No 'lady' or 'girl' here: what is said of them would no longer tell young from old.
  readings: () => [
    { word: 'young woman', accept: [] },
    { word: 'old woman', accept: ['elderly woman', 'aged woman'] },
  ],
};
