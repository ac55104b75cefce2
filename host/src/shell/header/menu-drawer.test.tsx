import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { MenuDrawer } from './menu-drawer.tsx';

const server = useServer();
const furniture = {
  name: 'Furniture',
  url_path: 'furniture.html',
  children: [{ name: 'Sofas', url_path: 'sofas.html' }],
};
const answerMenu = () => server.use(answer('categoryTree', { categories: [furniture] } as never)); // as far as the menu reads it

/** The menu's drawer, opened on a list. */
const open = async () => {
  const { wrap, options } = shellParts({ path: '/sofas.html?sort=price_asc' });
  const { location } = renderPart(wrap(<MenuDrawer />), options);
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
  await screen.findByRole('navigation', { name: 'Categories' });
  return location;
};
const drawer = () => within(screen.getByRole('dialog', { name: 'Menu' }));
/** The links under a line of the drawer, once it is open. */
const under = async (title: string) => {
  const line = drawer().getByText(title);
  await userEvent.click(line);
  return within(line.closest('details') ?? document.body).getAllByRole('link');
};
const targets = (links: HTMLElement[]) => links.map((link) => [link.textContent, link.getAttribute('href')]);

test('the drawer leads to a root and its subcategories, and closes behind who follows', async () => {
  answerMenu();
  const location = await open();
  await drawer().findByText('Furniture');
  const links = await under('Furniture');
  expect(targets(links)).toEqual([
    ['All of Furniture', '/furniture.html?entrypoint=homepage_topcategory'],
    ['Sofas', '/sofas.html'],
  ]);
  await userEvent.click(drawer().getByRole('link', { name: 'All of Furniture' }));
  expect(location()).toBe('/furniture.html?entrypoint=homepage_topcategory');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('SHELL-029 a phone finds the twelve other countries in the drawer', async () => {
  answerMenu();
  await open();
  const links = await under('Ship to: Canada');
  expect(links.map((link) => link.textContent?.slice(0, 3))).toEqual(
    'USA GBR GER ITA FRA ESP POL AUS AUT BEL NLD SWE'.split(' '),
  );
  expect(links.every((link) => link.getAttribute('rel') === 'external')).toBe(true);
});

test('a phone finds the app’s shops and its page in the drawer', async () => {
  answerMenu();
  await open();
  expect(targets(await under('Get the app'))).toEqual([
    ['App Store', '/go/app-store'],
    ['Google Play', '/go/google-play'],
    ['About the app', '/app-recommend'],
  ]);
});

test('I18N-004 the drawer names both languages, and switches on the same page', async () => {
  answerMenu();
  await open();
  const languages = within(drawer().getByRole('navigation', { name: 'Language' }));
  expect(targets(languages.getAllByRole('link'))).toEqual([
    ['English', '/sofas.html?sort=price_asc&setLang=en'],
    ['Français', '/sofas.html?sort=price_asc&setLang=fr'],
  ]);
  expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true');
});

test('categories that do not arrive can be asked for again, and the rest of the drawer is there', async () => {
  server.use(breakConnection('categoryTree'));
  await open();
  const again = await drawer().findByRole('button', { name: 'Try again' });
  expect(drawer().getByText('Get the app')).toBeVisible();
  answerMenu();
  await userEvent.click(again);
  expect(await drawer().findByText('Furniture')).toBeVisible();
  await waitFor(() => expect(drawer().queryByRole('alert')).not.toBeInTheDocument());
});
