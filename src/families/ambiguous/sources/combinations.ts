import type { CustomPicture } from './custom-pictures.js';

/** Sums of the first three powers of the groups' sizes. */
type Powers = readonly [all: number, squares: number, cubes: number];

/**
 * All ordered choices of some pictures that show different things, each by its number. Pictures that share a name, as
 * a word or as another accepted one, show the same.
 */
export class Combinations {
  private readonly groups: readonly (readonly CustomPicture[])[];
  private readonly powers: Powers;
  readonly size: number;

  /** @param count 1 to 3 pictures in a choice */
  constructor(
    pictures: readonly CustomPicture[],
    private readonly count: number,
  ) {
    this.groups = grouped(pictures);
    this.powers = this.groups.reduce<Powers>((sums, { length }) => plus(sums, length, 1), [0, 0, 0]);
    this.size = choices(this.powers, count);
  }

  /** @param number 0 to size − 1 */
  at(number: number): CustomPicture[] {
    const used = new Set<unknown>();
    const chosen: CustomPicture[] = [];
    let rest = number;
    let free = this.powers;
    for (let left = this.count - 1; left >= 0; left--) {
      for (const group of this.groups) {
        if (used.has(group)) continue;
        const others = plus(free, group.length, -1);
        const each = choices(others, left);
        if (rest >= each * group.length) {
          rest -= each * group.length;
          continue;
        }
        chosen.push(group[Math.floor(rest / each)]!);
        rest %= each;
        free = others;
        used.add(group);
        break;
      }
    }
    return chosen;
  }
}

const plus = ([all, squares, cubes]: Powers, size: number, sign: 1 | -1): Powers => [
  all + sign * size,
  squares + sign * size * size,
  cubes + sign * size * size * size,
];

/** The number of ordered choices of `count` pictures, each from another group. */
function choices([all, squares, cubes]: Powers, count: number): number {
  if (count === 0) return 1;
  if (count === 1) return all;
  return count === 2 ? all * all - squares : all * all * all - 3 * all * squares + 2 * cubes;
}

/** Pictures that share a name, directly or by others between, in the order in which they first come. */
function grouped(pictures: readonly CustomPicture[]): CustomPicture[][] {
  const groups: { names: Set<string>; pictures: CustomPicture[] }[] = [];
  for (const picture of pictures) {
    const names = [picture.word, ...picture.accept].map((name) => name.toLowerCase());
    const same = groups.filter((group) => names.some((name) => group.names.has(name)));
    const first = same[0];
    if (!first) {
      groups.push({ names: new Set(names), pictures: [picture] });
      continue;
    }
    for (const other of same.slice(1)) {
      first.pictures.push(...other.pictures);
      other.names.forEach((name) => first.names.add(name));
      groups.splice(groups.indexOf(other), 1);
    }
    first.pictures.push(picture);
    names.forEach((name) => first.names.add(name));
  }
  return groups.map((group) => group.pictures);
}
