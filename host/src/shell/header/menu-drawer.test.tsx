import { paths } from '@shop/contract';
import { answer, breakConnection, renderPart, useServer } from '@shop/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { shellApi } from '../shell-data.ts';
import { MenuDrawer } from './menu-drawer.tsx';

const server = useServer();
const leaf = (name: string) => ({ name, url_path: `${name.toLowerCase().replaceAll(' ', '-')}.html`, children: [] });
const furniture = { ...leaf('Furniture'), children: [leaf('Sofas')] };
const decor = { ...leaf('Decor'), children: [{ ...leaf('Lamps'), children: [leaf('Desk lamps'), leaf('Sconces')] }] };
const picture = (position: number) => ({
  position,
  image: `/media/pictures/${position}-640.avif`,
  link: `/promoted-${position}.html`,
  alt: `Picture ${position}`,
});
/** As far as the menu reads it. */
const answerMenu = (positions = [12, 2, 1]) =>
  server.use(
    answer('categoryTree', { categories: [furniture, decor] } as never),
    answer('configInit', { navigation_images: positions.map(picture) } as never),
  );

/** The menu's drawer, opened on a list. */
const open = async () => {
  const { wrap, options } = shellParts({ path: '/sofas.html?sort=price_asc' });
  const { location } = renderPart(wrap(<MenuDrawer />), options);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
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
  answerMenu([]);
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

test('each root has its line and its link at once, and what lies below comes into it', async () => {
  answerMenu([]);
  const { wrap, options } = shellParts({ path: '/sofas.html' });
  const { store } = renderPart(wrap(<MenuDrawer />), options);
  // Every page has the roots; the drawer asks for all of it.
  await act(() => store.dispatch(shellApi.endpoints.categories.initiate('roots')));
  const { promise: gate, resolve: arrive } = Promise.withResolvers<void>();
  server.use(answer('categoryTree', () => gate.then(() => ({ categories: [furniture, decor] }) as never)));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const line = await drawer().findByText('Furniture');
  const section = line.closest('details') ?? document.body;
  await userEvent.click(line);
  expect(targets(within(section).getAllByRole('link'))).toEqual([
    ['All of Furniture', '/furniture.html?entrypoint=homepage_topcategory'],
  ]);
  expect(within(section).getByRole('status')).toHaveTextContent('Loading');
  expect(drawer().getByText('Decor')).toBeVisible();
  arrive();
  expect(await within(section).findByRole('link', { name: 'Sofas' })).toBeVisible();
  expect(within(section).queryByRole('status')).not.toBeInTheDocument();
});

test('above the categories the drawer leads to the sale, to what is new and to the rooms', async () => {
  answerMenu();
  const location = await open();
  const ways = within(drawer().getByRole('navigation', { name: 'Categories' })).getAllByRole('list')[0];
  expect(targets(within(ways ?? document.body).getAllByRole('link'))).toEqual([
    ['Sale', paths.saleEvent()],
    ['New arrivals', paths.newArrivals()],
    ['Shop by room', paths.rooms()],
  ]);
  await userEvent.click(drawer().getByRole('link', { name: 'Shop by room' }));
  expect(location()).toBe(paths.rooms());
});

test('SHELL-026 the drawer leads to what lies two levels below a root', async () => {
  answerMenu();
  const location = await open();
  await drawer().findByText('Decor');
  await under('Decor');
  expect(drawer().getByText('Sconces')).not.toBeVisible();
  expect(targets(await under('Lamps'))).toEqual([
    ['All of Lamps', '/lamps.html'],
    ['Desk lamps', '/desk-lamps.html'],
    ['Sconces', '/sconces.html'],
  ]);
  await userEvent.click(drawer().getByRole('link', { name: 'Sconces' }));
  expect(location()).toBe('/sconces.html');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('SHELL-028 the pictures of a root are in the drawer once it is opened', async () => {
  answerMenu();
  await open();
  await drawer().findByText('Furniture');
  expect(document.querySelector('dialog img')).toBeNull();
  await under('Furniture');
  const first = await drawer().findByRole('link', { name: 'Picture 1' });
  expect(first).toHaveAttribute('href', '/promoted-1.html');
  expect(drawer().getByRole('link', { name: 'Picture 12' })).toBeVisible();
  expect(drawer().queryByRole('link', { name: 'Picture 2' })).not.toBeInTheDocument();
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
