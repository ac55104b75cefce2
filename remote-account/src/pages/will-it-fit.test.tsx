import type { CallResult } from '@shop/contract';
import type { LoaderContext } from '@shop/platform';
import { answer, breakConnection, hydratePage, makeTestStore, renderPage, useServer } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { nothingTyped, type Typed } from '../features/will-it-fit/home/fields.ts';
import { writeLink, writePlan, type Piece } from '../features/will-it-fit/home/plan.ts';
import { texts } from '../testing/fixtures.ts';
import * as page from './will-it-fit.tsx';

type Sizes = CallResult<'productSizes'>['list'];

const PATH = '/customer/will-it-fit';
const KEY = 'home_plan';
const server = useServer();
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const sofa: Sizes[number] = {
  product_id: 5,
  name: 'Lund sofa',
  url_path: 'lund-sofa.html',
  measures: { width: 200, depth: 90, height: 80 },
  cartons: [{ width: 206, depth: 95, height: 52 }],
};
const table: Sizes[number] = {
  product_id: 6,
  name: 'Elm table',
  url_path: 'elm-table.html',
  measures: { width: 120, depth: 80, height: 75 },
  cartons: [],
};
const plinth: Sizes[number] = { product_id: 7, name: 'Plinth', url_path: 'plinth.html', measures: null, cartons: [] };

const room = { room_width: '400', room_length: '300' };
const pieces = (...ids: number[]): Piece[] => ids.map((id) => ({ id, spot: null }));
const planOf = (typed: Partial<Typed>, these: Piece[] = []) => ({
  typed: { ...nothingTyped(), ...typed },
  pieces: these,
});

const serve = (list: Sizes = [sofa, table, plinth]): void =>
  server.use(
    answer('productSizes', ({ query }) => {
      const ids = new Set((query.get('product_ids') ?? '').split(',').map(Number));
      return { list: list.filter(({ product_id }) => ids.has(product_id)) };
    }),
  );
const open = (query = '', language: 'en' | 'fr' = 'en') =>
  renderPage(page, {}, { texts, path: query ? `${PATH}?${query}` : PATH, language });
const field = (name: string, part?: string) =>
  (part ? within(screen.getByText(part).closest('details') as HTMLElement) : screen).getAllByLabelText(
    name,
  )[0] as HTMLInputElement;
const answersOf = (name: string) =>
  within(screen.getByRole('link', { name }).closest('li') as HTMLElement)
    .queryAllByRole('listitem')
    .map((line) => line.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a product of the address is measured against what is typed, and the plan stays on the device', async () => {
  serve();
  await open('pieces=5');
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toHaveAttribute('href', '/lund-sofa.html');
  expect(screen.getByText(/206 × 95 × 52 cm/)).toBeVisible();
  expect(answersOf('Lund sofa')).toEqual([]);
  await userEvent.type(field('Width'), '190');
  await userEvent.type(field('Length'), '150');
  expect(answersOf('Lund sofa')).toEqual(['In the room: 10 cm too long for the floor.']);
  await userEvent.type(field('Width', 'Door 1'), '50');
  await userEvent.type(field('Height', 'Door 1'), '200');
  expect(answersOf('Lund sofa')[1]).toBe('Door 1: does not go, 2 cm too narrow.');
  expect(screen.getByText('1 piece does not fit.')).toBeVisible();
  expect(localStorage.getItem(KEY)).toBe('room_width=190&room_length=150&door1_width=50&door1_height=200&pieces=5');
  await expectAccessible();
});

test('the plan of this device is there again, and the product of the address is added once', async () => {
  serve();
  localStorage.setItem(KEY, writePlan(planOf({ ...room, unit: 'in' }, pieces(6))));
  const { location } = await open('pieces=5');
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Elm table' })).toBeVisible();
  expect(field('Width')).toHaveValue('400');
  expect(screen.getByLabelText('Unit')).toHaveValue('in');
  await waitFor(() => expect(location()).toBe(PATH));
  expect(localStorage.getItem(KEY)).toContain('pieces=6%2C5');
  await press('Remove Elm table');
  expect(screen.queryByRole('link', { name: 'Elm table' })).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toContain('pieces=5');
});

test('keys move a piece by ten centimetres, with Shift by one, and R turns it; each time it is said what became of it', async () => {
  serve();
  await open(writePlan(planOf(room, pieces(5, 6))));
  const piece = await screen.findByRole('button', { name: 'Piece 1, Lund sofa' });
  piece.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByText(/^Lund sofa: 0 cm from the left wall, 10 cm from the upper wall\./)).toHaveTextContent(
    'fits',
  );
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(screen.getByText(/^Lund sofa: 1 cm from the left wall/)).toHaveTextContent('overlaps Elm table by 1 cm.');
  await userEvent.keyboard('r');
  expect(screen.getByText(/^Lund sofa, turned: /)).toBeVisible();
  await userEvent.keyboard('{ArrowLeft>20/}{ArrowUp>20/}');
  expect(screen.getByText(/^Lund sofa, turned: 0 cm from the left wall, 0 cm from the upper wall/)).toBeVisible();
  expect(localStorage.getItem(KEY)).toContain('5_0_0_1');
  await press('Arrange all again');
  expect(screen.getByText('All pieces were arranged again.')).toBeVisible();
  expect(localStorage.getItem(KEY)).toContain('pieces=5%2C6');
});

test('mistakes are said beside their fields, and what was typed stays', async () => {
  serve();
  await open();
  await userEvent.type(field('Width'), 'wide');
  await userEvent.type(field('Length'), '0');
  await userEvent.type(field('Width', 'Door 1'), '80');
  await press('Does it fit?');
  expect(field('Width')).toHaveFocus();
  expect(field('Width')).toHaveAccessibleDescription('Please type a number such as 82.5.');
  expect(field('Length')).toHaveAccessibleDescription('This has to be 50 cm at least.');
  expect(field('Height', 'Door 1')).toHaveAccessibleDescription(/fill this in too/);
  expect(field('Width')).toHaveValue('wide');
  await userEvent.clear(field('Width'));
  await userEvent.type(field('Width'), '70');
  await userEvent.clear(field('Length'));
  await userEvent.type(field('Length'), '200');
  await userEvent.type(field('Height', 'Door 1'), '200');
  expect(field('Width', 'Door 1')).toHaveAccessibleDescription('The door is wider than its wall, which is 70 cm long.');
  await expectAccessible();
});

test('a product that finds no room on a full plan is said not to have come', async () => {
  serve();
  localStorage.setItem(KEY, writePlan(planOf({}, pieces(...Array.from({ length: 12 }, () => 6)))));
  const { location } = await open('pieces=5');
  expect(await screen.findByRole('alert')).toHaveTextContent('A plan holds 12 pieces. Take one off to add another.');
  expect(await screen.findAllByRole('link', { name: 'Elm table' })).toHaveLength(12);
  expect(location()).toBe(`${PATH}?pieces=5`);
});

test.each([
  ['nothing', null],
  ['a plan', writePlan(planOf({ room_length: '300' }, pieces(6)))],
])('what was typed before the page was alive stays, and is computed with, where this device has %s', async (_, own) => {
  serve();
  if (own) localStorage.setItem(KEY, own);
  let typed: HTMLInputElement | null = null;
  await hydratePage(page, { texts, path: PATH }, (main) => {
    typed = main.querySelector<HTMLInputElement>('[name=room_width]');
    if (typed) typed.value = '7';
  });
  const length = own ? '300' : '';
  expect(field('Width')).toHaveValue('7');
  expect(field('Length')).toHaveValue(length);
  // Whoever is typing keeps the place, unless fields have to be filled in.
  if (!own) expect(field('Width').isSameNode(typed)).toBe(true);
  expect(localStorage.getItem(KEY)).toContain('room_width=7');
  if (own) expect(await screen.findByRole('link', { name: 'Elm table' })).toBeVisible();
});

test('a link’s plan is shown beside nothing else, and one’s own stays until it is given up', async () => {
  serve();
  const own = writePlan(planOf({ room_width: '250', room_length: '250' }, pieces(6)));
  localStorage.setItem(KEY, own);
  await open(writeLink(planOf(room, pieces(5))));
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toBeVisible();
  expect(await screen.findByText(/This plan came with a link/)).toBeVisible();
  await userEvent.type(field('Height'), '240');
  expect(localStorage.getItem(KEY)).toBe(own);
  await press('Show my own');
  expect(field('Width')).toHaveValue('250');
  expect(await screen.findByRole('link', { name: 'Elm table' })).toBeVisible();
});

test('a link’s plan takes the place of one’s own when that is asked for', async () => {
  serve();
  localStorage.setItem(KEY, writePlan(planOf({}, pieces(6))));
  await open(writeLink(planOf(room, pieces(5))));
  await userEvent.click(await screen.findByRole('button', { name: 'Store this one in its place' }));
  expect(localStorage.getItem(KEY)).toBe(writePlan(planOf(room, pieces(5))));
  expect(screen.getByLabelText<HTMLInputElement>('Link to this plan').value).toContain(
    writeLink(planOf(room, pieces(5))),
  );
});

test.each([
  ['was cut', writeLink(planOf(room, pieces(5))).slice(0, -2), /was cut or changed/],
  ['names no product', 'pieces=5,sofa', /could not be read and was left out/],
  ['names too many', `pieces=${Array.from({ length: 13 }, () => 5).join(',')}`, /holds 12 pieces/],
  ['is too long', `pieces=5&room_width=${'1'.repeat(2500)}`, /longer than any of ours/],
])('a link that %s says so', async (_, query, text) => {
  serve();
  await open(query);
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent(text);
});

test('where storage is full the plan stays on the page, and that is said', async () => {
  serve();
  await open('pieces=5');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.type(field('Width'), '4');
  expect(screen.getByRole('alert')).toHaveTextContent(/stores nothing for this shop, or has no more room/);
  expect(field('Width')).toHaveValue('4');
});

test('what is in the cart comes onto the plan, each as often as it is there; a cart that fails says so', async () => {
  serve();
  server.use(answer('carts', { code: 500, message: 'Down' }));
  await open();
  await press('Add what is in my cart');
  expect(await screen.findByText(/could not be read just now/)).toBeVisible();
  const list = [
    { product_id: 6, qty: 2 },
    { product_id: 5, qty: 1 },
  ];
  server.use(answer('carts', { list } as CallResult<'carts'>)); // nothing else of it is read here
  await press('Add what is in my cart');
  expect(await screen.findAllByRole('link', { name: 'Elm table' })).toHaveLength(2);
  expect(screen.getByText('3 pieces added.')).toBeVisible();
});

test('what nobody knows is said to be so, in both languages', async () => {
  serve();
  const query = writePlan(planOf({ ...room, door1_width: '80', door1_height: '200' }, pieces(6, 7)));
  const { unmount } = await open(query);
  expect(await screen.findByText(/so we carry the piece itself/)).toBeVisible();
  expect(answersOf('Plinth')).toEqual([
    'In the room: we cannot say, because we do not know its measures.',
    'Door 1: we cannot say, because we do not know its measures.',
  ]);
  unmount();
  localStorage.clear();
  await open(query, 'fr');
  expect(await screen.findByText(/c’est l’article lui-même qui est porté/)).toBeVisible();
  expect(answersOf('Elm table')).toEqual(['Dans la pièce\u00A0: ça entre, rien ne gêne.', 'Porte 1\u00A0: ça passe.']);
});

test('measures that do not arrive can be asked for again', async () => {
  server.use(breakConnection('productSizes'));
  await open('pieces=5');
  serve();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Lund sofa' })).toBeVisible();
});

test('a drag that the browser gives up moves nothing', async () => {
  serve();
  await open(writePlan(planOf(room, pieces(5))));
  const piece = await screen.findByRole('button', { name: 'Piece 1, Lund sofa' });
  Object.assign(piece, { setPointerCapture: () => undefined }); // jsdom has none
  fireEvent.pointerDown(piece, { button: 0, pointerId: 1 });
  fireEvent.pointerCancel(piece, { pointerId: 1 });
  fireEvent.pointerUp(piece, { pointerId: 1 });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('the server looks up what the address, and the cart where that was pressed, bring', async () => {
  const asked: string[] = [];
  server.use(
    answer('carts', { list: [{ product_id: 6, qty: 1 }] } as CallResult<'carts'>), // nothing else of it is read here
    answer('productSizes', ({ query }) => {
      asked.push(query.get('product_ids') ?? '');
      return { list: [] };
    }),
  );
  const load = (query: string) => {
    const { dispatch, getState } = makeTestStore();
    const url = new URL(`https://shop.test${PATH}?${query}`);
    return page.loader({ dispatch, getState, url } as unknown as LoaderContext); // all that it uses
  };
  await load('');
  await load('pieces=5,7&remove=1');
  await load('pieces=5&add=cart');
  expect(asked).toEqual(['5', '5,6']);
});

test.each([
  ['en', 'Unit', 'Width', 'Your measures are now in inches.', '35.43'],
  ['fr', 'Unité', 'Largeur', 'Vos mesures sont maintenant en pouces.', '35,43'],
] as const)(
  'another unit says the same lengths, and the first one what was typed (%s)',
  async (language, unit, width, now, inches) => {
    serve();
    await open('pieces=5', language);
    await screen.findByRole('link', { name: 'Lund sofa' });
    const typed = language === 'en' ? '90.0' : '90,0';
    await userEvent.type(field(width), '400');
    await userEvent.type(field(width, language === 'en' ? 'Door 1' : 'Porte 1'), typed);
    const door = field(width, language === 'en' ? 'Door 1' : 'Porte 1');
    const list = screen.getByLabelText(unit);
    for (let time = 0; time < 3; time += 1) {
      await userEvent.selectOptions(list, 'in');
      expect([field(width).value, door.value]).toEqual([language === 'en' ? '157.48' : '157,48', inches]);
      expect(screen.getByText(now)).toBeVisible();
      await userEvent.selectOptions(list, 'cm');
      expect([field(width).value, door.value]).toEqual(['400', typed]);
    }
    expect(list).toHaveFocus();
    expect(new URLSearchParams(localStorage.getItem(KEY) ?? '').get('door1_width')).toBe(typed);
  },
);

test('a field that is left by a press is judged after the press, so that the button stays below the finger', async () => {
  serve();
  await open('pieces=5');
  await screen.findByRole('link', { name: 'Lund sofa' });
  const user = userEvent.setup();
  await user.type(field('Width'), '4');
  const button = screen.getByRole('button', { name: 'Does it fit?' });
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  expect(field('Width')).toBeValid();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(field('Width')).toBeInvalid());
});
