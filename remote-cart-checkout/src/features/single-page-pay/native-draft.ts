import type { ActionContext, ActionResult, CallResult } from '@shop/contract';
import { cleaned } from '@shop/format';
import { check, formSchema, quantityRule, ruleText } from '@shop/forms';
import { formAgain, type Refused } from '@shop/kit';
import { takeAddress, takeBilling, type AddressTaker } from '../../address/take-address.ts';
import { BILL, EDIT_ADDRESS } from '../../address/native-form.ts';
import { COUPON } from './coupon-step.ts';
import { quantityBounds, STEP } from './quantity-bounds.ts';

type Refuse = (answer: Refused) => ActionResult;

interface DraftTaker {
  here: (query?: { edit?: string | undefined }) => string;
  /** Where one is led whose cart is empty, or whom the API does not know. */
  cart: string;
}

/**
 * The single-page pay without scripts, but for the payment: quantity, coupon, delivery and bill, each by the page's own
 * calls (CHK-015). They are of a draft, which is made anew: that of the page may be of another tab's by now.
 */
export const takeDraft = async (context: ActionContext, { here, cart }: DraftTaker): Promise<ActionResult> => {
  const { call, fields, language } = context;
  const opened = await call('visitor', 'orderGeneration', { body: {} });
  const at = fields.has(COUPON) ? 'coupon_code' : fields.has('item_id') ? 'qty' : [];
  const refused: Refuse = (answer) =>
    answer.code === 401 ? { redirect: cart } : formAgain(answer, { values: Object.fromEntries(fields), language, at });
  // An empty cart, or one with what is sold out: the cart says which.
  if (!opened.ok) return opened.code === 409 ? { redirect: cart } : refused(opened);
  const { draft_id, cart: drafted } = opened.result;

  const deliverTo: AddressTaker['deliverTo'] = (body) =>
    call('visitor', 'orderAddress', { body: { ...body, draft_id } });
  if (fields.has(BILL)) return takeBilling(context, { here: () => here(), nobody: cart, deliverTo });
  if (fields.has(COUPON)) return takeCoupon(context, draft_id, here, refused);
  if (fields.has('item_id')) return takeQuantity(context, drafted, here, refused);
  return takeAddress(context, {
    here: (edit = EDIT_ADDRESS) => here({ edit }),
    done: here(),
    nobody: cart,
    deliverTo,
    book: () => call('visitor', 'userAddresses', {}),
    keepInBook: (entry, id) =>
      call('visitor', 'editUserAddress', { body: { ...entry, ...(id === null ? {} : { address_entity_id: id }) } }),
  });
};

const takeCoupon = async (
  { call, fields, language }: ActionContext,
  draft_id: string,
  here: () => string,
  refused: Refuse,
): Promise<ActionResult> => {
  const step = fields.get(COUPON);
  const coupon_code = cleaned(fields.get('coupon_code') ?? '');
  if (step !== 'remove' && coupon_code === '') {
    const errors = { coupon_code: ruleText({ key: 'required' }, language) };
    return { again: { values: { [COUPON]: 'try', coupon_code }, errors } };
  }
  if (step === 'try') {
    const worth = await call('visitor', 'confirmCoupon', { body: { draft_id, coupon_code } });
    if (!worth.ok) return refused(worth);
    const { coupon_code: code, discount_amount } = worth.result;
    return { again: { values: { [COUPON]: 'apply', coupon_code: code, worth: String(discount_amount) }, errors: {} } };
  }
  const body = { draft_id, coupon_code: step === 'remove' ? null : coupon_code };
  const answer = await call('visitor', 'applyDraftCoupon', { body });
  return answer.ok ? { redirect: here() } : refused(answer);
};

const takeQuantity = async (
  { call, fields, language }: ActionContext,
  { list }: CallResult<'orderGeneration'>['cart'],
  here: () => string,
  refused: Refuse,
): Promise<ActionResult> => {
  const item = list.find(({ item_id }) => String(item_id) === fields.get('item_id'));
  // It was taken out elsewhere: the page shows what there is now.
  if (!item) return { redirect: here() };
  const typed = { qty: fields.get(STEP) ?? fields.get('qty') ?? '' };
  const checked = check(formSchema({ qty: quantityRule(quantityBounds(item)) }), typed);
  if (!checked.ok) {
    const { qty } = checked.errors;
    return {
      again: { values: Object.fromEntries(fields), errors: { qty: ruleText(qty ?? { key: 'number' }, language) } },
    };
  }
  const answer = await call('visitor', 'cartsOperate', { body: { item_id: item.item_id, qty: checked.values.qty } });
  return answer.ok ? { redirect: here() } : refused(answer);
};
