import type { Json } from '../../core/json.js';
import type { ItemRecord } from '../../dataset/item/record.js';
import type { Levels } from '../../families/difficulty/difficulty.js';
import type { Question } from '../../score/question.js';

/** A picture or animation of an item. */
export interface ServedPicture {
  /** SHA-256 of its bytes, hexadecimal. */
  readonly sha256: string;
  readonly type: 'image/png' | 'image/gif';
  readonly bytes: Uint8Array;
}

/** The truth of an item, which is sent after its questions. */
export interface ServedTruth {
  readonly state: Json;
  readonly transform: Json;
  /** label(x), the label of the original. */
  readonly label: Json;
  /** rho(T, label(x)), the label after the transform. */
  readonly moved: Json;
  /** The judge's evidence. */
  readonly certificate: Json;
}

/** An item as it travels from a worker: the questions asked of it, and the pictures that they show. */
export interface ServedItem extends Pick<ItemRecord, 'id' | 'family' | 'version' | 'part' | 'index'> {
  /** How many different items there are with its params; null: without a bound that is known. */
  readonly exist: number | null;
  /** How many items before it were skipped because a test has them, or one too near to them. */
  readonly excluded: number;
  /** Its looks in short, as fingerprints keep them: from them a log knows what was dealt. */
  readonly looks: Json;
  /** Its params, every default filled in. */
  readonly params: Json;
  /** How hard it is, where that was asked for. */
  readonly difficulty: Levels | null;
  readonly questions: readonly Question[];
  /** File that a question names → picture. */
  readonly pictures: Readonly<Record<string, ServedPicture>>;
  readonly truth: ServedTruth;
  /** The bytes of the item as text, without the pictures. */
  readonly bytes: number;
}

/** An item without its pictures. */
export type ToldItem = Omit<ServedItem, 'pictures'> & { readonly pictures: undefined };

/** The bytes of an item with its pictures. */
export const bytesOf = ({ bytes, pictures }: ServedItem): number =>
  Object.values(pictures).reduce((sum, picture) => sum + picture.bytes.length, bytes);

/** The questions of an item that are asked. */
export interface Asked {
  /** One question, dealt by the item's seed; one of each condition, in the family's order; or all. */
  readonly which: 'one' | 'conditions' | 'all';
  /** The condition that questions must have. Default: all that show a picture. */
  readonly condition?: string | undefined;
}

/** An item to make. */
export interface ItemTask {
  /** The number of its deal, or its index in the set. */
  readonly index: number;
  readonly dealt: boolean;
  readonly asked: Asked;
}
