import { makeTestStore } from '@shop/testing';
import { sessionSlice } from '@shop/session';
import { makeStore } from '@shop/store';
import { tracked } from '@shop/tracking';
import { trackingMiddleware } from './tracking.ts';

const { services } = makeTestStore();
const store = () => makeStore({ services, middleware: [trackingMiddleware()], models: [{ slice: sessionSlice }] });

beforeEach(() => {
  delete window.dataLayer;
});
afterEach(() => {
  document.cookie = 'consent=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
});

test('without consent nothing is kept', () => {
  store().dispatch(tracked({ event: 'cartAdd', product_id: 7, qty: 1 }));
  expect(window.dataLayer).toBeUndefined();
});

test('with consent a search reaches the data layer', () => {
  document.cookie = 'consent=yes';
  store().dispatch(tracked({ event: 'search', keyword: 'sofa' }));
  expect(window.dataLayer).toEqual([
    { event: 'search', keyword: 'sofa', to: 'tagManager' },
    { event: 'search', keyword: 'sofa', to: 'recommendations', availabilityZone: 'en_CA' },
  ]);
});
