import { triples } from '../../core/table.js';
import { arc, materials, mixed, moved, part, type Mesh, type Part } from '../../world/modeling/index.js';
import { cylinder, lathe, torus, type ProfilePoint } from '../../world/modeling/solids/index.js';
import { defineModel } from './define.js';

/** The colors of icing, trim and plate. */
const looks = triples(`
  #f7ecd8 #e58fa6 #f4f4f2, #5a3320 #f4e7cf #f4f4f2, #f3b8c6 #fbf3ea #dfe6ec, #fbfaf6 #8db8d8 #c9a24a,
  #e9d08a #8a4a2a #f4f4f2, #bfe0c4 #fbf6ea #e8e8e6
`);

/** An iced cake of one or two tiers on a plate, with one cherry in its middle: the same from all sides. */
export const cake = defineModel({
  category: 'cake',
  broadClass: 'food',
  hasFront: false,
  thick: true,
  build(variation) {
    const [size, look] = variation.children('size', 'look');
    const radius = size.uniform(0.1, 0.13);
    const height = size.uniform(0.075, 0.1);
    const tiers = size.choice([1, 1, 2]);
    const [icing, trim, plate] = look.choice(looks);
    const filled = look.float() < 0.5;
    const cherry = look.choice(['#b3121f', '#c21d3a', '#8f0f1d']);

    const parts: Part[] = [part('plate', materials.ceramic(plate), dish(radius * 1.32))];
    let foot = 0.012;
    for (let tier = 0; tier < tiers; tier++) {
      const r = radius * (1 - 0.36 * tier);
      const h = height * (1 - 0.12 * tier);
      const ring = (at: number, out: number, thick: number): Mesh =>
        moved(torus(at, thick, 72, 10), 0, out, 0);
      parts.push(
        part('tier', { ...materials.satin(icing), roughness: 0.42 }, moved(tierBody(r, h), 0, foot, 0)),
        part('trim', materials.satin(trim), ring(r, foot + 0.006, 0.0075)),
        part('trim', materials.satin(trim), ring(r - 0.012, foot + h, 0.008)),
      );
      if (filled)
        parts.push(
          part(
            'ribbon',
            materials.satin(mixed(trim, icing, 0.15)),
            moved(cylinder(r + 0.0012, 0.014, 96, 0.001), 0, foot + 0.5 * h, 0),
          ),
        );
      foot += h;
    }
    const cherryMesh = moved(lathe(arc(0, 0, 0.0125, -90, 90, 12), { segments: 72 }), 0, foot + 0.026, 0);
    parts.push(
      part('rosette', materials.satin(trim), moved(rosette(), 0, foot, 0)),
      part('cherry', materials.glossy(cherry), cherryMesh),
    );
    return parts;
  },
});

function tierBody(radius: number, height: number): Mesh {
  const edge = 0.008;
  return lathe(
    [[radius, 0], ...arc(radius - edge, height - edge, edge, 0, 90, 3), [radius * 0.6, height], [0, height]],
    { segments: 96 },
  );
}

function dish(radius: number): Mesh {
  const profile: ProfilePoint[] = [
    [radius * 0.5, 0],
    [radius * 0.6, 0.002],
    [radius * 0.97, 0.012],
    [radius, 0.015],
    [radius * 0.97, 0.016],
    [radius * 0.75, 0.0125],
    [0, 0.0125],
  ];
  return lathe(profile, { segments: 96, crease: 60 });
}

/** A swirl of cream, as rings that grow narrower. */
const rosette = (): Mesh =>
  lathe([...arc(0.016, 0.006, 0.009, -90, 70, 4), ...arc(0.011, 0.016, 0.0075, -30, 90, 4), [0, 0.024]], {
    segments: 72,
  });
