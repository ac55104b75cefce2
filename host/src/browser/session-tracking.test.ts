/** @jest-environment-options {"url": "https://shop.test/"} */
import { sessionEvents } from '@shop/session';
import { answer, useServer } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { choiceCookie } from '../shell/consent/choice-store.ts';
import { arriveAs, cleanBrowser, customerIs } from '../testing/visitor.ts';
import { measuredPage, sent, type MeasuredPage } from '../testing/measured-page.tsx';

const server = useServer();
const signIn = async ({ dispatch, session }: MeasuredPage): Promise<void> => {
  dispatch(sessionEvents.signInAnswered({ ok: true, result: { token: 'customer' } }));
  await waitFor(() => expect(session().trackingValues).not.toBeNull());
};

beforeEach(() => {
  server.use(answer('visitorId', { visitor_id: 'v1', client_ip: '203.0.113.7' }), ...customerIs('General'));
  document.cookie = choiceCookie('yes', new Date(), true);
});
afterEach(cleanBrowser);

test('a login and a logout are tracked', async () => {
  const page = await measuredPage();
  await signIn(page);
  expect(sent('loggedIn')).toEqual([{ event: 'loggedIn', to: 'tagManager' }]);
  expect(sent('loggedOut')).toEqual([]);
  jest.mocked(console.error).mockImplementation(); // jsdom cannot reload the page, and says so
  page.dispatch(sessionEvents.logoutRequested());
  await waitFor(() => expect(sent('loggedOut')).toEqual([{ event: 'loggedOut', to: 'tagManager' }]));
});

test('who arrives signed in has logged in before', async () => {
  arriveAs('customer');
  const page = await measuredPage();
  await waitFor(() => expect(page.session().customer).not.toBeNull());
  expect(sent('loggedIn')).toEqual([]);
});

test('SESS-003 SESS-010 API-065 the values about the customer that a sign-in loads reach the tag manager', async () => {
  const page = await measuredPage();
  await signIn(page);
  const values = {
    customer_id: '7',
    customer_group: 'General',
    email_sha256: 'ab12',
    is_plus: false,
    is_old_user: true,
  };
  expect(sent('customerValues')).toEqual([{ event: 'customerValues', ...values, to: 'tagManager' }]);
});

test('SESS-010 they reach it as well once who has signed in agrees, and not before', async () => {
  document.cookie = 'consent=; Max-Age=0; Path=/';
  const page = await measuredPage();
  await signIn(page);
  expect(window.dataLayer).toBeUndefined();
  await page.choose('Accept');
  await waitFor(() => expect(sent('customerValues')).toHaveLength(1));
  expect(sent('customerIdentified')).toHaveLength(1);
});

test('SESS-012 the address and the language of a visit reach the tag manager with the consent alone', async () => {
  document.cookie = 'consent=; Max-Age=0; Path=/';
  const page = await measuredPage();
  expect(window.dataLayer).toBeUndefined();
  await page.choose('Accept');
  const seen = { event: 'visitSeen', client_ip: '203.0.113.7', lang: 'en', to: 'tagManager' };
  await waitFor(() => expect(sent('visitSeen')).toEqual([seen]));
});

test('TRK-008 the recommendation tracker is told once who is here', async () => {
  arriveAs('customer');
  const page = await measuredPage();
  const known = { event: 'customerIdentified', customer_id: 7, to: 'recommendations', availabilityZone: 'en_CA' };
  await waitFor(() => expect(sent('customerIdentified')).toEqual([known]));
  page.dispatch(
    sessionEvents.customerLoaded({ entityId: 7, email: '', firstName: 'A', lastName: 'R', group: 'General' }),
  );
  expect(sent('customerIdentified')).toHaveLength(1);
});

test('DROP-004 TRK-008 nothing is recommended to a Dropship customer, not even before it is known who is here', async () => {
  server.use(...customerIs('Dropship CA'));
  arriveAs('customer');
  const page = await measuredPage([{ event: 'search', keyword: 'sofa' }]);
  await waitFor(() => expect(page.session().customer).not.toBeNull());
  expect(sent('customerIdentified')).toEqual([]);
  expect(sent('search').map(({ to }) => to)).toEqual(['tagManager']);
});

test('DROP-004 what anybody else searches for is recommended once it is known who they are', async () => {
  arriveAs('customer');
  await measuredPage([{ event: 'search', keyword: 'sofa' }]);
  await waitFor(() => expect(sent('search').map(({ to }) => to)).toEqual(['tagManager', 'recommendations']));
});

test('DROP-004 what a customer did who was never known goes to nobody once they are signed out', async () => {
  server.use(answer('accountInformation', { code: 401 }));
  arriveAs('customer');
  const page = await measuredPage([{ event: 'search', keyword: 'sofa' }]);
  await waitFor(() => expect(page.session().status).toBe('guest'));
  expect(sent('search').map(({ to }) => to)).toEqual(['tagManager']);
});
