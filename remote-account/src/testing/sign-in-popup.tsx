import { intents, type SignInRequested } from '@shop/contract';
import { Link, useNavigate } from '@shop/platform';
import { answer, renderPart, type useServer } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { popupSlice } from '../features/sign-in/popup/popup-slice.ts';
import { SignInPopup } from '../features/sign-in/popup/sign-in-popup.tsx';
import { texts } from './fixtures.ts';

/** A sign-in that the API takes. */
export const signedIn = { token: 'customer-token', verify_status: true, entity_id: 5 };

interface Place {
  path?: string;
  language?: 'en' | 'fr';
}

const BackButton = () => {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
};

/** A page above which a sign-in was asked for. */
export const openPopup = (asked: SignInRequested = {}, { path = '/plus', language = 'en' }: Place = {}) => {
  const actions: { type: string; payload?: unknown }[] = [];
  const reload = jest.fn();
  const part = (
    <>
      <Link href="/elsewhere">Elsewhere</Link>
      <BackButton />
      <SignInPopup reload={reload} />
    </>
  );
  const { store, location } = renderPart(part, { texts, path, language, actions, models: [{ slice: popupSlice }] });
  act(() => void store.dispatch(intents.signInRequested(asked)));
  return { actions, reload, location, store, types: () => actions.map(({ type }) => type) };
};

export const dialog = (name: string) => screen.findByRole('dialog', { name });
export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const popupSteps = (server: ReturnType<typeof useServer>) => {
  const giveEmail = async (entity_id: number | null) => {
    server.use(answer('registerStatus', { entity_id, subscriber: false }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@example.ca');
    await press('Continue');
  };
  const signIn = async (verify_status = true, code_sent?: boolean) => {
    await giveEmail(5);
    server.use(answer('login', { ...signedIn, verify_status, ...(code_sent !== undefined && { code_sent }) }));
    await userEvent.type(await screen.findByLabelText('Password'), 'sofa123');
    await press('Sign in');
  };
  return { giveEmail, signIn };
};
