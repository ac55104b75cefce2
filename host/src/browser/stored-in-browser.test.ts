/** @jest-environment-options {"url": "https://shop.test/"} */
import { sessionEvents } from '@shop/session';
import { answer, useServer } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { choiceCookie } from '../shell/consent/choice-store.ts';
import { arriveAs, cleanBrowser, customerIs } from '../testing/visitor.ts';
import { measuredPage } from '../testing/measured-page.tsx';

const server = useServer();
const keys = () => Object.keys(localStorage).toSorted();

beforeEach(() => {
  server.use(...customerIs('General'), answer('visitorId', { visitor_id: 'v1', client_ip: '203.0.113.7' }));
});
afterEach(cleanBrowser);

test('SESS-015 of a guest the browser keeps the token under GuestToken, and nothing else', async () => {
  const page = await measuredPage();
  await waitFor(() => expect(page.session().status).toBe('guest'));
  expect({ ...localStorage }).toEqual({ GuestToken: 'guest' });
});

test('SESS-015 of a customer it keeps userInfo, and with the consent emarsysLogin', async () => {
  arriveAs('customer');
  document.cookie = choiceCookie('yes', new Date(), true);
  const page = await measuredPage();
  await waitFor(() => expect(page.session().customer).not.toBeNull());
  await waitFor(() => expect(keys()).toEqual(['emarsysLogin', 'userInfo']));
  expect(JSON.parse(localStorage.getItem('userInfo') ?? '')).toMatchObject({ email: 'ada@example.ca', entity_id: 7 });
});

test('SESS-015 what an earlier page kept as userInfo and indent is taken up, before the API has answered', async () => {
  arriveAs('customer');
  localStorage.setItem('indent', 'order-7');
  const storedCustomer = {
    entity_id: 7,
    email: 'ada@example.ca',
    firstName: 'Kept',
    lastName: 'Roy',
    customer_group: 'General',
  };
  localStorage.setItem('userInfo', JSON.stringify(storedCustomer));
  server.use(answer('accountInformation', { code: 500 }));
  jest.mocked(console.error).mockImplementation(); // what failed is told
  const page = await measuredPage();
  expect(page.session()).toMatchObject({ indent: 'order-7', customer: { firstName: 'Kept' } });
});

test('SESS-015 SESS-004 a logout clears userInfo, indent, shipping_address and emarsysLogin by these names', async () => {
  arriveAs('customer');
  document.cookie = choiceCookie('yes', new Date(), true);
  localStorage.setItem('indent', 'order-7');
  localStorage.setItem('shipping_address', '{"city":"Toronto"}');
  const page = await measuredPage();
  await waitFor(() => expect(keys()).toEqual(['emarsysLogin', 'indent', 'shipping_address', 'userInfo']));
  jest.mocked(console.error).mockImplementation(); // jsdom cannot reload the page, and says so
  page.dispatch(sessionEvents.logoutRequested());
  await waitFor(() => expect(page.session().status).toBe('guest'));
  expect({ ...localStorage }).toEqual({ GuestToken: 'guest', payLogin: '0' });
});
