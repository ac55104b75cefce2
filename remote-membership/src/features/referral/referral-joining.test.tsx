import { textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../../pages/open-member.tsx';
import { openPage } from '../../testing/customer.ts';
import { texts } from '../../testing/texts.ts';

const api = useRealApi();

const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test.each(['en', 'fr'] as const)(
  'MEM-003 MEM-007 MEM-010 MEM-011 a friend joins with a member’s code; one that is nobody’s is said at its field and stays typed (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const member = await api.customer({ group: 'PLUS+', plus_days: 100 });
    const { plus_invite_code } = await api.call('plusInviteComplex', { body: {} }, member);
    await openPage(page, { visitor: await api.customer(), language });
    await userEvent.click(await screen.findByRole('button', { name: t('joining.title') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('joining.title') }));
    const phone = await dialog.findByLabelText(t('joining.phone'));
    const names = [...screen.getByRole('dialog').querySelectorAll('input')].map(({ name }) => name);
    expect(names).toEqual(['telephone', 'verifyCode', 'vipCode', 'remember']);

    await fill(phone, { en: '4165550171', fr: '4165550172' }[language]);
    await userEvent.click(dialog.getByRole('button', { name: t('joining.send') }));
    expect(await dialog.findByText(t('joining.sent'))).toBeVisible();
    const [letter] = await api.letters({ en: '+14165550171', fr: '+14165550172' }[language]);
    await fill(dialog.getByLabelText(t('joining.code')), /\b\d{4}\b/.exec(letter?.text ?? '')?.[0] ?? '');
    const referral = dialog.getByLabelText(new RegExp(`^${t('joining.referral')}`));
    await fill(referral, 'NOBODY');
    await userEvent.click(dialog.getByRole('checkbox'));
    const pay = () => userEvent.click(dialog.getByRole('button', { name: t('joining.pay') }));
    await pay();
    await waitFor(() => expect(referral).toBeInvalid());
    expect(referral).toHaveValue('NOBODY');
    expect(dialog.getByLabelText(t('joining.code'))).toBeValid();

    await fill(referral, ` ${plus_invite_code?.toLowerCase()}`);
    await pay();
    const frame = await dialog.findByTitle(t('joining.payment'));
    expect(frame).toHaveAttribute('src', expect.stringMatching(/^\/dev\/plus-payment\/./));
  },
);
