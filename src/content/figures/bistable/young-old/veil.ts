import { longHair, plainCoat } from './garments.js';
import { womenDrawing } from './women.js';

/** A veil that falls over the shoulders, with a feather. */
export const veil = womenDrawing({
  name: 'veil',
  behind: [
    { tone: 'trim', around: [236, 92, 206, 62, 198, 30, 226, 22, 262, 46, 282, 84] },
    {
      tone: 'hat',
      around: [
        196, 142, 214, 104, 262, 74, 326, 62, 394, 84, 440, 140, 462, 220, 470, 320, 486, 420, 470, 470, 380,
        470, 300, 200,
      ],
    },
  ],
  hair: longHair,
  over: [plainCoat],
  nose: 0,
  chin: 0,
  jut: 0,
  bow: 0,
});
