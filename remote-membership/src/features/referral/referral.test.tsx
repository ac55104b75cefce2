import { readFileSync } from 'node:fs';
import path from 'node:path';
import { intents } from '@shop/contract';
import { sessionSlice } from '@shop/session';
import { answer, renderPart, useServer } from '@shop/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from '../../testing/customer.ts';
import { texts } from '../../testing/texts.ts';
import { ReferralInvitation } from './referral.tsx';

const server = useServer();
const models = [{ slice: sessionSlice }];
const referral = { list: [{ email: 'bo@example.ca', money: 2_000 }], total: 1, money: 2_000, reward: 2_000 };
const open = async (actions: { type: string }[] = []) => {
  const { store } = renderPart(<ReferralInvitation />, { texts, models, actions });
  signIn(store);
  await userEvent.click(screen.getByRole('button', { name: 'Invite a friend' }));
  return within(await screen.findByRole('dialog', { name: 'Invite a friend' }));
};

test('MEM-019 MEM-020 a friend who joins is worth C$20, and an update email comes within 3 days', () => {
  renderPart(<ReferralInvitation />, { texts, models });
  expect(screen.getByText('You get C$20.00 for every friend who joins Plus+ with your code.')).toBeVisible();
  expect(screen.getByText('An update email comes within 3 days.')).toBeVisible();
});

test('MEM-015 a guest is asked to sign in by that popup alone, and goes on where they were', async () => {
  server.use(answer('plusInviteComplex', { ...referral, plus_invite_code: 'ABC234' }));
  const actions: { type: string }[] = [];
  const { store } = renderPart(<ReferralInvitation />, { texts, models, actions });
  await userEvent.click(screen.getByRole('button', { name: 'Invite a friend' }));
  expect(actions).toContainEqual({ type: 'shop/signInRequested', payload: { mode: 1 } });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  signIn(store);
  expect(await screen.findByText('ABC234')).toBeVisible();
});

test('MEM-016 a customer who is no member is asked to join', async () => {
  server.use(answer('plusInviteComplex', { ...referral, list: [], plus_invite_code: null }));
  const dialog = await open();
  expect(await dialog.findByText('Join Plus+ & Unlock Member Referral Program')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Look at Plus+' })).toHaveAttribute('href', '/costwayplus');
});

test('MEM-017 a member sees the own code, copies it, and sends it to a friend', async () => {
  const list = [...referral.list];
  server.use(
    answer('plusInviteComplex', () => ({ ...referral, list: [...list], plus_invite_code: 'ABC234' })),
    answer('plusInviteMember', ({ body }) => {
      list.push({ email: String(body?.email), money: 0 });
      return { list, total: 2, money: 2_000 };
    }),
  );
  const user = userEvent.setup();
  const dialog = await open();
  expect(await dialog.findByText('ABC234')).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(dialog.getByRole('button', { name: 'Copy code' }));
  expect(copied).toHaveBeenCalledWith('ABC234');
  await user.type(dialog.getByLabelText('Your friend’s email'), 'cleo@example.ca');
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  expect(await dialog.findByText('Your code is on its way to cleo@example.ca.')).toBeVisible();
  expect(await dialog.findByText('cleo@example.ca')).toBeVisible();
  server.use(answer('plusInviteMember', { code: 409, message: 'You have invited this friend already.' }));
  // user-event does not see that the form was emptied.
  fireEvent.change(dialog.getByLabelText('Your friend’s email'), { target: { value: 'cleo@example.ca' } });
  await user.click(dialog.getByRole('button', { name: 'Send the code' }));
  expect(await dialog.findByText('You have invited this friend already.')).toBeVisible();
});

test('MEM-018 the list of friends, with what each has earned, is at most 140 px high', async () => {
  server.use(answer('plusInviteComplex', { ...referral, plus_invite_code: 'ABC234' }));
  const dialog = await open();
  const list = await dialog.findByRole('list', { name: 'Friends you invited' });
  expect(within(list).getByText('C$20.00')).toBeVisible();
  expect(list).toHaveClass('list');
  const css = readFileSync(path.join(__dirname, 'referral.module.css'), 'utf8');
  expect(/\.list \{[^}]*\}/.exec(css)?.[0]).toContain('max-block-size: 140px');
});

test('SHELL-033 copying the code shows the toast "copied", and the tooltip', async () => {
  const actions: { type: string }[] = [];
  server.use(answer('plusInviteComplex', { ...referral, plus_invite_code: 'ABC234' }));
  const dialog = await open(actions);
  await userEvent.click(await dialog.findByRole('button', { name: 'Copy code' }));
  expect(await dialog.findByRole('tooltip')).toHaveTextContent('Copied');
  expect(actions).toContainEqual(intents.noticeGiven({ text: 'copied', tone: 'ok' }));
});
