import { renderPage, textsFor } from '@shop/testing';
import { expectAccessible } from '@shop/testing/accessible';
import { useRealApi } from '@shop/testing/real-api';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from './customer-service.tsx';
import { texts } from '../testing/fixtures.ts';

const api = useRealApi();

const fill = async (field: HTMLElement, text: string): Promise<void> => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

test.each(['en', 'fr'] as const)(
  'ACC-016 a customer asks for a price for a large order, and is told that it arrived (%s)',
  async (language) => {
    const t = textsFor({ texts, language });
    const visitor = await api.customer({ firstname: '', lastname: '', language });
    await renderPage(page, {}, { texts, language, visitor });
    const contact = await screen.findByRole('textbox', { name: t('facts.name') });
    const need = screen.getByLabelText(new RegExp(`^${t('largeOrder.message').replace('?', '\\?')}`));
    const send = () => userEvent.click(screen.getByRole('button', { name: t('largeOrder.submit') }));
    expect(screen.getByDisplayValue(visitor.email)).toBeVisible();
    await fill(need, 'Forty chairs in Gaspé by May');
    await send();
    expect(contact).toBeInvalid();
    expect(need).toHaveValue('Forty chairs in Gaspé by May');
    await fill(contact, 'Zoé Bernard & fils');
    await expectAccessible();
    await send();
    expect(await screen.findByText(t('largeOrder.done'))).toBeVisible();
    // Sent once: nothing is left to be sent again by a second press.
    expect(need).toHaveValue('');
  },
);
