import { schemas } from '../schemas/index.ts';
import { Cart } from './cart.ts';
import { weaknesses } from './example.ts';
import { PlusForm, PlusOrderResult, PlusPrice } from './plus.ts';
import { shapeOf } from './shape.ts';
import { SiteConfig } from './site.ts';

test('the form of Plus+ has telephone, verifyCode, vipCode and remember', () => {
  const form = { telephone: '4165550123', verifyCode: '1234', vipCode: 'ABCD', remember: true };
  expect(shapeOf(PlusForm)).toEqual({
    telephone: 'string',
    verifyCode: 'string',
    vipCode: 'string',
    remember: 'boolean',
  });
  expect(weaknesses(PlusForm, form)).toEqual([]);
});

test('MEM-004 the price of Plus+ in the site’s data and on its page, and what it saves on the cart', () => {
  const price = { plusPrice: 'integer', plusSpecialPrice: 'integer' };
  expect(shapeOf(PlusPrice)).toEqual(price);
  expect(SiteConfig.properties.plus_price).toBe(PlusPrice);
  expect(shapeOf(schemas.plusInfo.result)).toMatchObject(price);
  expect(shapeOf(Cart)).toMatchObject({ plusTotal: 'integer' });
  expect(weaknesses(PlusPrice, { plusPrice: 6_900, plusSpecialPrice: 4_900 })).toEqual([]);
  expect(weaknesses(PlusPrice, { plusPrice: 69.5, plusSpecialPrice: 4_900 })).toContain('refuses /plusPrice');
});

test('MEM-006 what an order of Plus+ comes to, and its number', () => {
  const result = { order_price: 4_900, plus_num: 'P-1001' };
  expect(shapeOf(PlusOrderResult)).toEqual({ order_price: 'integer', plus_num: 'string' });
  expect(shapeOf(schemas.plusOrderMaybeSucceeded.result)).toMatchObject({ order: shapeOf(PlusOrderResult) });
  expect(weaknesses(PlusOrderResult, result)).toEqual([]);
  expect(weaknesses(schemas.plusOrderMaybeSucceeded.result, { is_success: 1, order: result })).toEqual([]);
  expect(weaknesses(schemas.plusOrderMaybeSucceeded.result, { is_success: 0, order: null })).toEqual([]);
});
