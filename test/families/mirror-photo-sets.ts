import { dog, drawPerson, placed, room, Scenes, standing } from './mirror-photo-figures.js';

const waves = { left_wrist: [80, 40], left_elbow: [85, 100] } as const;
const greets = { right_wrist: [-80, 40], right_elbow: [-85, 100] } as const;
const leftKnee = { left_ankle: [45, 270], left_knee: [62, 236] } as const;
const rightKnee = { right_ankle: [-45, 270], right_knee: [-62, 236] } as const;

/** People and dogs in poses that have an answer and in poses that have none; two pictures with two people. */
export function writeSet(folder: string, file = 'people.json'): Scenes {
  const scenes = new Scenes(folder);
  const people = [{}, waves, greets, leftKnee, rightKnee, { ...waves, ...greets }];
  for (const [i, pose] of people.entries())
    scenes.person(`pictures/person-${i}.png`, placed(standing(pose), 230 + 5 * i, 60 + i));
  const dogs = [
    {},
    { left_front_paw: [236, 196] as const },
    {
      right_front_paw: [190, 140] as const,
      right_elbow: [185, 130] as const,
      left_front_paw: [176, 202] as const,
    },
  ];
  for (const [i, pose] of dogs.entries())
    scenes.dog(`pictures/dog-${i}.png`, placed(dog(pose), 120 + 7 * i, 140, 1.5));
  for (const [i, poses] of [
    [{}, greets],
    [waves, rightKnee],
  ].entries()) {
    const both = [placed(standing(poses[0]), 220, 60), placed(standing(poses[1]), 500 + 9 * i, 60)];
    const picture = room(760, 520);
    for (const joints of both) drawPerson(picture, joints, 1);
    const id = scenes.add(`pictures/two-${i}.png`, picture);
    for (const joints of both) scenes.annotate(id, 'person', joints);
  }
  scenes.write(file);
  return scenes;
}
