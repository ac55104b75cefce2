import {
  paths,
  type ActionContext,
  type ActionResult,
  type CallInput,
  type CallName,
  type Cart,
  type Language,
  type SaidInPlace,
} from '@shop/contract';
import { centsOf, cleaned, formatMoney } from '@shop/format';
import { ruleText, type RuleKey } from '@shop/forms';
import { formAgain } from '@shop/kit';
import en from '../../../locales/en.json';
import fr from '../../../locales/fr.json';
import { cartChangedBefore } from '../../cart-actions.ts';
import {
  CART_CHANGE,
  cartFormChanges,
  CHANGED_ITEM,
  POSTCODE,
  PROTECTED,
  type CartFormChange,
} from '../../cart-form.ts';
import { takeAdded, toCart } from '../../features/cart/form-action.ts';
import { wholeNumber } from '../../features/cart/whole-number.ts';
import { DECLINED, PLAN } from '../../plans/plan-form.tsx';

/** A form makes a call, whose refusal belongs to `field`; or it is wrong at a field; or it leads on. */
type Step =
  | { [N in CallName]: { call: N; input: CallInput<N>; field?: string } }[CallName]
  | { wrong: RuleKey; field: string }
  | { to: string };

const step = <N extends CallName>(call: N, input: CallInput<N>, field?: string) =>
  ({ call, input, ...(field !== undefined && { field }) }) as Step; // the call's own input

/** A step that needs what was typed to make sense. */
const typedStep = <T>(typed: T | null, wrong: RuleKey, field: string, of: (typed: T) => Step): Step =>
  typed === null ? { wrong, field } : of(typed);

/** Changes of one item, `id`. */
const ofItem: Partial<Record<CartFormChange, (id: number, fields: URLSearchParams, postcode?: string) => Step>> = {
  quantity: (item_id, fields) =>
    typedStep(wholeNumber(fields.get('qty')), 'number', 'qty', (qty) =>
      step('editCartItem', { body: { item_id, qty } }, 'qty'),
    ),
  option: (item_id, fields) =>
    typedStep(wholeNumber(fields.get('child_id')), 'required', 'child_id', (child_id) =>
      step('editCartItem', { body: { item_id, child_id } }, 'child_id'),
    ),
  plans: (item_id, _, postcode) => ({ to: paths.cart({ edit: String(item_id), postcode }) }),
  plan: (item_id, fields) =>
    typedStep(fields.get(PLAN), 'required', PLAN, (planId) =>
      step('editCartItem', { body: { item_id, planId } }, PLAN),
    ),
  'no-plan': (item_id) => step('refundPlan', { body: { item_id } }),
  remove: (item_id) => step('deleteCartItem', { body: { item_id } }),
  later: (item_id) => step('editLaterCart', { body: { item_id } }),
  back: (later_item_id) => step('editLaterCart', { body: { later_item_id } }),
  'no-later': (later_item_id) => step('editLaterCart', { body: { later_item_id, remove: true } }),
  gift: (item_id) => step('addGift', { body: { item_id } }),
  'gift-yes': (gift_id) => step('freeGiftConfirm', { body: { gift_id } }),
  'no-gift': (item_id) => step('deleteGift', { body: { item_id } }),
};

/** Cents in a hidden field, which may be none; null for anything else. */
const centsSent = (value: string | null): number | null => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : null);

/** Changes of the whole cart. */
const ofCart: Partial<Record<CartFormChange, (fields: URLSearchParams) => Step>> = {
  coupon: (fields) =>
    typedStep(cleaned(fields.get('coupon_code') ?? '') || null, 'required', 'coupon_code', (coupon_code) =>
      step('applyCoupon', { body: { coupon_code } }, 'coupon_code'),
    ),
  'no-coupon': () => step('removeCoupon', { body: {} }, 'coupon_code'),
  best: (fields) =>
    typedStep(centsSent(fields.get('grand_total')), 'number', 'grand_total', (grand_total) =>
      step('applyBestPrice', { body: { grand_total } }, 'grand_total'),
    ),
  points: (fields) =>
    typedStep(wholeNumber(fields.get('points')), 'number', 'points', (points) =>
      step('applyPoints', { body: { points } }, 'points'),
    ),
  'no-points': () => step('applyPoints', { body: { points: 0 } }, 'points'),
  credit: (fields) =>
    typedStep(centsOf(cleaned(fields.get('credit') ?? '')) || null, 'number', 'credit', (amount) =>
      step('applyCredit', { body: { amount } }, 'credit'),
    ),
  'no-credit': () => step('applyCredit', { body: { amount: 0 } }, 'credit'),
  protection: (fields) => {
    const planId = fields.get(PROTECTED);
    return planId === null
      ? step('refundShippingProtection', { body: {} }, PROTECTED)
      : step('extendShipping', { body: { is_add: 1, planId } }, PROTECTED);
  },
};

const stepOf = (fields: URLSearchParams, postcode: string | undefined): Step | null => {
  const change = cartFormChanges.find((known) => known === fields.get(CART_CHANGE));
  if (!change) return null;
  const id = wholeNumber(fields.get(CHANGED_ITEM));
  return ofCart[change]?.(fields) ?? (id === null ? null : (ofItem[change]?.(id, fields, postcode) ?? null));
};

type InPlaceText = keyof typeof en.inPlace;
const inPlaceText = (language: Language, key: `inPlace.${InPlaceText}`): string =>
  ({ en, fr })[language].inPlace[key.replace('inPlace.', '') as InPlaceText];

/** The notice of a change for the page that sent it, with the changed cart for the shell to show. */
const saidOf = (change: string | null, cart: Cart, language: Language): SaidInPlace | undefined => {
  const { coupon } = { en, fr }[language];
  const said: Partial<Record<string, string>> = {
    quantity: inPlaceText(language, 'inPlace.quantity'),
    option: inPlaceText(language, 'inPlace.option'),
    coupon: cart.coupon_problem?.message ?? coupon.applied.replace('{{code}}', cart.coupon_code ?? ''),
    'no-coupon': inPlaceText(language, 'inPlace.noCoupon'),
  };
  const text = change === null ? undefined : said[change];
  if (text === undefined) return undefined;
  const total = inPlaceText(language, 'inPlace.total').replace('{{total}}', formatMoney(cart.grand_total, language));
  return {
    text: `${text} ${total}`,
    count: { href: paths.cart(), number: cart.items_qty },
    actions: [cartChangedBefore(cart)],
  };
};

/**
 * The cart page without scripts. What is wrong comes back at its field with what was typed. A form that is sent
 * twice does no more than once: each says how the cart is to be, and what is gone already is no error. The postal code of the page's address stays there.
 */
export const action = async (context: ActionContext): Promise<ActionResult> => {
  const { url, fields, language, call } = context;
  if (url.pathname === paths.addToCartForm()) return takeAdded(context);
  const postcode = url.searchParams.get(POSTCODE) ?? undefined;
  const back = { redirect: paths.cart({ postcode }) };
  if (fields.has(DECLINED)) return back;
  const next = stepOf(fields, postcode);
  if (!next) return toCart('invalid');
  if ('to' in next) return { redirect: next.to };
  const values = Object.fromEntries(fields);
  if ('wrong' in next) {
    return { again: { values, errors: { [next.field]: ruleText({ key: next.wrong }, language) } } };
  }
  const answer = await call('visitor', next.call, next.input);
  if (answer.ok) {
    // The changes of which something is said answer the cart.
    const inPlace = saidOf(fields.get(CART_CHANGE), answer.result as Cart, language);
    return inPlace ? { ...back, inPlace } : back;
  }
  // It is gone, or its person is: the page shows what there is now.
  if (answer.code === 404 || answer.code === 401) return back;
  return formAgain(answer, { values, language, at: next.field ?? [] });
};
