import { actionCall } from '@shop/testing';
import { cart } from '../../testing/fixtures.ts';
import { action } from './form-action.ts';

/** Sends a form of the cart page; the API answers everything with `code`. */
const send = async (fields: Record<string, string>, code = 200, message = '', query = '') => {
  const refused = { code, message };
  const names = ['editCartItem', 'applyCoupon', 'applyPoints', 'addGift', 'refundShippingProtection'] as const;
  const answers = code === 200 ? {} : Object.fromEntries(names.map((name) => [name, refused]));
  const { call, asked } = actionCall(answers, code);
  const url = new URL(`http://shop.test/checkout/cart${query}`);
  const answer = await action({
    url,
    language: 'fr',
    fields: new URLSearchParams(fields),
    from: null,
    call,
  });
  return { answer, asked: asked.map(({ as, name, input: { body } }) => [as, name, body]) };
};

test.each([
  [{ change: 'quantity', item_id: '5', qty: '3' }, 'editCartItem', { item_id: 5, qty: 3 }],
  [{ change: 'option', item_id: '5', child_id: '7' }, 'editCartItem', { item_id: 5, child_id: 7 }],
  [{ change: 'plan', item_id: '5', plan: 'P7-24' }, 'editCartItem', { item_id: 5, planId: 'P7-24' }],
  [{ change: 'no-plan', item_id: '5' }, 'refundPlan', { item_id: 5 }],
  [{ change: 'remove', item_id: '5' }, 'deleteCartItem', { item_id: 5 }],
  [{ change: 'later', item_id: '5' }, 'editLaterCart', { item_id: 5 }],
  [{ change: 'back', item_id: '5' }, 'editLaterCart', { later_item_id: 5 }],
  [{ change: 'no-later', item_id: '5' }, 'editLaterCart', { later_item_id: 5, remove: true }],
  [{ change: 'coupon', coupon_code: ' ten ' }, 'applyCoupon', { coupon_code: 'ten' }],
  [{ change: 'no-coupon' }, 'removeCoupon', {}],
  [{ change: 'points', points: '500' }, 'applyPoints', { points: 500 }],
  [{ change: 'no-points' }, 'applyPoints', { points: 0 }],
  [{ change: 'credit', credit: ' 12,5 ' }, 'applyCredit', { amount: 1_250 }],
  [{ change: 'no-credit' }, 'applyCredit', { amount: 0 }],
  [{ change: 'gift', item_id: '9' }, 'addGift', { item_id: 9 }],
  [{ change: 'gift-yes', item_id: '9' }, 'freeGiftConfirm', { gift_id: 9 }],
  [{ change: 'no-gift', item_id: '9' }, 'deleteGift', { item_id: 9 }],
  [{ change: 'protection', protected: 'seel' }, 'extendShipping', { is_add: 1, planId: 'seel' }],
  [{ change: 'protection' }, 'refundShippingProtection', {}],
])('the form %j asks for one change, as the visitor', async (fields, name, body) => {
  const { answer, asked } = await send(fields as Record<string, string>);
  expect(answer).toMatchObject({ redirect: '/checkout/cart' });
  expect(asked).toEqual([['visitor', name, body]]);
});

test.each([
  [{ change: 'quantity', item_id: '5', qty: '1.5' }, 'qty'],
  [{ change: 'option', item_id: '5', child_id: '' }, 'child_id'],
  [{ change: 'plan', item_id: '5' }, 'plan'],
  [{ change: 'coupon', coupon_code: ' ' }, 'coupon_code'],
  [{ change: 'points', points: '-3' }, 'points'],
  [{ change: 'credit', credit: '0' }, 'credit'],
])('what makes no sense in %j comes back at %s with what was typed, and nobody is asked', async (fields, field) => {
  const { answer, asked } = await send(fields as Record<string, string>);
  expect(answer).toEqual({ again: { values: fields, errors: { [field]: expect.stringMatching(/./) } } });
  expect(asked).toEqual([]);
});

test.each([
  [{ change: 'quantity', item_id: '5', qty: '3' }, 'qty'],
  [{ change: 'coupon', coupon_code: 'OLD' }, 'coupon_code'],
  [{ change: 'points', points: '5' }, 'points'],
  [{ change: 'protection' }, 'protected'],
])('what the API refuses of %j comes back at %s; where nobody answers, that is said', async (fields, field) => {
  const refused = await send(fields as Record<string, string>, 409, 'Il n’y en a plus.');
  expect(refused.answer).toEqual({ again: { values: fields, errors: { [field]: 'Il n’y en a plus.' } } });
  const silent = await send(fields as Record<string, string>, 503);
  expect(silent.answer).toMatchObject({ again: { errors: { [field]: expect.stringMatching(/pas répondu/) } } });
});

test('a refusal without a field is the whole form’s', async () => {
  const { answer } = await send({ change: 'gift', item_id: '9' }, 409, 'Pas offert.');
  expect(answer).toEqual({ again: { values: { change: 'gift', item_id: '9' }, errors: {}, message: 'Pas offert.' } });
});

test.each([404, 401])('what is gone already is no error, so that a second press does nothing: %i', async (code) => {
  for (const change of ['remove', 'later', 'back', 'no-later', 'no-plan', 'no-gift']) {
    expect((await send({ change, item_id: '5' }, code, 'No such item.')).answer).toEqual({
      redirect: '/checkout/cart',
    });
  }
});

test.each([
  {},
  { change: 'constructor' },
  { change: 'remove' },
  { change: 'remove', item_id: '5; drop' },
  { item_id: '5', qty: '2' },
])('a form that makes no sense goes to the cart with a notice and calls nobody: %j', async (fields) => {
  const { answer, asked } = await send(fields as Record<string, string>);
  expect(answer).toEqual({ redirect: '/checkout/cart?notice=invalid' });
  expect(asked).toEqual([]);
});

test('the plans of a line are opened by the page’s address', async () => {
  const { answer, asked } = await send({ change: 'plans', item_id: '5' });
  expect(answer).toEqual({ redirect: '/checkout/cart?edit=5' });
  expect(asked).toEqual([]);
});

test('a line is left without a plan', async () => {
  const { answer, asked } = await send({ change: 'plan', item_id: '5', declined: '1' });
  expect(answer).toEqual({ redirect: '/checkout/cart' });
  expect(asked).toEqual([]);
});

test.each([
  [{ change: 'remove', item_id: '5' }, 200, '/checkout/cart?postcode=M5H+1A1'],
  [{ change: 'remove', item_id: '5' }, 404, '/checkout/cart?postcode=M5H+1A1'],
  [{ change: 'plans', item_id: '5' }, 200, '/checkout/cart?edit=5&postcode=M5H+1A1'],
  [{ change: 'plan', item_id: '5', declined: '1' }, 200, '/checkout/cart?postcode=M5H+1A1'],
])('the postal code of the delivery stays in the address after %j with %i', async (fields, code, redirect) => {
  const { answer } = await send(fields as Record<string, string>, code, 'No such item.', '?postcode=M5H%201A1');
  expect(answer).toEqual({ redirect });
});

const changed = cart(undefined, { items_qty: 3, grand_total: 123_450, coupon_code: 'HELLO10' });
const refusedCoupon = {
  ...changed,
  coupon_code: null,
  coupon_problem: { coupon_code: 'BIG50', message: 'Panier trop petit.' },
};

test.each([
  [{ change: 'quantity', item_id: '5', qty: '3' }, 'editCartItem', changed, 'La quantité est modifiée. Nouveau total'],
  [{ change: 'option', item_id: '5', child_id: '7' }, 'editCartItem', changed, 'Le choix est modifié. Nouveau total'],
  [{ change: 'coupon', coupon_code: 'hello10' }, 'applyCoupon', changed, 'Le code HELLO10 est appliqué. Nouveau total'],
  [{ change: 'coupon', coupon_code: 'big50' }, 'applyCoupon', refusedCoupon, 'Panier trop petit. Nouveau total'],
  [{ change: 'no-coupon' }, 'removeCoupon', changed, 'Le code promo est retiré. Nouveau total'],
])('what became of %j is said with the new total, and the shell gets the cart', async (fields, name, result, text) => {
  const { call } = actionCall({ [name]: { result } });
  const url = new URL('http://shop.test/checkout/cart');
  const sent = new URLSearchParams(fields as Record<string, string>);
  expect(await action({ url, language: 'fr', fields: sent, from: null, call })).toEqual({
    redirect: '/checkout/cart',
    inPlace: {
      text: expect.stringMatching(new RegExp(`^${text}\\s: 1\\s234,50\\s\\$\\.$`)),
      count: { href: '/checkout/cart', number: 3 },
      actions: [{ type: 'cart/changedBefore', payload: result }],
    },
  });
});
