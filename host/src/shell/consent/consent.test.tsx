import { readConsent } from '@shop/contract';
import { renderPart } from '@shop/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { Consent } from './consent.tsx';
import { PrivacyChoices } from './privacy-choices.tsx';

const show = (cookie = 'consent=; Max-Age=0; Path=/'): void => {
  const { options } = shellParts();
  document.cookie = cookie;
  renderPart(
    <>
      <main>
        <h1>Sofas</h1>
      </main>
      <PrivacyChoices />
      <Consent />
    </>,
    options,
  );
};
const bar = () => screen.queryByRole('region', { name: 'Your privacy' });

test.each([
  ['Reject', 'no'],
  ['Accept', 'yes'],
])('%s is one press, kept, and the bar is gone', async (name, choice) => {
  show();
  await userEvent.click(await screen.findByRole('button', { name }));
  expect(bar()).toBeNull();
  expect(readConsent(document.cookie)).toBe(choice);
});

test('accepting and refusing look the same, and the bar takes no focus on its own', async () => {
  show();
  const reject = await screen.findByRole('button', { name: 'Reject' });
  expect(screen.getByRole('button', { name: 'Accept' }).className).toBe(reject.className);
  expect(document.body).toHaveFocus();
});

test.each(['Reject', 'Accept'])('after %s the focus is at the page’s heading, not lost', async (name) => {
  show();
  (await screen.findByRole('button', { name })).focus();
  await userEvent.keyboard('{Enter}');
  expect(bar()).toBeNull();
  expect(screen.getByRole('heading', { name: 'Sofas' })).toHaveFocus();
});

test('who has chosen is not asked, but can choose anew with the keyboard', async () => {
  show('consent=yes.1772366400.1; Path=/');
  expect(bar()).toBeNull();
  window.dataLayer = [];
  const choices = screen.getByRole('button', { name: 'Privacy choices' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your privacy' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  expect(choices).toHaveFocus();
  expect(bar()).toBeNull();
  expect(readConsent(document.cookie)).toBe('no');
  expect(window.dataLayer).toBeUndefined();
});

test('a choice that was made in another tab closes the bar of this one', async () => {
  show();
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeVisible();
  document.cookie = 'consent=no.1772366400.1; Path=/';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(bar()).toBeNull();
});
