import { renderPage } from '@shop/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as page from '../pages/password.tsx';
import { texts } from './fixtures.ts';

export const passwordPath = '/customer/account/password';

/** The password page at a query. */
export const openPassword = (
  query: string,
  language: 'en' | 'fr' = 'en',
  actions: { type: string; payload?: unknown }[] = [],
) => renderPage(page, {}, { texts, path: passwordPath + query, language, actions });

export const saveButton = () => screen.getByRole('button', { name: 'Save and sign in' });

/** Types a new password, repeats it, and saves. */
export const choosePassword = async (password: string, repeated: string): Promise<void> => {
  await userEvent.type(screen.getByLabelText('New password'), password);
  await userEvent.type(screen.getByLabelText('Repeat the new password'), repeated);
  await userEvent.click(saveButton());
};
