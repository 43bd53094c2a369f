/** Takes the lines of a flattened path: one `move` per subpath, then its lines, then `end`. */
export interface LineSink {
  move(x: number, y: number): void;
  line(x: number, y: number): void;
  /**
   * A line that stands for a piece of a curve, with the directions of the curve (of any length, and 0 at a cusp) where
   * the piece begins and ends; `last` is true for the curve's last piece. Without this method pieces are sent as lines.
   */
  piece?(x: number, y: number, fromX: number, fromY: number, toX: number, toY: number, last: boolean): void;
  /** The subpath is over; `closed` says whether the path closed it itself. The closing line is not sent. */
  end(closed: boolean): void;
  /** Whether a curve with this control box may be sent as one line, because nothing of it can be seen. */
  unseen?(left: number, top: number, right: number, bottom: number): boolean;
}
