import { expect, test } from 'vitest';
import { Stream } from '../../src/core/stream.js';
import { loadScenes } from '../../src/families/picture/rotated.js';
import { gradeReply } from '../../src/score/grade/grade-reply.js';

/** Replies as people and models write them: scene, reading of the picture, reply, whether it is right. */
const replies: readonly (readonly [scene: string, reading: string, reply: string, right: boolean])[] = [
  ['arrow', 'up', 'Up', true],
  ['arrow', 'up', 'The arrow points straight up.', true],
  ['arrow', 'up', 'It points upwards, towards the top of the sign.', true],
  ['arrow', 'up', 'Upper right.', false],
  ['arrow', 'up', 'The arrow points up and to the left.', false],
  ['arrow', 'right', 'It points to the right.', true],
  ['arrow', 'right', 'lower right', false],
  ['arrow', 'right', 'up-right', false],
  ['arrow', 'upper left', 'Upper-left', true],
  ['arrow', 'upper left', 'The arrow points up and to the left.', true],
  ['arrow', 'upper left', 'northwest', true],
  ['arrow', 'upper left', 'north-west', true],
  ['arrow', 'upper left', 'Diagonally towards the top left corner.', true],
  ['arrow', 'upper left', 'left', false],
  ['arrow', 'upper left', 'up', false],
  ['arrow', 'upper left', 'upper right', false],
  ['arrow', 'lower right', 'down and right', true],
  ['arrow', 'lower right', 'bottom-right', true],
  ['arrow', 'lower right', 'southeast', true],
  ['arrow', 'lower right', 'upper left', false],
  ['vehicle-heading', 'left', 'The front of the car points to the left.', true],
  ['vehicle-heading', 'left', 'right', false],
  ['crescent', 'down', 'downwards', true],
  ['crescent', 'down', 'They point up.', false],
  ['triangle-sign', 'down', 'Down.', true],
  ['triangle-sign', 'down', 'The corner points upward.', false],
  ['cup-or-dome', 'up', 'It faces up.', true],
  ['cup-or-dome', 'up', 'down', false],
  ['cave', 'floor', 'Floor', true],
  ['cave', 'floor', 'The rock spikes rise from the floor.', true],
  ['cave', 'floor', 'They are stalagmites.', true],
  ['cave', 'floor', 'They hang from the ceiling.', false],
  ['cave', 'ceiling', 'ceiling', true],
  ['cave', 'ceiling', 'Stalactites hanging from the top.', true],
  ['cave', 'ceiling', 'floor', false],
  ['plot', 'peak', 'The line has a peak.', true],
  ['plot', 'peak', 'valley', false],
  ['plot', 'valley', 'a trough', true],
  ['plot', 'steeper', 'It gets steeper.', true],
  ['plot', 'flatter', 'The curve flattens out.', true],
  ['plot', 'flatter', 'it levels off', true],
  ['plot', 'flatter', 'steeper', false],
  ['flag', 'blue/yellow', 'Blue', true],
  ['flag', 'blue/yellow', 'The top stripe is dark blue.', true],
  ['flag', 'blue/yellow', 'yellow', false],
  ['flag', 'yellow/blue', 'golden yellow', true],
  ['flag', 'red/white', 'It is red, white below.', false],
  ['domino', '3/5', '3', true],
  ['domino', '3/5', 'three pips', true],
  ['domino', '3/5', 'There are 3 dots.', true],
  ['domino', '3/5', '5', false],
  ['domino', '3/5', '8', false],
  ['domino', '3/5', '13', false],
  ['calculator', '689', '689', true],
  ['calculator', '689', 'The display shows 689.', true],
  ['calculator', '689', '6 8 9', true],
  ['calculator', '689', '68', false],
  ['calculator', '986', '689', false],
];

test.each(replies)('%s, %s: %s', async (name, reading, reply, right) => {
  const [scene] = await loadScenes([name]);
  const figure = scene!.figure(new Stream(['scenes-replies', name]), 0);
  const [own, other] = [scene!.describe(reading, figure), scene!.describe(scene!.turn(reading), figure)];
  const question = {
    answer: own.answer,
    accept: [...own.accept],
    scoring: { kind: 'keywords' as const, refuse: [...own.refuse] },
    copy: other.answer,
  };
  expect(gradeReply(question, reply).correct).toBe(right);
});
