import * as contract from './index.ts';

test('intents carry their payload under a stable type', () => {
  expect(contract.intents.cartAddRequested({ product_id: 1, qty: 2 })).toEqual({
    type: 'shop/cartAddRequested',
    payload: { product_id: 1, qty: 2 },
  });
});

test('the public entry brings no schema to a browser', () => {
  expect(Object.keys(contract).filter((name) => /^[A-Z]/.test(name))).toEqual([]);
});

test('the switcher links twelve regional sites', () => {
  expect(contract.regionalSites.map(({ code }) => code)).toEqual(
    'USA GBR GER ITA FRA ESP POL AUS AUT BEL NLD SWE'.split(' '),
  );
});
