import type { Json } from '../../core/json.js';
import type { CertificateOf, ItemTypes } from '../../families/family-types.js';
import type { Item } from './item.js';

/** What is not known is plain JSON. */
type Known<Type> = unknown extends Type ? Json : Type;

/** An item of a plan. `I`: what it is made of, where that is known. */
export interface TypedItem<I extends ItemTypes = ItemTypes> extends Omit<
  Item,
  'params' | 'state' | 'transform' | 'label' | 'movedLabel' | 'certificate'
> {
  readonly params: unknown extends I['params'] ? Item['params'] : I['params'];
  readonly state: Known<I['state']>;
  readonly transform: Known<I['transform']>;
  /** label(x), the label of the original. */
  readonly label: Known<I['label']>;
  /** rho(T, label(x)), the label after the transform. */
  readonly movedLabel: Known<I['label']>;
  /**
   * The evidence that the labels are right, measured once.
   *
   * @throws TopsyturvyError 'broken-law' if it does not hold.
   */
  readonly certificate: CertificateOf<I>;
}
