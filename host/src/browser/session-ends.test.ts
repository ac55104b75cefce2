/** @jest-environment-options {"url": "https://shop.test/customer/account/write-review?product_id=7"} */
import { intentTypes, type RemoteConfig } from '@shop/contract';
import { customerApi } from '@shop/platform';
import { createRequestClient } from '@shop/request';
import { makeStore } from '@shop/store';
import { answer, useServer } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import { arriveAs, cleanBrowser, customerIs } from '../testing/visitor.ts';
import { browserSession } from './session.ts';

const server = useServer();
const page = { path: '/customer/account/write-review', page: './write-review', name: 'write-review', auth: true };
const config = { name: 'account', routes: [page] } as unknown as RemoteConfig; // the session reads routes alone

beforeEach(() => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new Error('one tab'); // Node's channel would keep the test from ending
  });
});
afterEach(() => {
  document.body.innerHTML = '';
  cleanBrowser();
});

/** Somebody on a page for customers, whose session the API then no longer knows; answers what was asked of the shell. */
const endedOn = async (content: string, write?: () => void) => {
  document.body.innerHTML = content;
  server.use(answer('visitorId', { visitor_id: 'v1', client_ip: '203.0.113.7' }), ...customerIs('General'));
  arriveAs('customer');
  const session = browserSession([config], 'en', () => false);
  const { headers, refresh: refreshToken } = session;
  const client = createRequestClient({ baseUrl: location.origin, headers, refreshToken, retries: 0 });
  const types: string[] = [];
  const store = makeStore({
    services: { client },
    middleware: [
      () => (next) => (action) => {
        types.push((action as { type: string }).type);
        return next(action);
      },
    ],
  });
  session.attach(store, client);
  await act(async () => session.begin());
  await waitFor(() => expect(types).toContain('session/customerLoaded'));
  write?.();
  server.use(answer('accountInformation', { code: 401, message: 'Who are you?' }));
  jest.mocked(console.error).mockImplementation(); // jsdom cannot load a page anew, and says so
  await store.dispatch(customerApi.endpoints.customer.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return types;
};

const form = '<main><form><input value="Ana T."><textarea></textarea></form></main>';

test('SESS-007 who has written something on a page for customers is asked to sign in where they are', async () => {
  const types = await endedOn(form, () => {
    const field = document.querySelector('textarea');
    if (field) field.value = 'We fell asleep.';
  });
  expect(types).toEqual(expect.arrayContaining(['session/sessionEnded', intentTypes.signInRequested]));
  expect(types).not.toContain('session/sessionExpired');
});

test('SESS-008 a page for customers on which nobody has written anything is loaded anew', async () => {
  const types = await endedOn(form);
  expect(types).toContain('session/sessionExpired');
  expect(types).not.toContain('session/sessionEnded');
});
