import { makeTestStore } from '@shop/testing';
import { sessionEvents, sessionSlice } from '@shop/session';
import { makeStore } from '@shop/store';
import { tracked } from '@shop/tracking';
import { recordedChoice } from '../shell/consent/choice-store.ts';
import { choiceCookie } from '../shell/consent/choice-store.ts';
import { trackingMiddleware } from './tracking.ts';

const { services } = makeTestStore();
const store = () => {
  const made = makeStore({ services, middleware: [trackingMiddleware()], models: [{ slice: sessionSlice }] });
  made.dispatch(sessionEvents.guestTokenReceived({ token: 'guest', from: 'login' })); // as the session does
  return made;
};

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

test('what has loaded keeps hold of the data layer: there is one array, which grows, even after a refusal', () => {
  document.cookie = choiceCookie('yes', new Date(), false);
  const { dispatch } = store();
  dispatch(tracked({ event: 'open_subs_popup' }));
  const dataLayer = window.dataLayer;
  dispatch(tracked({ event: 'close_subs_popup' }));
  expect(dataLayer).toHaveLength(2);
  recordedChoice.keep('no');
  expect(dataLayer).toEqual([]);
  recordedChoice.keep('yes');
  dispatch(tracked({ event: 'open_subs_popup' }));
  expect(window.dataLayer).toBe(dataLayer);
  expect(dataLayer).toEqual([{ event: 'open_subs_popup', to: 'tagManager' }]);
});
