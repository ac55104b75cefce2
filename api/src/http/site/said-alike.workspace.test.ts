import { readFileSync } from 'node:fs';
import { openingHours, telephoneText } from '../../domain/contact/customer-service.ts';
import { plusTerms } from '../../domain/membership/plus.ts';
import { returnTerms } from '../../domain/order/return.ts';
import { warrantyDays } from '../../domain/warranty/warranty.ts';
import { arrivalGuarantee } from '../../domain/shipping/fees.ts';
import { latestMails } from '../../mail/mailbox.ts';
import { buyingAt } from '../../testing/buying.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { worldPage } from '../../testing/world-page.ts';
import { withTerms } from '../../domain/content/page-terms.ts';

let shop: TestApp;
beforeAll(async () => void (shop = await startTestApp()));
afterAll(() => shop?.close());

const languages = ['en', 'fr'] as const;
const data = (file: string): string => readFileSync(new URL(`../../../../${file}`, import.meta.url), 'utf8');

test.each(languages)(
  'site, contact page, notes and letters say one telephone number and one time in %s',
  async (language) => {
    const headers = { 'accept-language': language };
    const service = (await shop.call('configInit', {}, headers)).result.customer_service;
    expect(service).toEqual({
      telephone: '+18885550142',
      telephone_text: '(888) 555-0142',
      hours: openingHours[language],
      opening: 'Mo-Sa 08:00-20:00',
    });
    const notes = (await shop.call('systemNotes', {}, headers)).result.list.map(({ content }) => content);
    const message = { name: 'Zoé', email: 'zoe@example.ca', topic: 'other', message: 'Hello' } as const;
    await shop.call('contactMessage', { body: message }, headers);
    const [, arrived] = await latestMails(shop.connection.db, 2);
    const said = [await worldPage(shop, 'contact-us', language), notes.join(' '), arrived?.plainText ?? ''];
    for (const text of said) {
      for (const part of [telephoneText, openingHours[language]]) expect(text).toContain(part);
    }
    // Nobody says another time or number: what is typed by hand has none but the example of a field.
    const numbers = /\d{3}\)? ?(?!555-0123)\d{3}-\d{4}|\b\d{1,2} ?(?:a\.m|p\.m|h \S+ \d|:00 to)/;
    const typed = [data('api/src/database/seed/content.ts'), data(`world/data/pages/${language}/contact-us.md`)];
    const locales = ['host', 'remote-account', 'remote-catalog', 'remote-cart-checkout', 'remote-membership'];
    for (const name of locales) typed.push(data(`${name}/locales/${language}.json`));
    for (const text of typed) expect(text).not.toMatch(numbers);
  },
);

test.each(languages)('what the shop’s packages write of refunds and warranty is what it promises in %s', (language) => {
  const packages = ['host', 'remote-account', 'remote-cart-checkout', 'remote-membership'];
  const texts = packages.flatMap((name) => data(`${name}/locales/${language}.json`).split('\n'));
  const daysIn = (of: RegExp): string[] =>
    texts
      .filter((text) => of.test(text))
      .flatMap((text) => text.match(/\d+(?=[ \u00A0](?:business days|days|jours))/g) ?? []);
  const banks = daysIn(/\b(?:banks|banques)\b|how you paid|même moyen/i);
  expect(banks.length).toBeGreaterThan(2);
  for (const days of banks) expect(returnTerms.refund[language]).toContain(` ${days} `);
  const warranty = daysIn(/"lead": ".*(?:repaired|réparés)/);
  expect(warranty).toEqual([String(warrantyDays.standard), String(warrantyDays.plus)]);
});

test.each(languages)('MEM-001 banners and the Plus+ page say what members save in %s', async (language) => {
  const percent = language === 'en' ? `${plusTerms.percentOff}%` : `${plusTerms.percentOff}\u00a0%`;
  for (const file of ['banners', 'home']) {
    const said = withTerms(data(`world/data/content/${file}.json`), language);
    const [saving, ...others] = [...said.matchAll(/[^"]*Plus\+[^"]*\d+\s?%[^"]*/g)].map(([text]) => text);
    for (const text of [saving, ...others]) expect(text).toContain(percent);
    // No percentage is typed.
    expect(data(`world/data/content/${file}.json`)).not.toMatch(/\d\s?%/);
  }
  const { benefits } = (await shop.call('plusInfo', {}, { 'accept-language': language })).result;
  expect(benefits.find(({ code }) => code === 'discount')?.title).toContain(String(plusTerms.percentOff));
});

test.each(languages)(
  'the delivery protection sells nothing that the guarantee gives, and says so in %s',
  async (language) => {
    const guest = { ...(await shop.guest()), 'accept-language': language };
    const { fill } = buyingAt(shop);
    await fill(guest);
    const { plans } = (await shop.call('seelPlans', { body: {} }, guest)).result;
    expect(plans[0]?.description).toContain(arrivalGuarantee[language]);
    const sold = plans[0]?.description.filter((line) => line !== arrivalGuarantee[language]) ?? [];
    expect(sold).toHaveLength(3);
    expect(sold.join(' ')).not.toMatch(/on the way|transport|\blost\b|perdus/i);
    for (const page of ['guarantee', 'shipping-guide']) {
      expect(await worldPage(shop, page, language)).toContain(arrivalGuarantee[language]);
    }
  },
);
