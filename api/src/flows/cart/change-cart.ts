import { lockCart, type CartRow } from '../../database/cart/cart-rows.ts';
import type { Queryable } from '../../database/connection.ts';
import { transact } from '../../database/transact.ts';
import type { Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { readCart, type ShownCart } from './read-cart.ts';

/** Whose cart it is. */
export interface Shopping<Who extends Shopper = Shopper> {
  readonly services: Services;
  readonly who: Who;
}

/** Changes the locked cart and answers the changed cart, in one transaction. */
export const changeCart = (
  { services, who }: Shopping,
  change: (db: Queryable, row: CartRow) => Promise<void>,
): Promise<ShownCart> =>
  transact(services.db, async (db) => {
    await change(db, await lockCart(db, who));
    return readCart(db, who, services);
  });
