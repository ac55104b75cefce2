import { textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../../pages/member-introduction.tsx';
import { openPage } from '../../testing/customer.ts';
import { texts } from '../../testing/texts.ts';

const api = useRealApi();

const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test.each([
  ['en', 'Join Plus+ & Unlock Member Referral Program', /thought of you/],
  ['fr', 'Adhérez à Plus+ et accédez au programme de parrainage des membres', /a pensé à vous/],
] as const)(
  'MEM-016 MEM-017 a customer is told to join, a member sends the code to a friend once, and the friend has the letter (%s)',
  async (language, join, subject) => {
    const t = textsFor({ texts, language });
    const open = async () => {
      await userEvent.click(await screen.findByRole('button', { name: t('referral.title') }));
      return within(await screen.findByRole('dialog', { name: t('referral.title') }));
    };
    const view = await openPage(page, { visitor: await api.customer(), language });
    expect(await (await open()).findByText(join)).toBeVisible();
    view.unmount();

    const visitor = await api.customer({ group: 'PLUS+', plus_days: 100, language });
    const { plus_invite_code } = await api.call('plusInviteComplex', { body: {} }, visitor);
    const member = await openPage(page, { visitor, language });
    const dialog = await open();
    expect(await dialog.findByText(plus_invite_code ?? 'none')).toBeVisible();
    await expectAccessible();
    const friend = `anne.${language}@example.ca`;
    const email = dialog.getByLabelText(t('center.friendEmail'));
    const send = () => userEvent.click(screen.getByRole('button', { name: t('referral.invite') }));
    await fill(email, 'anne@');
    await send();
    expect(email).toBeInvalid();
    expect(email).toHaveValue('anne@');
    await fill(email, friend);
    await send();
    expect(await dialog.findByText(t('referral.invited', { email: friend }))).toBeVisible();
    member.unmount();

    await openPage(page, { visitor, language });
    const again = await open();
    expect(await again.findByRole('list', { name: t('referral.friends') })).toHaveTextContent(friend);
    const field = again.getByLabelText(t('center.friendEmail'));
    await fill(field, friend);
    await send();
    await waitFor(() => expect(field).toBeInvalid());
    expect(field).toHaveValue(friend);
    const letters = await api.letters(friend);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.subject).toMatch(subject);
    expect(letters[0]?.text).toContain(plus_invite_code);
  },
);
