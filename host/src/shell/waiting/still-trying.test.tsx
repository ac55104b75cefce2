import { renderPart } from '@shop/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { shellParts } from '../../testing/shell-parts.tsx';
import { createSlowCalls } from './slow-calls.ts';
import { StillTrying } from './still-trying.tsx';

const open = () => {
  const calls = createSlowCalls();
  renderPart(<StillTrying calls={calls} />, shellParts().options);
  return calls;
};

test('a slow call is said until it ends, and can be given up', async () => {
  const calls = open();
  const cancel = jest.fn();
  let end = (): void => undefined;
  act(() => {
    end = calls.add({ cancel });
  });
  expect(await screen.findByRole('status')).toHaveTextContent('Still trying');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledTimes(1);
  act(() => end());
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('what may not be given up has no way to do it', async () => {
  const calls = open();
  act(() => void calls.add({ cancel: null }));
  expect(await screen.findByRole('status')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
