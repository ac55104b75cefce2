import { textsFor } from '@shop/testing';
import { useRealApi } from '@shop/testing/real-api';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './points.tsx';
import { openPage } from '../testing/customer.ts';
import { texts } from '../testing/texts.ts';

const api = useRealApi();
/** The API's titles of tasks and of history entries. */
const named = {
  en: {
    sign: 'Check in today',
    confirmed: 'Confirm your email',
    birthday: 'Tell us your birthday',
    reasons: ['Birthday shared', 'Email confirmed', 'Daily sign-in'],
  },
  fr: {
    sign: 'Signalez votre présence',
    confirmed: 'Confirmez votre courriel',
    birthday: 'Dites-nous votre anniversaire',
    reasons: ['Anniversaire indiqué', 'Courriel confirmé', 'Présence du jour'],
  },
};
const rowOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const row = heading.closest('li');
  if (!row) throw new Error(`${title} stands in no row`);
  return within(row);
};

test.each(['en', 'fr'] as const)(
  'PTS-001 PTS-002 PTS-003 a task gives its points once: balance and history say so, and the page opened anew does not offer it again (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const { sign, confirmed, birthday, reasons } = named[language];
    const visitor = await api.customer();
    const actions: { type: string; payload?: unknown }[] = [];
    const earned = (count: number) =>
      expect.objectContaining({ payload: { tone: 'ok', text: t('points.earned', { count }) } });
    const balance = () => screen.getByText(t('points.balance')).nextElementSibling;
    const view = await openPage(page, { visitor, language, actions });
    await waitFor(() => expect(balance()).toHaveTextContent(/^0$/));

    await userEvent.click((await rowOf(sign)).getByRole('button', { name: t('points.sign') }));
    expect(await (await rowOf(sign)).findByText(t('points.done'))).toBeVisible();
    await waitFor(() => expect(balance()).toHaveTextContent(/^5$/));
    expect(actions).toContainEqual(earned(5));
    await userEvent.click((await rowOf(confirmed)).getByRole('button'));
    expect(await (await rowOf(confirmed)).findByText(t('points.done'))).toBeVisible();

    const births = screen.getByLabelText(t('points.birthday'));
    await userEvent.type(births, '2091-02-28{Enter}');
    expect(births).toBeInvalid();
    expect(births).toHaveAccessibleDescription(/\S/);
    expect(births).toHaveValue('2091-02-28');
    await userEvent.clear(births);
    await userEvent.type(births, '1991-02-28{Enter}');
    expect(await (await rowOf(birthday)).findByText(t('points.done'))).toBeVisible();

    view.unmount();
    await openPage(page, { visitor, language });
    await waitFor(() => expect(balance()).toHaveTextContent(/^105$/));
    for (const title of [sign, confirmed, birthday])
      expect(await (await rowOf(title)).findByText(t('points.done'))).toBeVisible();
    const history = within(screen.getByRole('region', { name: t('points.history') }));
    await history.findByText(reasons[0] ?? '');
    expect(history.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(reasons);
  },
);
