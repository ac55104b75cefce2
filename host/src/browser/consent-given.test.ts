/** @jest-environment-options {"url": "https://shop.test/"} */
import { sessionEvents } from '@shop/session';
import { answer, useServer } from '@shop/testing';
import { act, waitFor } from '@testing-library/react';
import { choiceCookie } from '../shell/consent/choice-store.ts';
import { arriveAs, cleanBrowser, customerIs } from '../testing/visitor.ts';
import { measuredPage, sent, type MeasuredPage } from '../testing/measured-page.tsx';

const server = useServer();
const asked: string[] = [];
const marked = () => localStorage.getItem('emarsysLogin');

beforeEach(() => {
  asked.length = 0;
  server.use(
    ...customerIs('General'),
    answer('visitorId', () => {
      asked.push('visitorId');
      return { visitor_id: 'v1', client_ip: '203.0.113.7' };
    }),
  );
});
afterEach(cleanBrowser);

/** A visit that began at an affiliate's link and went on to another page. */
const visit = async (): Promise<MeasuredPage> => {
  history.replaceState(null, '', '/sofa.html?affiliate=north');
  const page = await measuredPage();
  history.replaceState(null, '', '/chairs.html');
  return page;
};

test('SESS-012 SESS-019 SESS-021 with the consent visitor id, affiliate and address are kept, without a reload', async () => {
  const page = await visit();
  await page.choose('Accept');
  await waitFor(() => expect(page.session().clientIp).toBe('203.0.113.7'));
  expect(document.cookie).toContain('visitorId=v1');
  expect(document.cookie).toContain('affiliate=north');
});

test('SESS-012 SESS-019 the next page of the visit knows the address too, and asks for nothing', async () => {
  document.cookie = choiceCookie('yes', new Date(), true);
  const first = await measuredPage();
  await waitFor(() => expect(first.session().clientIp).toBe('203.0.113.7'));
  const next = await measuredPage();
  await waitFor(() => expect(next.session().clientIp).toBe('203.0.113.7'));
  expect(asked).toHaveLength(1);
});

test('SESS-019 SESS-021 who refuses later is known by neither any more', async () => {
  const page = await visit();
  await page.choose('Accept');
  await waitFor(() => expect(page.session().clientIp).not.toBe(''));
  await page.choose('Reject');
  expect(document.cookie).not.toMatch(/visitorId|affiliate/);
  expect(page.session().clientIp).toBe('');
  expect(sessionStorage.getItem('client_ip')).toBeNull();
});

test('SESS-019 SESS-021 a refusal keeps neither, and nobody is asked', async () => {
  const page = await visit();
  await page.choose('Reject');
  expect(document.cookie).not.toMatch(/visitorId|affiliate/);
  expect(asked).toEqual([]);
});

test('the choice of another tab counts as well', async () => {
  const page = await visit();
  document.cookie = choiceCookie('yes', new Date(), true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(page.session().clientIp).toBe('203.0.113.7'));
});

test('TRK-008 TRK-009 CONST-002 with the consent the services learn who is here, and the e-mail marketing’s login is marked', async () => {
  arriveAs('customer');
  const page = await measuredPage();
  await waitFor(() => expect(page.session().customer).not.toBeNull());
  expect([marked(), window.dataLayer]).toEqual([null, undefined]);
  await page.choose('Accept');
  await waitFor(() => expect(marked()).toBe('1'));
  expect(sent('customerIdentified')).toHaveLength(1);
  expect(sent('marketingLogin')).toEqual([
    { event: 'marketingLogin', field_id: 6694, customer_id: 7, to: 'emailMarketing' },
  ]);
  await page.choose('Reject');
  expect(marked()).toBeNull();
});

test('TRK-009 the login is told once: the next page finds the mark', async () => {
  document.cookie = choiceCookie('yes', new Date(), true);
  const first = await measuredPage();
  first.dispatch(sessionEvents.signInAnswered({ ok: true, result: { token: 'customer' } }));
  await waitFor(() => expect(marked()).toBe('1'));
  const next = await measuredPage();
  await waitFor(() => expect(next.session().customer).not.toBeNull());
  expect(sent('marketingLogin')).toHaveLength(1);
});

test('on https the choice is kept in a cookie that is Secure', async () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  const page = await measuredPage();
  await page.choose('Reject');
  expect(written.mock.calls.flat().find((cookie) => cookie.startsWith('consent='))).toMatch(/; Secure$/);
});
