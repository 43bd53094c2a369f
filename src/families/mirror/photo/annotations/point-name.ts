/** A side of the subject's own. */
export type Side = 'left' | 'right';
/** Which legs of an animal. */
export type End = 'front' | 'rear';

export interface PointName {
  /** Undefined for points on the midline. */
  readonly side: Side | undefined;
  readonly end: End | undefined;
  /** The name without its side, in lower-case words. */
  readonly rest: string;
  /** The rest without its end. */
  readonly part: string;
}

const sideWords: ReadonlyMap<string, Side> = new Map([
  ['left', 'left'],
  ['right', 'right'],
]);
/** These are sides only at the beginning or the end of a name. */
const sideLetters: ReadonlyMap<string, Side> = new Map([
  ['l', 'left'],
  ['r', 'right'],
]);
const endWords: ReadonlyMap<string, End> = new Map([
  ['front', 'front'],
  ['fore', 'front'],
  ['f', 'front'],
  ['back', 'rear'],
  ['hind', 'rear'],
  ['rear', 'rear'],
  ['b', 'rear'],
]);

/** Reads a point's name: 'left_wrist', 'L_F_Paw', 'RightKnee', 'front_left_paw', 'ear-left'. */
export function readPointName(name: string): PointName {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.-]+/)
    .filter((word) => word !== '');
  const sided = words.flatMap((word, at): { at: number; side: Side }[] => {
    const outer = at === 0 || at === words.length - 1;
    const side = sideWords.get(word) ?? (outer ? sideLetters.get(word) : undefined);
    return side ? [{ at, side }] : [];
  });
  // A name with two sides says neither.
  const found = sided.length === 1 ? sided[0] : undefined;
  const rest = words.filter((_, at) => at !== found?.at);
  const end = rest.length > 1 ? endWords.get(rest[0]!) : undefined;
  return { side: found?.side, end, rest: rest.join(' '), part: rest.slice(end ? 1 : 0).join(' ') };
}
