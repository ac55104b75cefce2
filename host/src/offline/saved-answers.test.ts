import { saveAnswer, savedAnswer } from './saved-answers.ts';

beforeEach(() => localStorage.clear());

const cart = (items_count: number) => ({ items_count });

test('each person is given their own newest answer, and nobody else’s', () => {
  saveAnswer('7', 'carts', {}, cart(1));
  saveAnswer('7', 'carts', {}, cart(2));
  saveAnswer('7', 'wishlist', { query: { page: 1 } }, 'Salon');
  expect(savedAnswer('7', 'carts', {})).toEqual(cart(2));
  expect(savedAnswer('7', 'wishlist', { query: { page: 1 } })).toBe('Salon');
  expect(savedAnswer('7', 'wishlist', { query: { page: 2 } })).toBeUndefined();
  expect(savedAnswer('8', 'carts', {})).toBeUndefined();
  saveAnswer('guest', 'carts', {}, cart(0));
  expect(savedAnswer('7', 'carts', {})).toBeUndefined();
});

test('twenty answers are kept at most, the newest, and a full storage keeps the earlier ones', () => {
  for (let page = 1; page <= 21; page += 1) saveAnswer('7', 'wishlist', { query: { page } }, page);
  expect(savedAnswer('7', 'wishlist', { query: { page: 1 } })).toBeUndefined();
  expect(savedAnswer('7', 'wishlist', { query: { page: 2 } })).toBe(2);
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveAnswer('7', 'carts', {}, cart(1));
  full.mockRestore();
  expect(savedAnswer('7', 'carts', {})).toBeUndefined();
  expect(savedAnswer('7', 'wishlist', { query: { page: 2 } })).toBe(2);
});
