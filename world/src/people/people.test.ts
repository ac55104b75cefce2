import { newsletterOffers } from '@shop/contract';
import { regions } from './regions.ts';
import { makeCoupons } from './coupons.ts';
import { people } from './people.ts';

test('accounts have their own e-mail, and addresses spread over all 13 provinces and territories', () => {
  expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
  const used = new Set(people.flatMap(({ addresses }) => addresses.map(({ regionId }) => regionId)));
  expect(used.size).toBe(regions.length);
  for (const { postcode, telephone } of people.flatMap(({ addresses }) => addresses)) {
    expect(postcode).toMatch(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] \d[ABCEGHJ-NPRSTV-Z]\d$/);
    expect(telephone).toMatch(/^\+1\d{3}55501\d{2}$/);
  }
});

test('each account is what it is for', () => {
  const by = (key: string) => people.find(({ email }) => email === `${key}@shop.test`);
  expect(by('unverified')?.verified).toBe(false);
  expect(by('nameless')).toMatchObject({ firstname: '', lastname: '' });
  expect(by('plus59')).toMatchObject({ group: 'PLUS+', plusDaysLeft: 59 });
  expect(by('plus61')?.plusDaysLeft).toBe(61);
  expect(by('dropship')?.group).toContain('Dropship');
  expect(by('addresses')?.addresses).toHaveLength(12);
});

test('POP-016 coupons: one expired, one not begun, one used up, one with a minimum, and what the newsletter promises', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const coupons = makeCoupons(now);
  expect(coupons.filter(({ endsAt }) => endsAt && new Date(endsAt) < now)).toHaveLength(1);
  expect(coupons.filter(({ startsAt }) => startsAt && new Date(startsAt) > now)).toHaveLength(1);
  expect(coupons.filter(({ usageLimit, used }) => usageLimit === used)).toHaveLength(1);
  expect(coupons.some(({ minimumSubtotal }) => minimumSubtotal > 0)).toBe(true);
  expect(new Set(coupons.map(({ code }) => code)).size).toBe(25);
  expect(new Set(coupons.map(({ offer }) => offer))).toEqual(new Set(['code', 'claim', 'link', 'subscribe']));
  const news = coupons.filter(({ offer }) => offer === 'subscribe');
  const sum = (some: typeof news): number => some.reduce((cents, { value }) => cents + value, 0);
  expect(news).toHaveLength(5);
  expect(sum(news)).toBe(newsletterOffers.heading);
  const byWorth = news.toSorted((a, b) => b.value - a.value);
  expect(sum(byWorth.slice(0, 3))).toBe(newsletterOffers.text);
  expect(byWorth.at(-1)?.value).toBeGreaterThanOrEqual(newsletterOffers.footer);
});
