import { paths, type CallResult } from '@shop/contract';
import { answer, renderPage, useServer } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import config from '../../remote.config.ts';
import * as coupons from './coupons.tsx';
import * as page from './play-to-win.tsx';
import { texts } from '../testing/texts.ts';

const server = useServer();
const WHEEL = '/customer/account/play-to-win';
type Prize = CallResult<'turnList'>['list'][number];

const prize = (prize_id: number, title: string, kind: Prize['kind']): Prize => ({ prize_id, title, kind });
const points = prize(1, '10 points', 'points');
const coupon = prize(2, 'C$15 off', 'coupon');
const nothing = prize(3, 'Not this time', 'none');
const wheel = (turns_left = 3, list = [points, coupon, nothing]) => answer('turnList', { list, turns_left });
const open = (language: 'en' | 'fr' = 'en') => renderPage(page, {}, { texts, path: WHEEL, language });
const turn = () => userEvent.click(screen.getByRole('button', { name: 'Turn the wheel' }));

test('ROUTE-055 the route requires sign-in and shows Play to win', async () => {
  expect(paths.playToWin()).toBe(WHEEL);
  const account = { group: 'benefits', name: { en: 'Play to win', fr: 'Jouez et gagnez' } };
  const route = { path: WHEEL, page: './play-to-win', auth: true, account };
  expect(config.routes).toContainEqual(expect.objectContaining(route));
  server.use(wheel());
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Play to win' })).toBeVisible();
});

test('who has no coupon is led here', async () => {
  const counts = { usable: 0, used: 0, expired: 0 };
  server.use(answer('couponList', { list: [], total: 0, page: 1, page_size: 12, counts }));
  await renderPage(coupons, {}, { texts, path: paths.coupons(), language: 'fr' });
  expect(screen.getByRole('link', { name: 'Jouez et gagnez' })).toHaveAttribute('href', WHEEL);
});

test('PTS-006 the wheel’s entries come from turn list; a turn by keyboard says its prize in words', async () => {
  let turns = 0;
  server.use(
    wheel(),
    answer('turn', () => {
      turns += 1;
      return { prize: points, coupon_code: null, turns_left: 2 };
    }),
  );
  await open();
  const prizes = within(screen.getByRole('heading', { name: 'On the wheel' }).parentElement as HTMLElement);
  expect(prizes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '10 points',
    'C$15 off',
    'Not this time',
  ]);
  expect(screen.getByText('3 turns left today')).toBeVisible();
  server.use(wheel(2));
  screen.getByRole('button', { name: 'Turn the wheel' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('You won: 10 points'));
  expect(screen.getByRole('link', { name: 'See your points' })).toHaveAttribute('href', '/points/points');
  expect(screen.getByText('2 turns left today')).toBeVisible();
  expect(turns).toBe(1);
});

test('PTS-006 a coupon comes with its code and the way to it; it keeps standing while the wheel is asked for anew', async () => {
  server.use(wheel(), answer('turn', { prize: coupon, coupon_code: 'WELCOME15', turns_left: 1 }));
  await open();
  server.use(wheel(1, [points, nothing]));
  await turn();
  expect(await screen.findByRole('button', { name: 'Copy WELCOME15' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'It is in My Coupons' })).toHaveAttribute('href', '/customer/account/coupon');
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).not.toContain('C$15 off'),
  );
  expect(screen.getByText('You won: C$15 off')).toBeVisible();
});

test('without a turn left the wheel cannot be turned', async () => {
  server.use(wheel(0));
  await open('fr');
  expect(screen.getByRole('button', { name: 'Faire tourner la roue' })).toBeDisabled();
  expect(screen.getByText('Il ne reste aucun tour aujourd’hui. Revenez demain.')).toBeVisible();
});

test('a turn that was used elsewhere is refused in the server’s words', async () => {
  server.use(wheel(1), answer('turn', { code: 409, message: 'You have no turn left today.' }));
  await open();
  server.use(wheel(0));
  await turn();
  expect(await screen.findByRole('alert')).toHaveTextContent('You have no turn left today.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Turn the wheel' })).toBeDisabled());
});

test('when the wheel does not come, another try is offered', async () => {
  server.use(answer('turnList', { code: 500, message: 'Down' }));
  await open();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
