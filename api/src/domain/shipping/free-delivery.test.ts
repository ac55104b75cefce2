import { shippingFee, freeDeliveryOf } from './fees.ts';

const small = { oversize: false, pickup: false };
const large = { oversize: true, pickup: false };
const pickup = { oversize: true, pickup: true };

test.each([
  ['little', 4_000, [small], null, { missing: 5_900, exceptions: [] }],
  ['enough', 9_900, [small], 'ON', { missing: 0, exceptions: [] }],
  ['little and large', 4_000, [small, large], 'ON', { missing: 5_900, exceptions: ['oversize'] }],
  ['enough and large', 9_900, [large], 'ON', { missing: null, exceptions: ['oversize'] }],
  ['to the north', 20_000, [small], 'NU', { missing: null, exceptions: ['northern'] }],
  ['large to the north', 20_000, [large], 'YT', { missing: null, exceptions: ['oversize', 'northern'] }],
  ['picked up', 4_000, [pickup], 'ON', { missing: null, exceptions: [] }],
  ['nothing', 0, [], null, { missing: null, exceptions: [] }],
] as const)('CART-034 CONST-004 what is missing to free delivery: %s', (_, goods, lines, region, expected) => {
  const free = freeDeliveryOf(goods, lines, region);
  expect(free).toEqual(expected);
  // As much more makes it free, but for what is said of the exceptions.
  if (free.missing !== null) {
    const fee = shippingFee(goods + free.missing, lines, region);
    expect(fee).toBe(free.exceptions.length === 0 ? 0 : 4_900);
  }
});
