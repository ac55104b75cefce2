import type { CallBody, CallResult } from '@shop/contract';
import { demandPerson, type Asking, type Backend } from '../call.ts';
import { centsOf } from '../catalogue/product.ts';
import { headersFor } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { orderFields } from './find-order.ts';
import { numberOf } from './order-number.ts';
import { placedOf } from './orders.ts';

/** Medusa's own way to pay, which takes every order: for trials. */
const testProvider = 'pp_system_default';

type Placing = Pick<Asking<'createOrder'>, 'person' | 'language' | 'indent'> & {
  body: Pick<CallBody<'createOrder'>, 'idempotency_key' | 'payment_nonce' | 'email' | 'grand_total'>;
};

export const placeOrder = async (backend: Backend, asking: Placing): Promise<CallResult<'createOrder'>> => {
  const { store, memory, cards } = backend;
  const { idempotency_key: key, payment_nonce: nonce, email, grand_total: agreed } = asking.body;
  const person = demandPerson(asking);
  const headers = headersFor(asking.language, person.jwt);
  const earlier = memory.orderOf(person.id, { key });
  if (earlier !== null) {
    return placedOf((await store.store.order.retrieve(earlier, { fields: orderFields }, headers)).order);
  }
  // Not through `ownCart`: a cart that was ordered while its answer got lost is completed again, which gives its order.
  if (person.cart === null || (asking.indent !== null && asking.indent !== person.cart)) throw refusals.otherCart();
  // What comes to nothing is ordered without a payment.
  if (agreed > 0 && (nonce === undefined || !cards.isPayment(nonce))) throw refusals.noPayment();
  const { cart } = await store.store.cart.retrieve(person.cart, { fields: '*payment_collection' }, headers);
  if (!cart.completed_at) {
    if (centsOf(cart.total) !== agreed) throw refusals.otherTotal(centsOf(cart.total));
    if (email !== undefined && email !== cart.email) await store.store.cart.update(cart.id, { email }, {}, headers);
    if (agreed > 0) await store.store.payment.initiatePaymentSession(cart, { provider_id: testProvider }, {}, headers);
  }
  const done = await store.store.cart.complete(cart.id, {}, headers);
  if (done.type !== 'order') throw refusals.soldOut();
  if (nonce !== undefined) cards.use(nonce);
  memory.keepOrder(person.id, { number: numberOf(done.order), medusa: done.order.id, key });
  memory.keepCart(person.id, null);
  // Completing tells nothing of the payment.
  return placedOf((await store.store.order.retrieve(done.order.id, { fields: orderFields }, headers)).order);
};
