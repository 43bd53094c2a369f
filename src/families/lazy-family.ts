import { TopsyturvyError } from '../core/errors.js';
import { defineFamily, type Family, type Preparation } from './family.js';

/** What plans and `topsyturvy list` read of a family. */
type Announced = 'name' | 'version' | 'summary' | 'params' | 'presets' | 'portable' | 'views' | 'animations';

/** What a family says of itself before it is needed. */
export type FamilyHead<P> = Pick<Family<P, never, never, never>, Announced>;

/** What it does. */
export type FamilyBehaviour<P, X, T, Y, A> = Omit<Family<P, X, T, Y, A>, Announced>;

/**
 * A family whose code is loaded when a set of it is prepared: importing the library, planning and listing stay quick.
 * Before that it only knows its head; its methods, optional ones included, are there afterwards.
 */
export function lazyFamily<P, X, T, Y, A>(
  head: FamilyHead<P>,
  load: () => Promise<FamilyBehaviour<P, X, T, Y, A>>,
): Family<P, X, T, Y, A> {
  const early = (): never => {
    throw new TopsyturvyError('broken-law', `${head.name} is used before a set of it is prepared`, head.name);
  };
  const family = defineFamily<P, X, T, Y, A>({
    ...head,
    async prepare(preparation: Preparation<P>): Promise<A> {
      const behaviour = await load();
      Object.assign(family, behaviour);
      // A family without assets has the type undefined for them.
      return (await behaviour.prepare?.(preparation)) as A;
    },
    state: early,
    transform: early,
    label: early,
    act: early,
    rho: early,
    draw: early,
    certify: early,
    ask: early,
  });
  return family;
}
