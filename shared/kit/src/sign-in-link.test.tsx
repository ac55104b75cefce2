import { renderPart } from '@shop/testing';
import { fireEvent, screen } from '@testing-library/react';
import { SignInLink } from './index.ts';

test('a press opens the popup; one that asks for a new tab follows the link', () => {
  const actions: { type: string }[] = [];
  renderPart(<SignInLink redirect="/points/points">Sign in</SignInLink>, { actions });
  const link = screen.getByRole('link', { name: 'Sign in' });
  const asked = () => actions.filter(({ type }) => type.endsWith('signInRequested')).length;
  expect(link).toHaveAttribute('href', expect.stringContaining('redirect=%2Fpoints%2Fpoints'));
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(link, { button: 1 });
  expect(asked()).toBe(0);
  fireEvent.click(link);
  expect(asked()).toBe(1);
});
