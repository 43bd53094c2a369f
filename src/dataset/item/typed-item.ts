import type { Json } from '../../core/json.js';
import type { CertificateOf, ItemTypes } from '../../families/family-types.js';
import type { Item } from './item.js';

/** A type as a type of JSON: what is not known is any JSON, and an interface, which has no index signature, is its members. */
type Plain<Type> = unknown extends Type
  ? Json
  : Type extends Json
    ? Type
    : { [Key in keyof Type]: Plain<Type[Key]> };

type Typed = 'params' | 'state' | 'transform' | 'label' | 'movedLabel' | 'certificate';

/** An item, whatever it is made of. */
interface AnyItem extends Omit<Item, Typed>, Pick<Item, Typed> {}

/** An item of a family whose types are known. */
interface KnownItem<I extends ItemTypes> extends Omit<Item, Typed> {
  readonly params: Plain<I['params']>;
  readonly state: Plain<I['state']>;
  readonly transform: Plain<I['transform']>;
  /** label(x), the label of the original. */
  readonly label: Plain<I['label']>;
  /** rho(T, label(x)), the label after the transform. */
  readonly movedLabel: Plain<I['label']>;
  /**
   * The evidence that the labels are right, measured once.
   * @throws TopsyturvyError 'broken-law' if it does not hold.
   */
  readonly certificate: Plain<CertificateOf<I>>;
}

/** An item of a plan. `I`: what it is made of, where that is known. Every one is also an `Item` of which nothing is known. */
export type TypedItem<I extends ItemTypes = ItemTypes> = ItemTypes extends I ? AnyItem : KnownItem<I>;
