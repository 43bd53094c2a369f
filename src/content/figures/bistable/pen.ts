/** The levels of a figure drawn in lines: of the sheet, of its lines, and of faces in full light, in half light and in shade. */
export interface Pen {
  readonly paper: number;
  readonly ink: number;
  readonly bright: number;
  readonly dim: number;
  readonly dark: number;
}

/** Black lines on white. */
export const onPaper: Pen = { paper: 255, ink: 0, bright: 232, dim: 190, dark: 150 };

/** White lines on black. */
export const chalk: Pen = { paper: 16, ink: 244, bright: 158, dim: 112, dark: 66 };
