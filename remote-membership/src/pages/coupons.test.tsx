import type { CallResult } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as page from './coupons.tsx';
import { texts } from '../testing/texts.ts';

const server = useServer();
const COUPONS = '/customer/account/coupon';
type List = CallResult<'couponList'>;
type Coupon = List['list'][number];

const coupon = (coupon_code: string, changes: Partial<Coupon> = {}): Coupon => ({
  coupon_code,
  discount_text: 'C$15 off',
  description: 'On orders of C$100 or more.',
  status: 1,
  starts_at: null,
  expires_at: '2026-09-30T16:00:00Z',
  used_at: null,
  ...changes,
});
const counts = { usable: 1, used: 2, expired: 0 };
const list = (coupons: Coupon[], total = coupons.length): List => ({
  list: coupons,
  total,
  page: 1,
  page_size: 12,
  counts,
});

const open = async (given: List, query = '', language: 'en' | 'fr' = 'en') => {
  const asked: unknown[] = [];
  server.use(
    answer('couponList', ({ body }) => {
      asked.push(body);
      return given;
    }),
  );
  await renderPage(page, {}, { texts, path: COUPONS + query, language });
  return asked;
};

test('ROUTE-056 the route requires sign-in and shows My Coupons', async () => {
  expect(config.routes).toContainEqual(expect.objectContaining({ path: COUPONS, page: './coupons', auth: true }));
  await open(list([coupon('WELCOME15')]));
  expect(screen.getByRole('heading', { level: 1, name: 'My Coupons' })).toBeVisible();
});

test('ACC-011 usable coupons come from CouponList with their end; the code is copied', async () => {
  const user = userEvent.setup();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  const asked = await open(
    list([coupon('WELCOME15'), coupon('SOON', { starts_at: '2026-08-01T16:00:00Z', expires_at: null })]),
  );
  expect(asked[0]).toEqual({ state: 'usable', page: '1', page_size: '12' });
  const [first, second] = screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('heading'));
  expect(first).toHaveTextContent('Until September 30, 2026');
  expect(second).toHaveTextContent('From August 1, 2026');
  expect(second).toHaveTextContent('No end date');
  await user.click(within(first as HTMLElement).getByRole('button', { name: 'Copy code' }));
  expect(written).toHaveBeenCalledWith('WELCOME15');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Copied');
});

test('ACC-011 used and expired ones have parts of their own, and cannot be copied', async () => {
  const asked = await open(list([coupon('TEN', { status: 0, used_at: '2026-05-05T16:00:00Z' })]), '?state=used');
  expect(asked[0]).toMatchObject({ state: 'used' });
  const parts = within(screen.getByRole('navigation', { name: 'Coupons by state' }));
  expect(parts.getByRole('link', { name: 'Used (2)' })).toHaveAttribute('aria-current', 'page');
  expect(parts.getByRole('link', { name: 'Usable (1)' })).toHaveAttribute('href', COUPONS);
  expect(parts.getByRole('link', { name: 'Expired (0)' })).toHaveAttribute('href', `${COUPONS}?state=expired`);
  expect(screen.getByText('Used on May 5, 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Copy code' })).not.toBeInTheDocument();
});

test('an empty list says so', async () => {
  await open(list([]), '', 'fr');
  expect(screen.getByRole('heading', { name: 'Aucun coupon à utiliser en ce moment' })).toBeVisible();
});

test('a long list has pages of its state', async () => {
  await open(list([coupon('OLD', { status: 0 })], 30), '?state=expired');
  expect(screen.getByText('Ended on September 30, 2026')).toBeVisible();
  const pages = within(screen.getByRole('navigation', { name: 'Pages of coupons' }));
  expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('href', `${COUPONS}?state=expired&page=2`);
});

test('when the list does not come, another try is offered', async () => {
  server.use(answer('couponList', { code: 500, message: 'Down' }));
  await renderPage(page, {}, { texts, path: COUPONS });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
