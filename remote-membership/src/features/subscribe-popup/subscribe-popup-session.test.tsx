import { selectIsShowSubscribe } from '@shop/platform';
import type { SessionRoot } from '@shop/session';
import { renderPart } from '@shop/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { subscribeAsked } from '../../parts/subscribe-asked.ts';
import { openedSubscribeDialog, pass, subscribeDialog, useSubscribeClock } from '../../testing/subscribe-popup.ts';
import { texts } from '../../testing/texts.ts';
import { session } from '../../testing/visitor.ts';
import { SubscribePopup } from './subscribe-popup.tsx';
import { subscriptionSlice } from './subscription-slice.ts';

useSubscribeClock();

const DrawnAnew = () => {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Draw anew
      </button>
      <SubscribePopup key={times} />
    </>
  );
};

test('SESS-013 it shows as long as the session says so, also when it is drawn anew', async () => {
  const { store } = renderPart(<DrawnAnew />, { texts, models: [session, { slice: subscriptionSlice }] });
  const isShown = () => selectIsShowSubscribe(store.getState() as unknown as SessionRoot);
  expect(isShown()).toBe(false);
  await pass(15);
  await openedSubscribeDialog();
  expect(isShown()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Draw anew' }));
  expect(subscribeDialog()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(subscribeDialog()).not.toBeInTheDocument();
  expect(isShown()).toBe(false);
});

test('SESS-013 SESS-012 hidden on this page it stays so when it is drawn anew, where nothing can be kept', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('storage is denied');
  });
  const { store } = renderPart(<DrawnAnew />, { texts, models: [session, { slice: subscriptionSlice }] });
  const popup = () => (store.getState() as unknown as SessionRoot).session.subscribePopup;
  expect(popup()).toBeNull();
  await pass(15);
  await openedSubscribeDialog();
  expect(popup()).toBe('shown');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(popup()).toBe('hidden');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Draw anew' }));
  await pass(60);
  expect(subscribeDialog()).not.toBeInTheDocument();
  expect(popup()).toBe('hidden');
});

test('CPN-007 a coupon that asks for it opens it at once, however often it was closed today', async () => {
  const { store } = renderPart(<DrawnAnew />, { texts, models: [session, { slice: subscriptionSlice }] });
  for (const _time of ['first', 'second']) {
    act(() => void store.dispatch(subscribeAsked()));
    await openedSubscribeDialog();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(subscribeDialog()).not.toBeInTheDocument();
  }
});
