import type { Question } from '../../score/question.js';

type Dealt = Pick<Question, 'item' | 'condition' | 'variant'>;

/** A question's two places: its item's and its condition's. Each place has at most one question of a list. */
type Edge = { readonly ends: readonly [Place, Place]; list: number };
/** List → the question that a place has of it. */
type Place = Map<number, Edge>;

/**
 * Deals questions to lists as a Latin square does: each question to one list, and of all, of each item and of each condition, every list
 * has as many as any other, or one more. There is always such a deal: it is an equitable coloring of the edges of the
 * bipartite graph of items and conditions (de Werra, 1971).
 * @param count lists, 1 and more
 */
export function dealLists<Q extends Dealt>(questions: readonly Q[], count: number): Q[][] {
  const [items, conditions] = [new Places(count), new Places(count)];
  const edges = questions.map(({ item, condition, variant }): Edge => {
    const [row, column] = [items.of(item), conditions.of(JSON.stringify([condition, variant]))];
    const edge: Edge = { ends: [row.place, column.place], list: 0 };
    put(edge, (row.rank + column.rank) % count, count);
    return edge;
  });
  even(edges, count);
  const lists = Array.from({ length: count }, (): Q[] => []);
  edges.forEach(({ list }, at) => lists[list].push(questions[at]));
  return lists;
}

/** The places of items, or of conditions: one for each `count` questions, so that lists differ by one at most. */
class Places {
  private readonly byName = new Map<string, { readonly rank: number; place: Place; taken: number }>();

  constructor(private readonly count: number) {}

  of(name: string): { readonly rank: number; readonly place: Place } {
    const known = this.byName.get(name) ?? { rank: this.byName.size, place: new Map(), taken: 0 };
    if (known.taken > 0 && known.taken % this.count === 0) known.place = new Map();
    known.taken++;
    this.byName.set(name, known);
    return known;
  }
}

/** Gives a question to a list that neither of its places has yet: the wanted one, the next, or one that is made free. */
function put(edge: Edge, wanted: number, count: number): void {
  const [row, column] = edge.ends;
  const free = (place: Place, other?: Place): number => {
    for (let k = 0; k < count; k++) {
      const list = (wanted + k) % count;
      if (!place.has(list) && !other?.has(list)) return list;
    }
    return -1;
  };
  let list = free(row, column);
  if (list < 0) {
    // What is free in one place only: the chain from the other place exchanges the two, and does not come back.
    list = free(row);
    const instead = free(column);
    exchange(chainFrom(column, list, instead), list, instead);
  }
  give(edge, list);
}

function give(edge: Edge, list: number): void {
  edge.list = list;
  for (const place of edge.ends) place.set(list, edge);
}

/** The questions of two lists that hang together, from one end, whose place has one of `first` and none of `second`. */
function chainFrom(start: Place, first: number, second: number): Edge[] {
  const chain: Edge[] = [];
  let [place, list] = [start, first];
  for (;;) {
    const edge = place.get(list);
    if (!edge) return chain;
    chain.push(edge);
    place = edge.ends[0] === place ? edge.ends[1] : edge.ends[0];
    list = list === first ? second : first;
  }
}

/** The questions of a chain change lists. */
function exchange(chain: readonly Edge[], one: number, other: number): void {
  for (const edge of chain) for (const place of edge.ends) place.delete(edge.list);
  for (const edge of chain) give(edge, edge.list === one ? other : one);
}

/** Makes lists as long as each other: chains that have one more question of the longest than of the shortest are exchanged. */
function even(edges: readonly Edge[], count: number): void {
  const sizes = new Array<number>(count).fill(0);
  for (const { list } of edges) sizes[list]++;
  for (;;) {
    const [most, fewest] = [Math.max(...sizes), Math.min(...sizes)];
    if (most - fewest < 2) return;
    const [long, short] = [sizes.indexOf(most), sizes.indexOf(fewest)];
    let moves = Math.floor((most - fewest) / 2);
    for (const edge of edges) {
      if (moves === 0) break;
      if (edge.list !== long) continue;
      const end = edge.ends.find((place) => !place.has(short));
      const chain = end ? chainFrom(end, long, short) : [];
      // A list of odd length begins and ends with one of the longest.
      if (chain.length % 2 === 0) continue;
      exchange(chain, long, short);
      moves--;
      sizes[long]--;
      sizes[short]++;
    }
  }
}
