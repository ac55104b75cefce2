import { selectGreetingName } from '@shop/platform';
import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as edit from './edit.tsx';
import * as home from './home.tsx';
import * as newsletter from './newsletter.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();
/** The form that a field stands in. */
const formOf = (field: HTMLElement) => {
  const form = field.closest('form');
  if (!form) throw new Error('the field stands in no form');
  return within(form);
};
const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test.each(['en', 'fr'] as const)(
  'ACC-005 a customer tells of themselves: a wrong phone stays to be mended, and the rest is there on every page after (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ language });
    const options = { texts, language, visitor };
    const view = await renderPage(edit, {}, options);
    const form = formOf(await screen.findByLabelText(t('profile.firstName')));
    const phone = form.getByLabelText(new RegExp(`^${t('facts.phone')}`));
    await fill(form.getByLabelText(t('profile.firstName')), 'Zoé');
    await fill(form.getByLabelText(t('profile.lastName')), 'D’Amour-Nguyễn');
    await fill(phone, '555-01');
    await userEvent.click(form.getByRole('checkbox', { name: t('interest.kitchen') }));
    await userEvent.click(form.getByRole('checkbox', { name: t('interest.pets') }));
    const save = () => userEvent.click(form.getByRole('button', { name: t('profile.save') }));
    await save();
    expect(phone).toBeInvalid();
    expect(phone).toHaveValue('555-01');
    await fill(phone, '4165550188');
    await save();
    expect(await form.findByText(t('profile.saved'))).toBeVisible();
    await waitFor(() => expect(selectGreetingName(view.store.getState() as never)).toBe('Zoé D’Amour-Nguyễn'));

    view.unmount();
    const again = await renderPage(edit, {}, options);
    expect(await screen.findByLabelText(t('profile.lastName'))).toHaveValue('D’Amour-Nguyễn');
    expect(screen.getByLabelText(new RegExp(`^${t('facts.phone')}`))).toHaveValue('(416) 555-0188');
    expect(screen.getByRole('checkbox', { name: t('interest.kitchen') })).toBeChecked();
    again.unmount();
    await renderPage(home, {}, options);
    expect(await screen.findByRole('heading', { level: 1, name: /Zoé/ })).toBeVisible();
    expect(await api.call('accountInformation', {}, visitor)).toMatchObject({
      firstName: 'Zoé',
      lastName: 'D’Amour-Nguyễn',
      customer_phone: '+14165550188',
      interest: ['kitchen', 'pets'],
    });
  },
);

test.each([
  ['en', '4165550111', 'The code is wrong or has expired.'],
  ['fr', '4165550122', 'Le code est incorrect ou a expiré.'],
] as const)(
  'ACC-014 text messages are switched on by the code that was sent to the phone, not before; off and e-mails need none (%s)',
  async (language, number, wrong) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ language });
    const options = { texts, language, visitor };
    const byText = () => screen.findByRole('checkbox', { name: t('newsletter.sms') });
    const isStored = async () => (await api.call('accountInformation', {}, visitor)).subscriber.subscriber_sms;
    const without = await renderPage(newsletter, {}, options);
    expect(await byText()).toBeDisabled();
    const link = formOf(await byText()).getByRole('link', { name: t('newsletter.addPhone') });
    expect(link).toHaveAttribute('href', '/customer/account/edit');
    without.unmount();
    const names = { firstName: 'Zoé', lastName: 'Roy' };
    await api.call('updateAccountInformation', { body: { ...names, customer_phone: number } }, visitor);

    const view = await renderPage(newsletter, {}, options);
    const form = formOf(await byText());
    const save = () => userEvent.click(form.getByRole('button', { name: t('profile.save') }));
    await userEvent.click(await byText());
    await save();
    const code = await form.findByLabelText(t('newsletter.code'));
    await waitFor(() => expect(code).toHaveFocus());
    await expectAccessible();
    expect(await isStored()).toBe(false);
    const [letter] = await api.letters(`+1${number}`);
    const sent = /\b\d{6}\b/.exec(letter?.text ?? '')?.[0] ?? 'none';
    await fill(code, sent === '000000' ? '111111' : '000000');
    await save();
    await waitFor(() => expect(code).toHaveAccessibleDescription(expect.stringContaining(wrong)));
    expect(await isStored()).toBe(false);
    await fill(code, sent);
    await save();
    expect(await form.findByText(t('newsletter.saved'))).toBeVisible();
    expect(form.queryByLabelText(t('newsletter.code'))).not.toBeInTheDocument();
    expect(await isStored()).toBe(true);
    view.unmount();

    await renderPage(newsletter, {}, options);
    const saved = formOf(await byText());
    expect(await byText()).toBeChecked();
    await userEvent.click(await byText());
    await userEvent.click(saved.getByRole('checkbox', { name: t('newsletter.email') }));
    await userEvent.click(saved.getByRole('button', { name: t('profile.save') }));
    expect(await saved.findByText(t('newsletter.saved'))).toBeVisible();
    expect(saved.queryByLabelText(t('newsletter.code'))).not.toBeInTheDocument();
    const { subscriber } = await api.call('accountInformation', {}, visitor);
    expect(subscriber.subscriber_sms).toBe(false);
  },
);
