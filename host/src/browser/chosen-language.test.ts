/** @jest-environment-options {"url": "https://shop.test/sofas?keyword=a&setLang=fr#reviews"} */
import type { RemoteConfig } from '@shop/contract';
import { createRequestClient } from '@shop/request';
import { makeStore } from '@shop/store';
import { answer, useServer } from '@shop/testing';
import { act } from '@testing-library/react';
import { arriveAs, cleanBrowser, customerIs } from '../testing/visitor.ts';
import { browserSession } from './session.ts';

const server = useServer();
const address = (): string => location.pathname + location.search + location.hash;
const asked = '/sofas?keyword=a&setLang=fr#reviews';

beforeEach(() => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new Error('one tab'); // Node's channel would keep the test from ending
  });
  server.use(answer('visitorId', { visitor_id: 'v1', client_ip: '203.0.113.7' }), ...customerIs('General'));
  history.replaceState(null, '', asked);
});
afterEach(() => {
  document.cookie = 'lang=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  cleanBrowser();
});

/** A page in French of a browser whose cookie names this language. */
const openWith = async (chosen: string | null): Promise<void> => {
  if (chosen) document.cookie = `lang=${chosen}; path=/`;
  arriveAs('customer');
  const configs: RemoteConfig[] = [];
  const session = browserSession(configs, 'fr', () => false);
  const { headers, refresh: refreshToken } = session;
  const client = createRequestClient({ baseUrl: location.origin, headers, refreshToken, retries: 0 });
  session.attach(makeStore({ services: { client } }), client);
  await act(async () => session.begin());
};

test('I18N-004 a language that is chosen leaves the address, so that Back to it does not choose it again', async () => {
  await openWith('fr');
  expect(address()).toBe('/sofas?keyword=a#reviews');
});

test.each([null, 'en'])('the address keeps a language that a cookie of %s does not know', async (chosen) => {
  await openWith(chosen);
  expect(address()).toBe(asked);
});

test('I18N-004 a page that is brought back as it was left, in a language that is no more chosen, is loaded anew', async () => {
  await openWith('fr');
  jest.mocked(console.error).mockImplementation(); // jsdom cannot load a page anew, and says so
  const restored = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  restored();
  expect(document.body.hidden).toBe(false);
  document.cookie = 'lang=en; path=/';
  restored();
  expect(document.body.hidden).toBe(true);
  document.body.hidden = false;
});
