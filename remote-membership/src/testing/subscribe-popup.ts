import { act, screen } from '@testing-library/react';

/** Tests that begin with an empty browser at 3 p.m., and whose time passes when they say so. */
export const useSubscribeClock = (): void => {
  beforeEach(() => {
    localStorage.clear();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'], now: new Date(2026, 2, 4, 15) });
  });
  afterEach(() => void jest.useRealTimers());
};

/** Lets time pass, a second at a time, so that React sees each of them. */
export const pass = async (seconds: number): Promise<void> => {
  for (let left = seconds * 1000; left > 0; left -= 1000) {
    await act(async () => jest.advanceTimersByTimeAsync(Math.min(left, 1000)));
  }
};

export const subscribeDialog = () => screen.queryByRole('dialog', { name: 'Get C$250 off' });

/** Fetched when due: with real timers, so that the import can come. */
export const openedSubscribeDialog = async (): Promise<HTMLElement> => {
  jest.useRealTimers();
  return screen.findByRole('dialog', { name: 'Get C$250 off' });
};
