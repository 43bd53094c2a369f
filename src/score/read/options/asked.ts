/** What the prompt of a question says of how replies to it are to be read. */
export interface Asked {
  /** Letters that it uses as names of objects: "Object B" chooses nothing. */
  readonly objects: ReadonlySet<string>;
  /** What is asked for ("farther forward"), and what is its opposite. */
  readonly property: readonly [asked: RegExp, opposite: RegExp] | null;
  /** The question by itself, whose first side is that of its subject. */
  readonly subject: string;
  /** Whether sides are the subject's own, not those of the picture. */
  readonly own: boolean;
  /** What is placed, and in relation to what. */
  readonly placed: readonly [subject: string, reference: string] | null;
}

/** Properties of which one of several has more, and their opposites. */
const PROPERTIES: readonly (readonly [string, string])[] = [
  [
    'forward|in front|front|ahead|leading|前(?:面|方)?|vorne|vorn|devant|adelante',
    'back|backward|behind|rear|trailing|后(?:面|方)?|後(?:ろ)?|hinten|derrière|atrás',
  ],
  ['rais(?:e[sd]?|ing)|lift(?:s|ed|ing)?|in the air|抬', 'on the (?:ground|floor)|stand(?:s|ing)|planted'],
  ['lighter|brighter|更亮|heller', 'darker|更暗|dunkler'],
  ['longer|更长', 'shorter|更短'],
  ['larger|bigger|更大', 'smaller|更小'],
  ['higher', 'lower'],
  [
    'mov(?:es?|ing|ement)|motion',
    "(?:nothing(?! else)|no|not|n[’']t) (?:\\p{L}+ ){0,2}(?:mov(?:es?|ing|ement)|motion|changes?)|still image|stationary|static",
  ],
  ['nearer|closer', 'farther away|further away'],
];
const bounded = (source: string) => new RegExp(String.raw`(?<![a-z])(?:${source})(?![a-z])`, 'iu');
const PAIRS = PROPERTIES.flatMap(([one, other]) => [
  [bounded(one), bounded(other)] as const,
  [bounded(other), bounded(one)] as const,
]);

/** "Object A", "objects A and B" */
const OBJECTS = /\bobjects? ['"]?([A-Z])\b(?:['"]?,? and ['"]?([A-Z])\b)?/gi;
const PLACED =
  /\bWhere is (?:the |an? )?([\p{L} -]{1,40}?),? [^?]{0,40}?in relation to (?:the |an? )?([\p{L} -]{1,40})\?/iu;

const known = new Map<string, Asked>();
const mostKnown = 1000;

/** What a prompt asks for. @param prompt '' where it is not known */
export function askedIn(prompt: string): Asked {
  const found = known.get(prompt);
  if (found) return found;
  const question = /[^.?\n]*\?/.exec(prompt)?.[0] ?? '';
  const [, subject, reference] = PLACED.exec(prompt) ?? [];
  const asked: Asked = {
    objects: new Set(
      Array.from(prompt.matchAll(OBJECTS), ([, a, b]) => [a, b])
        .flat()
        .filter(Boolean) as string[],
    ),
    property: /\b(?:which|what|is|are|does|do)\b/i.test(question)
      ? (PAIRS.find(([one]) => one.test(question)) ?? null)
      : null,
    subject: question,
    own: /\b(?:subject's own|own perspective)\b/.test(prompt),
    placed: subject && reference ? [subject, reference] : null,
  };
  if (known.size >= mostKnown) known.clear();
  known.set(prompt, asked);
  return asked;
}

/** Sides of the picture, and where somebody faces, where the subject's own are asked for. */
const IMAGE_SIDE =
  /\b(?:(?:on|at|to|in) )?(?:the )?(?:left|right)(?:[- ]hand)?(?: (?:side|part|edge|half))? (?:of|in) the (?:image|picture|photo|frame|scene|view)\b|\b(?:the )?viewer['’]s (?:left|right)\b|\b(?:on |to )?our (?:left|right)\b|\bfacing (?:to the )?(?:left|right)\b|\bfrom (?:the viewer|our|the camera)(?:['’]s)? (?:perspective|point of view|view|side)[^.;,\n]*|\bin the (?:image|picture),[^,;.\n]*|画面(?:的)?[左右][侧边側邊]?|面向[左右][侧边側邊]?/gi;

/** A text without the sides of the picture, where the subject's own are asked for. */
export const ownSides = (text: string, { own }: Asked): string =>
  own ? text.replace(IMAGE_SIDE, ' ') : text;

const TURNED: Readonly<Record<string, string>> = {
  left: 'right',
  right: 'left',
  'in front': 'behind',
  behind: 'in front',
};

/**
 * A text with statements about the reference turned into statements about the subject of the question:
 * "The house is to the left of the person".
 */
export function turned(text: string, { placed }: Asked): string {
  if (placed === null || !text.toLowerCase().includes(placed[1].toLowerCase())) return text;
  const [subject, reference] = placed;
  return text.replace(
    new RegExp(
      String.raw`(?<=\b${reference}\b[^.,;\n]{0,30}?\b)(?:left|right|in front|behind)\b(?=[^.,;\n]{0,20}\b${subject}\b)|(?<=\b${reference}\b[^.,;\n]{0,30}?\b${subject}['’]s )(?:left|right)\b`,
      'gi',
    ),
    (relation) => TURNED[relation.toLowerCase()],
  );
}
