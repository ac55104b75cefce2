/** @jest-environment-options {"url": "https://shop.test/"} */
import type { CallResult } from '@shop/contract';
import { answer, answerOutside, useServer } from '@shop/testing';
import { tracked } from '@shop/tracking';
import { act, waitFor } from '@testing-library/react';
import { choiceCookie } from '../../shell/consent/choice-store.ts';
import { measuredPage } from '../../testing/measured-page.tsx';
import { arriveAs, cleanBrowser, customerIs } from '../../testing/visitor.ts';

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

test('CAT-022 nothing is asked or loaded before the consent, and both with it, without a reload', async () => {
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

describe('e-mail marketing and the recommender', () => {
  const look = { event: 'viewItem', product_id: 42, name: 'Lund sofa', price: 129_900 } as const;
  const looked = { ProductID: '42', ProductName: 'Lund sofa', Price: 1299 };
  afterEach(() => {
    delete window._klOnsite;
    delete window.ScarabQueue;
  });

  test('TRK-008 in the sandbox the catalogue’s own are recommended; nothing leaves the page before they are asked for', async () => {
    shopWith({ is_active: 0, site_id: '' }, { email_marketing_id: 'sandbox', recommendations_id: 'sandbox' });
    const bodies: unknown[] = [];
    server.use(
      answerOutside('/dev/recommendations', (body) => {
        bodies.push(body);
        return { products: [{ id: '4', title: 'Alder chair' }] };
      }),
    );
    arriveAs('customer');
    const page = await measuredPage();
    const answered: unknown[] = [];
    const ask = ['recommend', { logic: 'PERSONAL', limit: 8, success: (one: unknown) => answered.push(one) }] as const;
    const asked = ['recommend', { logic: 'PERSONAL', limit: 8 }];
    const picked = { page: { products: [{ id: '4', title: 'Alder chair' }] } };
    const identity = [
      ['availabilityZone', 'en_CA'],
      ['setCustomerId', '7'],
    ];
    window.ScarabQueue = [ask];
    await page.choose('Accept');
    await waitFor(() => expect(answered).toEqual([picked]));
    act(() => void page.dispatch(tracked(look)));
    expect(bodies).toEqual([{ commands: [asked, ...identity] }]);
    for (const command of [ask, ['go']] as const) window.ScarabQueue?.push(command);
    await waitFor(() => expect(answered).toEqual([picked, picked]));
    const view = [
      ['availabilityZone', 'en_CA'],
      ['view', '42'],
    ];
    expect(bodies.at(-1)).toEqual({ commands: [...identity, ...view, asked] });
    expect(window._klOnsite).toEqual([
      ['identify', { external_id: '7', field_6694: 7 }],
      ['track', 'Viewed Product', looked],
    ]);
    await page.choose('Reject');
    expect([window.ScarabQueue, window._klOnsite, page.reloads(), scripts()]).toEqual([undefined, undefined, 0, []]);
  });

  test('TRK-008 TRK-009 CONST-001 CONST-002 with their ids each is loaded with the consent alone, and told what is its own', async () => {
    shopWith({ is_active: 0, site_id: '' }, { email_marketing_id: 'Ab12Cd', recommendations_id: '1A65B5CB868AFF1E' });
    arriveAs('customer');
    const page = await measuredPage();
    await page.choose('Reject');
    act(() => void page.dispatch(tracked(look)));
    expect([scripts(), window._klOnsite, window.ScarabQueue]).toEqual([[], undefined, undefined]);
    await page.choose('Accept');
    await waitFor(() =>
      expect(scripts()).toEqual([
        'https://static.klaviyo.com/onsite/js/klaviyo.js?company_id=Ab12Cd',
        'https://cdn.scarabresearch.com/js/1A65B5CB868AFF1E/scarab-v2.js',
      ]),
    );
    act(() => void page.dispatch(tracked(look)));
    act(() => void page.dispatch(tracked({ event: 'search', keyword: 'sofa' })));
    await waitFor(() =>
      expect(window._klOnsite).toEqual([
        ['identify', { external_id: '7', field_6694: 7 }],
        ['track', 'Viewed Product', looked],
      ]),
    );
    const zone = ['availabilityZone', 'en_CA'];
    expect(window.ScarabQueue).toEqual(
      [
        ['setCustomerId', '7'],
        ['view', '42'],
        ['searchTerm', 'sofa'],
      ].flatMap((command) => [zone, command, ['go']]),
    );
  });
});

test('I18N-003 a page translation comes with the consent, where it is configured, and stands below the page', async () => {
  shopWith({ is_active: 0, site_id: '' }, { translation_widget: 'google' });
  const page = await measuredPage();
  await page.choose('Reject');
  expect([scripts(), document.getElementById('translation-widget')]).toEqual([[], null]);
  await page.choose('Accept');
  await waitFor(() =>
    expect(scripts()).toEqual(['https://translate.google.com/translate_a/element.js?cb=showTranslation']),
  );
  const made: unknown[] = [];
  const TranslateElement = function (...given: unknown[]) {
    made.push(given);
  } as unknown as new () => unknown;
  window.google = { translate: { TranslateElement } };
  window.showTranslation?.(); // as Google's script does
  expect(made).toEqual([[{ pageLanguage: document.documentElement.lang, autoDisplay: false }, 'translation-widget']]);
  document.getElementById('translation-widget')?.remove();
  delete window.google;
});

test('a script of another site ends with the page: who refuses later gets it anew', async () => {
  shopWith(active, { fraud_script: fraudScript });
  agreed();
  const page = await measuredPage();
  await waitFor(() => expect(scripts()).toEqual([fraudScript]));
  await page.choose('Reject');
  await waitFor(() => expect(page.reloads()).toBe(1));
});
