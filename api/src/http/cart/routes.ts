import type { FastifyInstance } from 'fastify';
import type { CallName, Cart } from '@shop/contract';
import { findCart, lockCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { findCoupon, priceCart } from '../../database/cart/priced-cart.ts';
import type { Queryable } from '../../database/connection.ts';
import { transact } from '../../database/transact.ts';
import { registerCall, type CallContext } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { readCart, readLater } from './cart.ts';
import { addToCart, deleteFromCart, editCart, moveForLater } from './changes.ts';
import { cartMessages, couponMessages } from './messages.ts';

type ShopperContext = Pick<CallContext<CallName, 'shopper'>, 'services' | 'who' | 'language'>;

/** Changes the locked cart and answers it as it is then; a change that fails leaves nothing behind. */
export const changeCart = (
  { services, who, language }: ShopperContext,
  change: (db: Queryable, row: CartRow) => Promise<void>,
): Promise<Cart> =>
  transact(services.db, async (transaction) => {
    await change(transaction, await lockCart(transaction, who));
    return readCart(transaction, who, language, services);
  });

export const registerCart = (app: FastifyInstance): void => {
  registerCall(app, 'carts', 'shopper', ({ services, who, language }) =>
    readCart(services.db, who, language, services),
  );
  registerCall(app, 'cartsFirstVersion', 'shopper', ({ services, who, language }) =>
    readCart(services.db, who, language, services),
  );
  registerCall(app, 'addCartItem', 'shopper', (context) =>
    changeCart(context, (db, { id }) => addToCart(db, id, context.body)),
  );
  registerCall(app, 'editCartItem', 'shopper', (context) =>
    changeCart(context, (db, { id }) => editCart(db, id, context.body)),
  );
  registerCall(app, 'deleteCartItem', 'shopper', (context) =>
    changeCart(context, (db, { id }) => deleteFromCart(db, id, context.body.item_id)),
  );

  registerCall(app, 'applyCoupon', 'shopper', async (context) => {
    const { services, who, body } = context;
    return changeCart(context, async (db, row) => {
      const coupon = await findCoupon(db, body.coupon_code);
      if (!coupon) throw new ShopError(400, cartMessages.unknownCoupon);
      const { couponProblem } = await priceCart(db, { ...row, couponCode: coupon.code }, who, services);
      if (couponProblem) throw new ShopError(400, couponMessages[couponProblem]);
      await updateCart(db, row.id, { couponCode: coupon.code });
    });
  });
  registerCall(app, 'removeCoupon', 'shopper', (context) =>
    changeCart(context, (db, { id }) => updateCart(db, id, { couponCode: null })),
  );
  registerCall(app, 'cartsDiscountData', 'shopper', async ({ services, who, language }) => {
    const row = await findCart(services.db, who);
    if (!row) return { coupon_code: null, discount_amount: 0, discounts: [] };
    const { coupon, totals } = await priceCart(services.db, row, who, services);
    const discounts = coupon && totals.discount > 0 ? [{ label: coupon.title[language], amount: totals.discount }] : [];
    return { coupon_code: row.couponCode, discount_amount: totals.discount, discounts };
  });

  registerCall(app, 'laterCart', 'shopper', ({ services, who, language }) =>
    readLater(services.db, who, language, services),
  );
  registerCall(app, 'editLaterCart', 'shopper', async (context) => {
    const { services, who, language, body } = context;
    const cart = await changeCart(context, (db, { id }) => moveForLater(db, id, body));
    const later = await readLater(services.db, who, language, services);
    return { cart, later, count: later.list.length };
  });
};
