import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { CallName, CallResult } from '@shop/contract';
import { findCart, lockCart, updateCart, type CartRow } from '../../database/cart/cart-rows.ts';
import { findCoupon, priceCart } from '../../database/cart/priced-cart.ts';
import type { Queryable } from '../../database/connection.ts';
import { findDraft, replaceDraft, updateDraft, type DraftRow } from '../../database/orders/drafts.ts';
import { transact } from '../../database/transact.ts';
import { normalisedEmail } from '../../domain/account/email.ts';
import { ownerKey, type Shopper } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { accountMessages } from '../account/messages.ts';
import { checkedAddress } from '../address/checked-address.ts';
import { registerCall, type CallContext } from '../call.ts';
import { readCart } from '../cart/cart.ts';
import { editCart } from '../cart/changes.ts';
import { cartMessages, couponMessages } from '../cart/messages.ts';
import { changeCart } from '../cart/routes.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { placedOrderOf } from '../orders/wire.ts';
import { checkLines } from './order-items.ts';
import { payOrder } from './pay-order.ts';

type Context = Pick<CallContext<CallName, 'shopper'>, 'services' | 'who' | 'language'>;
type Draft = CallResult<'orderGeneration'>;

const ownDraft = async (db: Queryable, who: Shopper, id: string): Promise<DraftRow> => {
  const draft = await findDraft(db, ownerKey(who), id);
  if (!draft) throw new ShopError(404, messages.notFound);
  return draft;
};

/** Changes the cart behind a draft, and remembers the total that the answer shows. */
const changeDraft = (
  { services, who, language }: Context,
  id: string,
  change: (db: Queryable, row: CartRow) => Promise<void>,
): Promise<Draft> =>
  transact(services.db, async (db) => {
    const row = await lockCart(db, who);
    const draft = await ownDraft(db, who, id);
    await change(db, row);
    const cart = await readCart(db, who, language, services);
    await updateDraft(db, draft.id, cart.grand_total);
    return { draft_id: draft.id, cart };
  });

/** What a coupon would take off the cart, in cents, or the error that says why it takes nothing off. */
const couponWorth = async (db: Queryable, row: CartRow, who: Shopper, services: Services, typed: string) => {
  const coupon = await findCoupon(db, typed);
  if (!coupon) throw new ShopError(400, cartMessages.unknownCoupon);
  const { couponProblem, totals } = await priceCart(db, { ...row, couponCode: coupon.code }, who, services);
  if (couponProblem) throw new ShopError(400, couponMessages[couponProblem]);
  return { code: coupon.code, discount: totals.discount };
};

/**
 * The single-page pay (CHK-015): a draft of the cart, which keeps the total that the person has seen. A draft whose
 * total has changed by the time it is placed is refused.
 */
export const registerDraft = (app: FastifyInstance): void => {
  registerCall(app, 'cartsOperate', 'shopper', (context) =>
    changeCart(context, (db, { id }) => editCart(db, id, context.body)),
  );

  registerCall(app, 'orderGeneration', 'shopper', ({ services, who, language }) =>
    transact(services.db, async (db) => {
      const row = await lockCart(db, who);
      checkLines((await priceCart(db, row, who, services)).lines);
      const cart = await readCart(db, who, language, services);
      const draft = { id: randomUUID(), owner: ownerKey(who), grandTotal: cart.grand_total, createdAt: services.now() };
      await replaceDraft(db, draft);
      return { draft_id: draft.id, cart };
    }),
  );

  registerCall(app, 'orderDiscountData', 'shopper', async ({ services, who, language, query }) => {
    await ownDraft(services.db, who, query.draft_id);
    const row = await findCart(services.db, who);
    if (!row) return { discount_amount: 0, discounts: [] };
    const { coupon, totals } = await priceCart(services.db, row, who, services);
    const discounts = coupon && totals.discount > 0 ? [{ label: coupon.title[language], amount: totals.discount }] : [];
    return { discount_amount: totals.discount, discounts };
  });

  registerCall(app, 'confirmCoupon', 'shopper', async (context) => {
    const { services, who, body } = context;
    return transact(services.db, async (db) => {
      await ownDraft(db, who, body.draft_id);
      const { code, discount } = await couponWorth(db, await lockCart(db, who), who, services, body.coupon_code);
      return { coupon_code: code, discount_amount: discount };
    });
  });

  registerCall(app, 'applyDraftCoupon', 'shopper', async (context) => {
    const { services, who, body } = context;
    return changeDraft(context, body.draft_id, async (db, row) => {
      const { code } = await couponWorth(db, row, who, services, body.coupon_code);
      await updateCart(db, row.id, { couponCode: code });
    });
  });

  registerCall(app, 'orderAddress', 'shopper', async (context) => {
    const { services, who, body } = context;
    const { draft_id, email: typed, address_entity_id: _saved, ...input } = body;
    const email = who.kind === 'customer' ? who.email : typed === undefined ? undefined : normalisedEmail(typed);
    if (email === null) throw new ShopError(400, accountMessages.invalidEmail, { field: 'email' });
    const shippingAddress = await checkedAddress(services.db, input);
    return changeDraft(context, draft_id, (db, { id }) =>
      updateCart(db, id, { shippingAddress, ...(email === undefined ? {} : { email }) }),
    );
  });

  registerCall(app, 'placeOrder', 'shopper', async ({ services, who, language, body }) => {
    const { draft_id, ...rest } = body;
    const draft = await ownDraft(services.db, who, draft_id);
    const placing = { services, who, language, body: rest, agreedTotal: draft.grandTotal };
    return placedOrderOf(await payOrder(placing));
  });
};
