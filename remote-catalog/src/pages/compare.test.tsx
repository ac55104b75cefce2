import { paths } from '@shop/contract';
import { formatMoney } from '@shop/format';
import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './compare.tsx';
import { headOf } from '../testing/head-of.ts';
import { texts } from '../testing/samples.ts';

useRealApi();
afterEach(() => localStorage.clear());

/** Of the fixture's world. */
const [SOFA, TABLE, WITHDRAWN, OUT_OF_STOCK, THREE, FOR_MEMBERS, UNKNOWN] = [1, 2, 3, 4, 5, 8, 99_999];

const open = (ids: readonly (number | string)[], language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, language, path: `/compare?ids=${ids.join(',')}` });

const rowNamed = (name: string): HTMLElement => screen.getByRole('row', { name: new RegExp(`^${name} `) });
const columns = (): (string | null)[] =>
  screen.getAllByRole('columnheader').map((header) => within(header).getByRole('link').textContent);

test.each(['en', 'fr'] as const)(
  'two products stand side by side, and what is the same for both is below, in the same units (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    await open([SOFA, TABLE], language);
    expect(columns()).toEqual(
      language === 'en' ? ['Lund 3-Seater Sofa', 'Elm Coffee Table'] : ['Canapé Lund 3 places', 'Table basse Elm'],
    );
    const price = within(rowNamed(t('compare.price'))).getAllByRole('cell');
    expect(price[0]).toHaveTextContent(formatMoney(89_900, language).replaceAll(/\s/g, ' '));
    expect(price[1]).toHaveTextContent(formatMoney(15_000, language).replaceAll(/\s/g, ' '));
    expect(rowNamed(t('compare.rating'))).toHaveTextContent(t('reviews.empty'));
    expect(within(rowNamed(t('compare.stock'))).getAllByRole('cell')[0]).toHaveTextContent(t('stock.in'));
    // Both are of oak and as large, so nothing that differs would come before it.
    const same = screen.getByRole('group');
    expect(same).toHaveAttribute('open');
    expect(same).toHaveTextContent(/100.cm \(39[.,]4.(in|po)\)/);
    expect(same).toHaveTextContent(language === 'en' ? 'Oak' : 'Chêne');
    await expectAccessible();
  },
);

test('what is gone, what is no longer sold and what names no product is said, and can be removed', async () => {
  const t = textsFor({ texts });
  localStorage.setItem('compared_products', `${UNKNOWN},${TABLE}`);
  const { location } = await open([UNKNOWN, WITHDRAWN, TABLE, 'sofa']);
  expect(screen.getByText(t('compare.unread'))).toBeVisible();
  expect(screen.getByText(/no\. 99999/)).toBeVisible();
  expect(screen.getByText(/^Gone Chair is no longer sold/)).toBeVisible();
  expect(columns()).toEqual(['Elm Coffee Table']);
  expect(screen.getByRole('link', { name: /Tables$/ })).toHaveAttribute('href', '/furniture/tables.html');
  await expectAccessible();
  await userEvent.click(screen.getByRole('link', { name: /^Remove product no/ }));
  await waitFor(() => expect(screen.queryByText(/no\. 99999/)).toBeNull());
  expect(location()).toBe(paths.compare([WITHDRAWN, TABLE]));
  expect(localStorage.getItem('compared_products')).toBe(String(TABLE));
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});

test('four of five are compared, each once; the fifth comes in when another is removed', async () => {
  await open([SOFA, TABLE, SOFA, OUT_OF_STOCK, THREE, FOR_MEMBERS]);
  expect(columns()).toEqual(['Lund 3-Seater Sofa', 'Elm Coffee Table', 'Product 4', 'Product 5']);
  expect(screen.getByText(/^One more product waits/)).toBeVisible();
  expect(within(rowNamed('Availability')).getAllByRole('cell')[2]).toHaveTextContent('Out of stock');
  await userEvent.click(screen.getByRole('link', { name: 'Remove Elm Coffee Table' }));
  await waitFor(() => expect(columns()).toHaveLength(4));
  expect(columns()).toEqual(['Lund 3-Seater Sofa', 'Product 4', 'Product 5', 'Product 8']);
  expect(rowNamed('Price')).toHaveTextContent(formatMoney(17_000, 'en'));
  expect(screen.queryByText(/^One more product/)).toBeNull();
});

test.each(['/compare', '/compare?ids=', '/compare?ids=sofa,-1,0'])('%s says how one chooses', async (path) => {
  await renderPage(page, {}, { texts, path });
  expect(screen.getByRole('heading', { name: 'No products to compare yet' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  await expectAccessible();
});

test('no search engine lists it; only where each product is unknown is the page not found', async () => {
  const path = `/compare?ids=${SOFA},${TABLE}`;
  expect((await headOf(page, path)).head).toMatchObject({ robots: 'noindex, follow', canonical: '/compare' });
  expect((await headOf(page, `/compare?ids=${UNKNOWN}`)).result).toEqual({ status: 404, ownView: true });
  expect((await headOf(page, `/compare?ids=${UNKNOWN},${SOFA}`)).result).toBeUndefined();
});
