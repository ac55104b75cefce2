import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useIdle } from './idle.ts';

const Part = (): ReactNode => <p>{useIdle() ? 'idle' : 'busy'}</p>;

/** Lets the document be as far as given; jsdom has no idle callback, like Safari. */
const documentIs = (state: DocumentReadyState): void => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('nothing is idle before all that the page asked for has arrived', () => {
  documentIs('interactive');
  render(<Part />);
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('busy')).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(1_000);
  });
  expect(screen.getByText('idle')).toBeVisible();
});

test('a page that is loaded already is idle soon, but not while it is drawn first', () => {
  documentIs('complete');
  render(<Part />);
  expect(screen.getByText('busy')).toBeVisible();
  act(() => jest.advanceTimersByTime(1_000));
  expect(screen.getByText('idle')).toBeVisible();
});
