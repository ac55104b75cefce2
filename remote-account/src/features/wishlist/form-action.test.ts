import { actionCall, type ActionAnswers } from '@shop/testing';
import { action } from './form-action.ts';

/** Sends a heart's form. */
const send = async (fields: Record<string, string>, { isSignedIn = false, answers = {} as ActionAnswers } = {}) => {
  const { call, asked } = actionCall(answers);
  const url = new URL('http://shop.test/customer/account/wishlist');
  const sent = new URLSearchParams(fields);
  const answer = await action({ url, language: 'en', fields: sent, from: null, isSignedIn, call });
  return { answer, asked: asked.map(({ as, name, input: { body } }) => [as, name, body]) };
};
const redirect = '/customer/account/wishlist';
const said = (text: string, label: string) => ({
  redirect,
  inPlace: { text, link: { label, href: redirect }, actions: [] },
});

test('ACC-009 a guest’s product is remembered, and they are asked to sign in', async () => {
  const { answer, asked } = await send({ product_id: '7', on: 'true' });
  expect(answer).toEqual(said('Remembered. Sign in to keep it on your wishlist.', 'Sign in'));
  expect(asked).toEqual([['shopper', 'addWishlistItem', { product_id: 7 }]]);
});

test('ACC-008 a customer’s variant is added, which is said with a link My Wishlists', async () => {
  const { answer, asked } = await send({ product_id: '7', child_id: '73' }, { isSignedIn: true });
  expect(answer).toEqual(said('Added to your wishlist', 'My Wishlists'));
  expect(asked).toEqual([['shopper', 'addWishlistItem', { product_id: 7, child_id: 73 }]]);
});

test('who presses a heart that is on takes its product off, also where it is gone already', async () => {
  for (const answers of [{}, { deleteWishlistItem: { code: 404, message: 'Gone.' } }]) {
    const { answer, asked } = await send({ product_id: '7', on: 'false' }, { answers });
    expect(answer).toEqual(said('Removed from your wishlist', 'My Wishlists'));
    expect(asked).toEqual([['shopper', 'deleteWishlistItem', { product_id: 7 }]]);
  }
});

test('a refusal is said, and what is no product asks nobody', async () => {
  const answers = { addWishlistItem: { code: 409, message: 'Your wishlist is full.' } };
  const refused = await send({ product_id: '7' }, { answers });
  expect(refused.answer).toEqual({ again: { values: {}, errors: {}, message: 'Your wishlist is full.' } });
  const nothing = await send({ product_id: 'x' });
  expect([nothing.answer, nothing.asked]).toEqual([{ redirect }, []]);
});
