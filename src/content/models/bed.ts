import { beveledBox, materials, oklch, part, type Part } from '../../world/modeling/index.js';
import { bothSides, merged, moved, turned } from '../../world/modeling/mesh/index.js';
import { defineModel } from './define.js';

/** A bed with its headboard behind, pillows and a duvet; its foot is its front. */
export const bed = defineModel({
  category: 'bed',
  broadClass: 'furniture',
  hasFront: false, // people differ on which side it is
  silhouetteView: { yaw: [48, 70], elevation: [14, 22] },
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const sleepers = size.choice([1, 2]);
    const width = sleepers === 2 ? size.uniform(1.4, 1.7) : size.uniform(0.9, 1);
    const long = size.uniform(2, 2.1);
    const head = size.uniform(0.9, 1.15);
    const frameTop = size.uniform(0.3, 0.36);
    const hasFootboard = variation.child('footboard').choice([true, false]);
    const isPadded = variation.child('headboard').choice([true, false]);
    const wood = materials.wood(look.choice(['#a9743f', '#6b4426', '#d9b98c', '#e6e2d9', '#3a2a20']));
    const hue = look.uniform(0, 360);
    const duvet = materials.fabric(oklch(look.uniform(0.42, 0.8), look.uniform(0.03, 0.11), hue));
    const white = materials.fabric('#efece6');
    const padded = materials.fabric(oklch(look.uniform(0.4, 0.65), 0.03, hue));

    const z = long / 2;
    const rail = bothSides(moved(beveledBox(0.04, 0.2, long, 0.01), width / 2 + 0.02, frameTop - 0.1, 0));
    const ends = moved(beveledBox(width + 0.06, 0.2, 0.04, 0.01), 0, frameTop - 0.1, z + 0.01);
    const slats = moved(beveledBox(width, 0.05, long - 0.02, 0.005, 1), 0, frameTop - 0.06, 0);
    const legAt = [...(hasFootboard ? [] : [z - 0.06]), ...(isPadded ? [0.1 - z] : [])]; // posts do elsewhere
    const legs = legAt.map((at) =>
      bothSides(
        moved(beveledBox(0.06, frameTop - 0.05, 0.06, 0.01, 1), width / 2 - 0.02, (frameTop - 0.05) / 2, at),
      ),
    );
    const mattress = moved(beveledBox(width - 0.02, 0.24, long - 0.04, 0.07, 3), 0, frameTop + 0.08, 0);
    const top = frameTop + 0.2;
    // The duvet lies over all but the pillows' end, its upper edge turned back.
    const coverLong = long * 0.7;
    const cover = moved(
      beveledBox(width + 0.06, 0.3, coverLong, 0.075, 3),
      0,
      top - 0.1,
      z + 0.03 - coverLong / 2,
    );
    const fold = moved(
      beveledBox(width + 0.075, 0.32, 0.26, 0.07, 3),
      0,
      top - 0.1,
      z + 0.03 - coverLong + 0.1,
    );
    const pillow = turned(beveledBox(sleepers === 2 ? width / 2 - 0.1 : 0.66, 0.15, 0.42, 0.07, 3), 'x', 14);
    const pillows =
      sleepers === 2
        ? bothSides(moved(pillow, width / 4, top + 0.08, 0.3 - z))
        : moved(pillow, 0, top + 0.08, 0.3 - z);
    const boardZ = -z - 0.03;
    const board = isPadded
      ? merged(
          ...Array.from({ length: 4 }, (_, i) =>
            moved(
              beveledBox((width + 0.08) / 4, head - 0.2, 0.1, 0.035, 3),
              ((i - 1.5) * (width + 0.08)) / 4,
              (head + 0.2) / 2,
              boardZ,
            ),
          ),
        )
      : merged(
          bothSides(
            moved(beveledBox(0.08, head + 0.03, 0.07, 0.02), width / 2 + 0.01, (head + 0.03) / 2, boardZ),
          ),
          moved(beveledBox(width, 0.12, 0.05, 0.015), 0, head - 0.06, boardZ),
          moved(beveledBox(width, head * 0.6, 0.03, 0.008), 0, head * 0.6, boardZ),
        );
    const back = moved(
      beveledBox(width + 0.02, head - 0.24, 0.03, 0.01, 1),
      0,
      (head + 0.2) / 2,
      boardZ - 0.05,
    );
    const footboard = merged(
      bothSides(
        moved(
          beveledBox(0.08, frameTop + 0.24, 0.06, 0.02),
          width / 2 + 0.01,
          (frameTop + 0.24) / 2,
          z + 0.06,
        ),
      ),
      moved(beveledBox(width, 0.3, 0.035, 0.01), 0, frameTop + 0.03, z + 0.06),
    );
    const parts: Part[] = [
      part('frame', wood, [rail, ends, slats, ...legs]),
      part('mattress', white, mattress),
      part('duvet', duvet, cover),
      part('duvet fold', white, fold),
      part('pillow', white, pillows),
      part('headboard', isPadded ? padded : wood, board),
    ];
    if (isPadded) parts.push(part('headboard', wood, back));
    if (hasFootboard) parts.push(part('footboard', wood, footboard));
    return parts;
  },
});
