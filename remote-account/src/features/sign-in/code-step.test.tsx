import { sessionEvents } from '@shop/platform';
import { answer, renderPart, useServer } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { texts } from '../../testing/fixtures.ts';
import { KnownStep } from './known-step.tsx';

const server = useServer();
const email = 'ana@example.ca';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const open = (language: 'en' | 'fr' = 'en') => {
  const actions: { type: string; payload?: unknown }[] = [];
  const onSignedIn = jest.fn();
  const none = () => undefined;
  renderPart(<KnownStep email={email} onChangeEmail={none} onCreate={none} onSignedIn={onSignedIn} />, {
    texts,
    language,
    actions,
  });
  return { onSignedIn, types: () => actions.map(({ type }) => type) };
};
const sendCodes = () => {
  const asked: unknown[] = [];
  server.use(
    answer('signInCode', ({ body }) => {
      asked.push(body);
      return null;
    }),
  );
  return asked;
};

test('a code in place of the password signs in', async () => {
  const sent = sendCodes();
  const entered: unknown[] = [];
  server.use(
    answer('signInByCode', ({ body }) => {
      entered.push(body);
      return { token: 'customer-token', verify_status: true, entity_id: 5 };
    }),
  );
  const { onSignedIn, types } = open();
  await press('Email me a code instead');
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  await userEvent.type(screen.getByLabelText('Code'), 'AB12CD');
  await press('Sign in');
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledWith({ email, isVerified: true }));
  expect([sent, entered]).toEqual([[{ email }], [{ email, verify_code: 'AB12CD' }]]);
  expect(types()).toContain(sessionEvents.signInAnswered.type);
});

test('a wrong code is told at its field, and the password is still a way', async () => {
  sendCodes();
  server.use(answer('signInByCode', { code: 400, message: 'This code is not right or has expired.' }));
  const { onSignedIn } = open();
  await press('Email me a code instead');
  await userEvent.type(await screen.findByLabelText('Code'), 'AB12CD');
  await press('Sign in');
  expect(await screen.findByText('This code is not right or has expired.')).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('AB12CD');
  expect(onSignedIn).not.toHaveBeenCalled();
  await press('Use my password instead');
  await waitFor(() => expect(screen.getByLabelText('Password')).toHaveFocus());
});

test('a code that cannot be sent leaves one at the password, with the reason', async () => {
  server.use(answer('signInCode', { code: 400, message: 'Please enter a valid email address.' }));
  open('fr');
  await press('M’envoyer un code par courriel');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter a valid email address.');
  expect(screen.getByLabelText('Mot de passe')).toBeVisible();
});
