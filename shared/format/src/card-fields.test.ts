import { holdsCard } from './index.ts';

const number = '4242 4242 4242 4242';

test.each([
  ['a number under any name', { comment: `my card is ${number}` }],
  ['a number among others', { list: [{ note: 'x' }, { note: number }] }],
  ['a number as JSON has it', { id: 4242424242424242 }],
  ['a number as a name', { [number]: '' }],
  ['a whole text', `number=${number}`],
  ['a security code', { cvv: '123' }],
  ['a security code under a longer name', { 'card-cvc': '1234' }],
  ['a number of no known bank under a name for it', { number: '9999999999999995' }],
  ['part of a number under a name for it', { card_number: '4242 4242' }],
  ['three digits of a field that is named for a card', { 'Credit Card.No': '424' }],
  ['a number that a name for it has with blanks', { number: '9999 9999-9999 9995' }],
  ['a number of twelve digits under a name for it', { number: '100000000008' }],
  ['a number of nineteen digits under a name for it', { number: '1000000000000000009' }],
  ['one field of many', { a: 'x', csc: '123', b: 'y' }],
])('%s is a card', (_, body) => expect(holdsCard(body)).toBe(true));

test.each([
  ['nothing', undefined],
  ['a phone number that begins like a card', { telephone: '4242424242424242' }],
  ['a product number', { gtin: '36000291452400' }],
  ['the number of a house or an order', { number: '100000012' }],
  [
    'what stands for a card',
    { payment_method_nonce: 'sandbox_approve_Visa_4242_a1b2c3d4-4242-4242-4242-424242424242' },
  ],
  ['an empty field', { cvv: '' }],
  ['two digits', { cvv: '12' }],
  ['a number of eleven digits', { number: '10000000009' }],
  ['a number of twenty digits', { number: '10000000000000000008' }],
  ['a number with words around it', { number: 'no. 9999999999999995' }],
  ['a number of no known bank under another name', { reference: '9999999999999995' }],
  ['names that only contain a card’s', { mycvv: '123', cvv_help: '123', discard_number: '123' }],
  [
    'other long numbers',
    Object.fromEntries(['mobile', 'ean', 'upc', 'barcode', 'tracking_id'].map((name) => [name, '4242424242424242'])),
  ],
  ['an order', { order_id: '100000012', amount: 122_233, is_default: true, note: null }],
])('%s is no card', (_, body) => expect(holdsCard(body)).toBe(false));

test('a card is found however deep it lies, and a body without end is read to its end', () => {
  const nested = (depth: number, inside: unknown): unknown => {
    let value = inside;
    for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? { a: value } : [value];
    return value;
  };
  expect(holdsCard(nested(50_000, 'text'))).toBe(false);
  expect(holdsCard(nested(50_000, '4242 4242 4242 4242'))).toBe(true);
});
