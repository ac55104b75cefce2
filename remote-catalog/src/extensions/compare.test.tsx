import { intentTypes } from '@shop/contract';
import { renderPart } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionEvents } from '@shop/platform';
import { product, texts } from '../testing/samples.ts';
import CardCompare from './card-compare.tsx';
import CompareOverlay, { models } from './compare-bar.tsx';
import ProductCompare from './product-compare.tsx';

const KEY = 'compared_products';
const CHAIRS = [1, 2, 3, 4, 5];

beforeEach(() => {
  document.cookie = 'consent=no.1772366400.1; Path=/';
});
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  document.cookie = 'consent=; Max-Age=0; Path=/';
});

const show = (path = '/', language: 'en' | 'fr' = 'en') => {
  const actions: { type: string; payload?: unknown }[] = [];
  const view = renderPart(
    <>
      {CHAIRS.map((id) => (
        <CardCompare key={id} product_id={id} name={`Chair ${id}`} />
      ))}
      <CompareOverlay />
    </>,
    { texts, models, actions, path, language },
  );
  const notices = () => actions.filter(({ type }) => type === intentTypes.noticeGiven).map(({ payload }) => payload);
  return { ...view, notices };
};
const toggle = (id: number) => screen.getByRole('button', { name: `Compare Chair ${id}` });
const link = () => screen.findByRole('link', { name: 'Compare' });

test('a press chooses a product, the bar counts and leads to them, a second press drops it', async () => {
  const { notices } = show();
  expect(screen.queryByRole('region')).toBeNull();
  await userEvent.click(toggle(1));
  await userEvent.click(toggle(3));
  expect(await screen.findByText('2 products chosen')).toBeVisible();
  expect(await link()).toHaveAttribute('href', '/compare?ids=1,3');
  expect(toggle(3)).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem(KEY)).toBe('1,3');
  await expectAccessible();
  await userEvent.click(toggle(1));
  expect(await link()).toHaveAttribute('href', '/compare?ids=3');
  await userEvent.click(screen.getByRole('button', { name: 'Drop all chosen products' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(localStorage.getItem(KEY)).toBe('');
  expect(notices()).toEqual([]);
});

test('a fifth is refused in a clear sentence, and the four stay', async () => {
  localStorage.setItem(KEY, '1,2,3,4');
  const { notices } = show();
  await userEvent.click(toggle(5));
  expect(notices()).toEqual([
    {
      text: 'Up to 4 products can be compared at a time. Take one out first.',
      tone: 'error',
      link: { label: 'Compare', href: '/compare?ids=1,2,3,4' },
    },
  ]);
  expect(toggle(5)).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem(KEY)).toBe('1,2,3,4');
});

test('where storage is full the choice lasts on this page, and that is said', async () => {
  localStorage.setItem(KEY, '1');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { notices } = show();
  await userEvent.click(toggle(2));
  await userEvent.click(toggle(3));
  expect(notices()).toHaveLength(2);
  expect(notices()[1]).toMatchObject({ tone: 'error', link: { href: '/compare?ids=1,2,3' } });
  expect(await link()).toHaveAttribute('href', '/compare?ids=1,2,3');
});

test('where storage is denied the choice lasts on this page', async () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { notices } = show();
  await userEvent.click(toggle(2));
  fireEvent(window, new Event('pageshow'));
  expect(await link()).toHaveAttribute('href', '/compare?ids=2');
  expect(notices()).toMatchObject([{ tone: 'error' }]);
});

test('what another tab chose is shown here, and what is damaged is left out', async () => {
  localStorage.setItem(KEY, 'x,2,2,{}');
  show();
  expect(await link()).toHaveAttribute('href', '/compare?ids=2');
  localStorage.setItem(KEY, '2,4');
  fireEvent(window, new StorageEvent('storage', { key: KEY }));
  expect(await link()).toHaveAttribute('href', '/compare?ids=2,4');
  expect(toggle(4)).toHaveAttribute('aria-pressed', 'true');
});

test('a logout clears the choice', async () => {
  localStorage.setItem(KEY, '2');
  const { store } = show();
  await link();
  act(() => void store.dispatch(sessionEvents.loggedOut()));
  expect(screen.queryByRole('region')).toBeNull();
  expect(toggle(2)).toHaveAttribute('aria-pressed', 'false');
});

test('while the question about measuring is open, which has the bar’s place, a notice leads to the comparison', async () => {
  document.cookie = 'consent=; Max-Age=0; Path=/';
  const { notices } = show();
  await userEvent.click(toggle(2));
  expect(notices()).toEqual([
    { text: 'Added to the comparison: Chair 2', tone: 'ok', link: { label: 'Compare', href: '/compare?ids=2' } },
  ]);
});

test.each(['/compare?ids=1', '/checkout/cart', '/pay'])('the bar stays away from %s', async (path) => {
  localStorage.setItem(KEY, '1,2');
  show(path);
  expect(toggle(1)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByRole('region')).toBeNull();
});

test('a product’s page has the switch, unless the product is no longer sold', () => {
  const given = { texts, models };
  const { unmount } = renderPart(
    <>
      <ProductCompare product={product()} piid={null} />
      <CompareOverlay />
    </>,
    given,
  );
  expect(screen.getByRole('button', { name: 'Compare Alder armchair' })).toBeVisible();
  unmount();
  renderPart(
    <>
      <ProductCompare product={product({ status: 2 })} piid={null} />
      <CompareOverlay />
    </>,
    given,
  );
  expect(screen.queryByRole('button')).toBeNull();
});
