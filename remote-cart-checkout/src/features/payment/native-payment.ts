import {
  orderNoteLength,
  paths,
  type ActionAnswer,
  type ActionContext,
  type ActionResult,
  type CallBody,
  type CallResult,
  type PaymentMethod,
  type PaymentNotice,
} from '@shop/contract';
import { cleaned } from '@shop/format';
import { formAgain, isDefinite, type Refused } from '@shop/kit';
import { NOTE } from './native-form.ts';

type PlacedOrder = CallResult<'createOrder'>;

const wallet: PaymentMethod = 'alipay';
const methods: readonly PaymentMethod[] = ['card', 'klarna', wallet];

type Paid = Pick<CallBody<'createOrder'>, 'payment_method' | 'payment_nonce'>;

/** A page where one pays without scripts. */
interface PaymentTaker {
  here: (query?: { notice?: PaymentNotice }) => string;
  /** Places the order with the page's own call (CHK-015). */
  place: (order: Omit<CallBody<'createOrder'>, 'order_token'>) => Promise<ActionAnswer<'createOrder'>>;
}

/** The way to pay that was chosen without scripts: the page then shows what that one asks for. */
const choose = async ({ fields, language, call }: ActionContext, { here }: PaymentTaker): Promise<ActionResult> => {
  const method = methods.find((known) => known === fields.get('payment_method'));
  if (!method) return { redirect: here() };
  const answer = await call('visitor', 'cartPayment', { body: { payment_method: method } });
  if (answer.ok) return { redirect: here() };
  return formAgain(answer, { values: { payment_method: method }, language });
};

/**
 * The wallet without scripts, or nothing to pay: places the order of the cart that was shown, and leads to where its
 * payment is agreed to. The cart's marker is the order's key: the same form, sent again, meets the same order and the
 * same payment.
 */
const pay = async (
  { fields, language, call }: ActionContext,
  { here, place }: PaymentTaker,
  marker: string,
): Promise<ActionResult> => {
  const grand_total = Number(fields.get('grand_total'));
  const isPaid = grand_total !== 0;
  const back = (notice: PaymentNotice): ActionResult => ({ redirect: here({ notice }) });
  const key = `form-${marker}`;
  const note = cleaned((fields.get(NOTE) ?? '').replaceAll('\r\n', '\n')).slice(0, orderNoteLength);
  const noted = { ...(note !== '' && { note }) };
  const refused = (answer: Refused): ActionResult =>
    formAgain(answer, { values: { payment_method: wallet, ...noted }, language });

  const goOn = async ({ order_id, status }: PlacedOrder): Promise<ActionResult> => {
    if (status === 'cancelled') return back('unpaid');
    if (status !== 'pending_payment') return { redirect: paths.orderConfirmation(order_id) };
    const state = await call('visitor', 'pollingData', { body: { order_id } });
    const target = state.ok ? state.result.pay_url : undefined;
    if (target === undefined) return { redirect: paths.payResult(order_id) };
    return target.startsWith('/') ? { redirect: target } : { leaveFor: target };
  };
  const find = () => call('visitor', 'orderByKey', { query: { idempotency_key: key } });

  const earlier = await find();
  if (earlier.ok) return goOn(earlier.result);
  if (!isDefinite(earlier)) return back('unavailable');

  /** Begins a payment of the wallet's; answers what to order with. */
  const begin = async (): Promise<Paid | ActionResult> => {
    const begun = await call('visitor', 'walletToken', { query: { grand_total } });
    if (!begun.ok) return refused(begun);
    const { token } = begun.result;
    const own = await call('visitor', 'alipayUnderRiskified', { body: { token } });
    if (!own.ok) return refused(own);
    return own.result.status === 'declined' ? back('tooLarge') : { payment_method: wallet, payment_nonce: token };
  };

  if (isPaid) {
    const risk = await call('visitor', 'prePayRisk', { body: { payment_method: wallet } });
    if (!risk.ok) return refused(risk);
    if (risk.result.status === 'declined') return back('tooLarge');
  }
  const cart = isPaid
    ? await call('visitor', 'cartPayment', { body: { payment_method: wallet } })
    : await call('visitor', 'carts', {});
  if (!cart.ok) return refused(cart);
  // The cart that was shown is the one that is ordered; the API says no to any other total than its button's.
  const { indent, list } = cart.result;
  if (list.length === 0 || indent !== marker) {
    // A press at the same time may have ordered it.
    const there = await find();
    if (there.ok) return goOn(there.result);
    return list.length === 0 ? { redirect: paths.cart() } : back('changed');
  }
  const paid = isPaid ? await begin() : ({ payment_method: 'none' } as const);
  if (!('payment_method' in paid)) return paid;
  const placed = await place({ idempotency_key: key, ...paid, grand_total, ...noted });
  if (placed.ok) return goOn(placed.result);
  // The answer may be lost, or a press at the same time was faster: then the order is there.
  const there = await find();
  if (there.ok) return goOn(there.result);
  if (!isDefinite(there) || !isDefinite(placed)) return back('unavailable');
  // A draft of the single-page pay is gone when another tab has made a newer one.
  return placed.code === 404 ? back('changed') : refused(placed);
};

/** The way to pay, and paying with the wallet or nothing, where the page has no scripts. */
export const takePayment = (context: ActionContext, taker: PaymentTaker): Promise<ActionResult> => {
  const marker = context.fields.get('indent');
  return marker ? pay(context, taker, marker) : choose(context, taker);
};
