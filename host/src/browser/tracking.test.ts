import { makeTestStore } from '@shop/testing';
import { sessionSlice } from '@shop/session';
import { makeStore } from '@shop/store';
import { tracked } from '@shop/tracking';
import { choiceCookie } from '../shell/consent/record.ts';
import { trackingMiddleware } from './tracking.ts';

const { services } = makeTestStore();
const store = () => makeStore({ services, middleware: [trackingMiddleware()], models: [{ slice: sessionSlice }] });

beforeEach(() => {
  delete window.dataLayer;
});
afterEach(() => {
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

test.each(['', choiceCookie('no', new Date(), false)])('without consent (%s) nothing is kept', (cookie) => {
  document.cookie = cookie;
  store().dispatch(tracked({ event: 'cartAdd', product_id: 7, qty: 1 }));
  expect(window.dataLayer).toBeUndefined();
});

test('with consent a search reaches the data layer', () => {
  document.cookie = choiceCookie('yes', new Date(), false);
  store().dispatch(tracked({ event: 'search', keyword: 'sofa' }));
  expect(window.dataLayer).toEqual([
    { event: 'search', keyword: 'sofa', to: 'tagManager' },
    { event: 'search', keyword: 'sofa', to: 'recommendations', availabilityZone: 'en_CA' },
  ]);
});
