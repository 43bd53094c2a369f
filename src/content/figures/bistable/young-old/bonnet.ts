import { longHair, plainCoat } from './garments.js';
import { womenDrawing } from './women.js';

/** A bonnet with a ruffle around the face. */
export const bonnet = womenDrawing({
  name: 'bonnet',
  behind: [],
  hair: longHair,
  over: [
    plainCoat,
    {
      tone: 'hat',
      around: [
        206, 124, 196, 96, 222, 56, 280, 26, 352, 28, 420, 64, 466, 134, 480, 230, 462, 330, 420, 404, 388,
        436, 378, 390, 366, 344, 350, 306, 338, 270, 330, 232, 308, 202, 274, 178, 238, 152,
      ],
    },
    {
      tone: 'trim',
      around: [
        198, 136, 204, 112, 240, 130, 284, 152, 326, 182, 348, 220, 354, 262, 366, 300, 382, 342, 392, 388,
        396, 446, 376, 440, 370, 392, 360, 346, 342, 308, 328, 272, 318, 238, 296, 212, 262, 190, 226, 164,
      ],
      bulge: 6,
    },
  ],
  folds: [
    [420, 84, 396, 120, 352, 150],
    [466, 200, 424, 216, 368, 226],
    [444, 330, 420, 322, 392, 318],
  ],
  nose: -4,
  chin: 2,
  jut: 1,
  bow: 0,
});
