import { configureStore, Tuple } from '@reduxjs/toolkit';
import { intents } from '@shop/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { showToast, toasts } from './toasts.ts';
import { Toasts } from './toasts-view.tsx';

jest.mock('@shop/platform', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test('SHELL-032 a new toast takes the place of the old one', () => {
  const store = configureStore({ middleware: () => new Tuple(), reducer: { toasts: toasts.reducer } });
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  );
  act(() => void store.dispatch(intents.noticeGiven({ text: 'The first', tone: 'ok' })));
  expect(screen.getByText('The first')).toBeVisible();
  act(() => void store.dispatch(showToast({ text: 'The second', tone: 'error' })));
  expect(screen.getByText('The second')).toBeVisible();
  expect(screen.queryByText('The first')).not.toBeInTheDocument();
});

test('a remote’s notice is shown, and its action runs once when pressed', async () => {
  const seen: string[] = [];
  const store = configureStore({
    middleware: () => new Tuple(),
    reducer: {
      toasts: toasts.reducer,
      seen: (state: number = 0, { type }: { type: string }) => {
        seen.push(type);
        return state;
      },
    },
  });
  render(
    <Provider store={store}>
      <Toasts />
    </Provider>,
  );
  const action = { label: 'Undo', run: { type: 'shop/undo' } };
  act(() => void store.dispatch(intents.noticeGiven({ text: 'Two items came along', tone: 'ok', action })));
  expect(screen.getByText('Two items came along')).toBeVisible();
  await userEvent.click(screen.getByText('Undo'));
  expect(seen.filter((type) => type === 'shop/undo')).toHaveLength(1);
  expect(screen.queryByText('Two items came along')).not.toBeInTheDocument();
});
