/** @jest-environment-options {"url": "https://shop.test/"} */
import type { CallResult } from '@shop/contract';
import { answer, useServer } from '@shop/testing';
import { waitFor } from '@testing-library/react';
import { choiceCookie } from '../../shell/consent/record.ts';
import { measuredPage } from '../../testing/measured-page.tsx';
import { cleanBrowser, customerIs } from '../../testing/visitor.ts';

const server = useServer();
const asked: string[] = [];
const fraudScript = 'https://cdn.example/shop-1/script.js';

/** The API of a shop with these keys: what nothing here reads is left out. */
const shopWith = (fraud: CallResult<'fraudConfig'>, keys: Partial<CallResult<'configInit'>> = {}): void =>
  server.use(
    answer('visitorId', { visitor_id: 'v1', client_ip: '203.0.113.7' }),
    answer('fraudConfig', () => {
      asked.push('fraudConfig');
      return fraud;
    }),
    answer('configInit', keys as CallResult<'configInit'>),
    ...customerIs('General'),
  );
const active = { is_active: 1, site_id: 'shop-1' } as const;
const scripts = () => [...document.scripts].map(({ src }) => src);
const agreed = (): string => (document.cookie = choiceCookie('yes', new Date(), true));

beforeEach(() => {
  asked.length = 0;
});
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  delete window.fraudPrevention;
  cleanBrowser();
});

test('CAT-022 X-008 nothing is asked or loaded before the consent, and both with it, without a reload', async () => {
  shopWith(active, { fraud_script: fraudScript, tag_manager_id: 'GTM-ABC123' });
  const page = await measuredPage();
  await page.choose('Reject');
  expect([asked, scripts()]).toEqual([[], []]);
  await page.choose('Accept');
  await waitFor(() =>
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123', fraudScript]),
  );
  expect(asked).toEqual(['fraudConfig']);
  const { siteId, sessionId } = document.scripts[1]?.dataset ?? {};
  expect([siteId, sessionId]).toEqual(['shop-1', page.session().deviceId]);
  expect(window.dataLayer).toContainEqual(expect.objectContaining({ event: 'gtm.js' })); // what was pushed before counts as well
});

test('CAT-022 who agreed on an earlier page has it on each', async () => {
  shopWith(active, { fraud_script: fraudScript });
  agreed();
  await measuredPage();
  await waitFor(() => expect(scripts()).toEqual([fraudScript]));
});

test('CAT-022 the id is blank while it is not active, and nothing is started', async () => {
  shopWith({ is_active: 0, site_id: 'shop-1' }, { fraud_script: fraudScript, tag_manager_id: 'GTM-ABC123' });
  agreed();
  await measuredPage();
  await waitFor(() => expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-ABC123']));
  expect(window.fraudPrevention).toBeUndefined();
});

test('CAT-022 without a vendor the stand-in is started, and ends with the consent', async () => {
  shopWith({ is_active: 1, site_id: 'sandbox' });
  const page = await measuredPage();
  await page.choose('Accept');
  const visit = { siteId: 'sandbox', sessionId: page.session().deviceId };
  await waitFor(() => expect(window.fraudPrevention).toEqual(visit));
  expect(scripts()).toEqual([]);
  await page.choose('Reject');
  expect([window.fraudPrevention, page.reloads()]).toEqual([undefined, 0]);
  await page.choose('Accept');
  await waitFor(() => expect(window.fraudPrevention).toEqual(visit));
});

test('X-008 a script of another site ends with the page: who refuses later gets it anew', async () => {
  shopWith(active, { fraud_script: fraudScript });
  agreed();
  const page = await measuredPage();
  await waitFor(() => expect(scripts()).toEqual([fraudScript]));
  await page.choose('Reject');
  await waitFor(() => expect(page.reloads()).toBe(1));
});
