import { answer, renderPart, useServer } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import type { Language, LayoutName } from '@shop/contract';
import { shellParts } from '../testing/shell-parts.tsx';
import { Layout } from './layout.tsx';

const promise = 'Free delivery from C$49.00; large items and the North cost more';
const server = useServer();
const offer = { name: 'An offer', image: null, click_url: '/sales-events', web_to_app: 0, is_enable_url: 1 };
const category = { entity_id: 1, name: 'Furniture', url_path: 'furniture.html', image: null, children: [] };

const open = async (name: LayoutName, page = 'Home', language: Language = 'en') => {
  server.use(answer('categoryTree', { categories: [category] } as never)); // as far as the shell reads it
  server.use(answer('configInit', { delivery_promise: promise, home_top_banner: [offer] } as never));
  const { wrap, options } = shellParts({ language });
  renderPart(
    wrap(
      <Layout name={name} page={page}>
        <p>The screen</p>
      </Layout>,
    ),
    options,
  );
  expect(screen.getByText('The screen')).toBeVisible();
  if (name !== 'print' && name !== 'blank') await screen.findAllByText('Furniture');
};

describe('SHELL-002 SHELL-004 layouts with the whole chrome', () => {
  test.each([
    ['SHELL-002', 'default'],
    ['SHELL-004', 'cms'],
  ] as const)(
    '%s layout %s has a header with search, wishlist and categories, the screen, and a footer',
    async (_, name) => {
      await open(name);
      const header = within(screen.getByRole('banner'));
      expect(header.getByRole('combobox', { name: 'Search the shop' })).toBeVisible();
      expect(header.getByRole('link', { name: 'Wishlist' })).toHaveAttribute('href', '/customer/account/wishlist');
      expect(
        within(header.getByRole('navigation', { name: 'Categories' })).getByRole('link', { name: 'Furniture' }),
      ).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
    },
  );
});

test('SHELL-003 layout login has a header without the search box, the screen, and a footer', async () => {
  await open('login');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Boréal, home page' })).toBeVisible();
  expect(header.queryByRole('combobox')).not.toBeInTheDocument();
  expect(screen.getByRole('contentinfo')).toBeVisible();
});

describe('SHELL-005 SHELL-006 layouts without chrome', () => {
  test.each([
    ['SHELL-005', 'print'],
    ['SHELL-006', 'blank'],
  ] as const)('%s layout %s is bare', async (_, name) => {
    await open(name);
    for (const role of ['banner', 'contentinfo', 'navigation', 'search']) {
      expect(screen.queryByRole(role)).not.toBeInTheDocument();
    }
  });
});

test('SHELL-009 the logo links to Home', async () => {
  await open('default');
  expect(screen.getByRole('link', { name: 'Boréal, home page' })).toHaveAttribute('href', '/');
});

test('I18N-004 the language switch links to the same page with setLang, for EN and FR', async () => {
  await open('default');
  const languages = within(screen.getByRole('navigation', { name: 'Language' }));
  expect(languages.getByRole('link', { name: 'FR, Français' })).toHaveAttribute('href', '/?setLang=fr');
  expect(languages.getByRole('link', { name: 'EN, English' })).toHaveAttribute('aria-current', 'true');
});

test('SHELL-027 a root of the menu carries where it was clicked', async () => {
  await open('default');
  const menu = within(screen.getByRole('navigation', { name: 'Categories' }));
  expect(menu.getByRole('link', { name: 'Furniture' })).toHaveAttribute(
    'href',
    '/furniture.html?entrypoint=homepage_topcategory',
  );
});

test('I18N-003 in French the interface’s texts are French, while prices and what the server says stay', async () => {
  await open('default', 'Home', 'fr');
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('combobox', { name: 'Chercher dans la boutique' })).toBeVisible();
  expect(within(screen.getByRole('contentinfo')).getByRole('heading', { name: 'Aide' })).toBeVisible();
  expect(header.getByRole('link', { name: 'Furniture' })).toBeVisible();
  expect(header.getByText(promise)).toBeVisible();
});

test('CONST-004 from which amount delivery is free, and for what not, are the API’s words', async () => {
  await open('default');
  expect(await screen.findByText(promise)).toBeVisible();
});

test('SHELL-008 the header offers promotions, search, categories, language, notifications, account and cart', async () => {
  await open('default');
  const header = within(screen.getByRole('banner'));
  expect(await header.findByRole('region', { name: 'Offers' })).toHaveTextContent('An offer');
  expect(header.getByRole('combobox', { name: 'Search the shop' })).toHaveAttribute('aria-autocomplete', 'list');
  expect(header.getByRole('button', { name: 'Show what is in Furniture' })).toBeVisible();
  expect(header.getByRole('navigation', { name: 'Language' })).toBeVisible();
  expect(header.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  expect(header.getByRole('link', { name: 'Sign In / Join Free' })).toBeVisible();
  expect(header.getByRole('link', { name: 'Cart, 0 items' })).toBeVisible();
});
