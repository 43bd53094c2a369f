import { wrongParameter } from '../../core/errors.js';
import type { AreaGrid } from './area-grid.js';
import { sortByTop, type EdgeTable } from './edges.js';

/** Non-zero: inside where the contours wind around a point at all. Even-odd: where they do so an odd number of times. */
export type FillRule = 'nonzero' | 'evenodd';

/** Edges may stand in the wrong order by this many pixels before they count as crossed: far below anything visible. */
const slack = 1e-9;

/** Steps of work after which a path is refused, a second or so. No picture of the library comes near a hundredth of it. */
const maxWork = 200_000_000;

/**
 * Finds the boundary of the inside of a set of edges, whatever they cross or overlap, and adds it to an area grid.
 *
 * A line sweeps down from event to event (the ends of edges). Just below an event the edges have an order from left to
 * right, so one walk over them counts the winding number and tells which are boundary: +1 where the inside begins, -1
 * where it ends, 0 within. Where edges cross before the next event, the neighbors that cross first change places first,
 * and only they can change their sign. An edge is added to the grid when its sign changes or it ends.
 */
export class Sweep {
  /** The edges by their upper ends. */
  private order = new Int32Array(0);
  private slope = new Float64Array(0);
  /** Where an edge meets the sweep line, and where it will at the next event. */
  private here = new Float64Array(0);
  private there = new Float64Array(0);
  /** The part of an edge not yet added: where it begins, and its sign. */
  private fromX = new Float64Array(0);
  private fromY = new Float64Array(0);
  private sign = new Int8Array(0);
  /** The edges that the sweep line meets, from left to right. */
  private active = new Int32Array(64);
  /** The least `there` of the edges in each place and farther right. */
  private leftmost = new Float64Array(64);
  private activeCount = 0;
  private started = 0;
  /** The height at which the first of the active edges ends. */
  private firstEnd = Infinity;
  private y = 0;
  private work = 0;
  /** The mask that a winding number is combined with: 0 is outside. */
  private mask = -1;

  constructor(
    private readonly edges: EdgeTable,
    private readonly grid: AreaGrid,
  ) {}

  /** Takes the edges of the table; then {@link run} does bands of rows from the top. */
  begin(rule: FillRule): void {
    const { count, x0, y0, x1, y1 } = this.edges;
    if (this.order.length !== x0.length) this.allocate(x0.length);
    sortByTop(this.edges, this.order);
    for (let i = 0; i < count; i++) this.slope[i] = (x1[i] - x0[i]) / (y1[i] - y0[i]);
    this.mask = rule === 'nonzero' ? -1 : 1;
    this.activeCount = this.started = this.work = 0;
    this.firstEnd = Infinity;
  }

  /** Adds to the grid all boundary above `bottom` that no earlier call has added. */
  run(bottom: number): void {
    const { edges, order } = this;
    const { y0, count } = edges;
    for (;;) {
      if (this.activeCount === 0) {
        if (this.started === count || y0[order[this.started]] >= bottom) return;
        this.y = y0[order[this.started]];
      }
      while (this.started < count && y0[order[this.started]] <= this.y) this.enter(order[this.started++]);
      let target = this.firstEnd < bottom ? this.firstEnd : bottom;
      if (this.started < count && y0[order[this.started]] < target) target = y0[order[this.started]];
      if (this.weigh(target)) this.untangleAll(target);
      this.arrive(target);
      this.spend(this.activeCount + 1);
      if (target === bottom) {
        for (let i = 0; i < this.activeCount; i++) {
          const edge = this.active[i];
          this.turn(edge, this.sign[edge], this.here[edge], bottom);
        }
        return;
      }
    }
  }

  /** Puts an edge that starts at the sweep line in its place. */
  private enter(edge: number): void {
    const { active, here, slope } = this;
    const x = this.edges.x0[edge];
    here[edge] = this.fromX[edge] = x;
    this.fromY[edge] = this.y;
    this.sign[edge] = 0;
    const end = this.edges.y1[edge];
    if (end < this.firstEnd) this.firstEnd = end;
    let i = this.activeCount++;
    for (; i > 0; i--) {
      const other = active[i - 1];
      const gap = x - here[other];
      if (gap > slack || (gap >= -slack && slope[other] <= slope[edge])) break;
      active[i] = other;
    }
    active[i] = edge;
    this.spend(this.activeCount - i);
    if (this.activeCount === active.length) {
      this.active = new Int32Array(active.length * 2);
      this.active.set(active);
      this.leftmost = new Float64Array(active.length * 2);
    }
  }

  /** Gives each edge its sign just below the sweep line, finds where it will be at `target`, and says whether any cross. */
  private weigh(target: number): boolean {
    const { active, activeCount, here, there, sign, mask } = this;
    const { x0, y0, x1, y1, winding } = this.edges;
    let tangled = false;
    let last = -Infinity;
    let around = 0;
    for (let i = 0; i < activeCount; i++) {
      const edge = active[i];
      const wasInside = (around & mask) !== 0 ? 1 : 0;
      around += winding[edge];
      const change = ((around & mask) !== 0 ? 1 : 0) - wasInside;
      if (change !== sign[edge]) this.turn(edge, change, here[edge], this.y);
      let x = x1[edge];
      if (y1[edge] > target) {
        const start = x0[edge];
        const on = start + (target - y0[edge]) * this.slope[edge];
        // Rounding, or an all but horizontal edge, may overshoot.
        x = start < x ? Math.min(x, Math.max(start, on)) : Math.max(x, Math.min(start, on));
      }
      there[edge] = x;
      if (x < last - slack) tangled = true;
      if (x > last) last = x;
    }
    return tangled;
  }

  /** Adds what an edge has pending down to (x, y) and gives it a new sign from there. */
  private turn(edge: number, sign: number, x: number, y: number): void {
    const before = this.sign[edge];
    if (before !== 0 && y > this.fromY[edge])
      this.work += this.grid.add(this.fromX[edge], this.fromY[edge], x, y, before);
    this.fromX[edge] = x;
    this.fromY[edge] = y;
    this.sign[edge] = sign;
  }

  /** Moves the sweep line to `target` and drops the edges that end there. */
  private arrive(target: number): void {
    const { active, activeCount, here, there } = this;
    const { y1 } = this.edges;
    let kept = 0;
    let first = Infinity;
    for (let i = 0; i < activeCount; i++) {
      const edge = active[i];
      const end = y1[edge];
      here[edge] = there[edge];
      if (end > target) {
        active[kept++] = edge;
        if (end < first) first = end;
      } else this.turn(edge, 0, there[edge], target);
    }
    this.firstEnd = first;
    this.activeCount = kept;
    this.y = target;
  }

  /** Finds the runs of edges that cross among themselves before `target`, and untangles each. */
  private untangleAll(target: number): void {
    const { active, activeCount, there, leftmost } = this;
    let low = Infinity;
    for (let i = activeCount - 1; i >= 0; i--) {
      low = Math.min(low, there[active[i]]);
      leftmost[i] = low;
    }
    // A run ends where all edges so far stay left of all that follow.
    let high = -Infinity;
    for (let i = 0, first = 0; i < activeCount; i++) {
      high = Math.max(high, there[active[i]]);
      if (i + 1 < activeCount && leftmost[i + 1] < high - slack) continue;
      if (i > first) this.untangle(first, i, target);
      first = i + 1;
    }
  }

  /** Lets the edges in places `first` to `last` cross, from the earliest crossing to the latest. */
  private untangle(first: number, last: number, target: number): void {
    const { active, here, there, mask } = this;
    const { winding } = this.edges;
    let outer = 0;
    for (let i = 0; i < first; i++) outer += winding[active[i]];
    this.spend(first);
    let now = 0; // the part of the way to `target` already done
    for (;;) {
      let place = -1;
      let soonest = Infinity;
      for (let i = first; i < last; i++) {
        const past = there[active[i]] - there[active[i + 1]];
        if (past <= slack) continue;
        const gap = Math.max(0, here[active[i + 1]] - here[active[i]]);
        const when = gap / (gap + past);
        if (when < soonest) [soonest, place] = [when, i];
      }
      this.spend(last - first + 1);
      if (place < 0) return;
      now = Math.max(now, soonest);
      const y = Math.min(target, this.y + now * (target - this.y));
      let around = outer;
      for (let i = first; i < place; i++) around += winding[active[i]];
      [active[place], active[place + 1]] = [active[place + 1], active[place]];
      for (let i = place; i <= place + 1; i++) {
        const edge = active[i];
        const wasInside = (around & mask) !== 0 ? 1 : 0;
        around += winding[edge];
        const change = ((around & mask) !== 0 ? 1 : 0) - wasInside;
        if (change !== this.sign[edge]) {
          const x = here[edge] + now * (there[edge] - here[edge]);
          this.turn(edge, change, x, y);
        }
      }
    }
  }

  private spend(steps: number): void {
    this.work += steps;
    if (this.work <= maxWork) return;
    throw wrongParameter(
      'Expected a path of reasonable size and tangle but received one whose edges cross or overlap too often to fill',
      this.edges.count,
      'fewer edges at the same height',
    );
  }

  private allocate(size: number): void {
    this.order = new Int32Array(size);
    this.slope = new Float64Array(size);
    this.here = new Float64Array(size);
    this.there = new Float64Array(size);
    this.fromX = new Float64Array(size);
    this.fromY = new Float64Array(size);
    this.sign = new Int8Array(size);
  }
}
