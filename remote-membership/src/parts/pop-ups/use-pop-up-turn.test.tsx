import { act, fireEvent, render, screen } from '@testing-library/react';
import { usePopUpTurn } from './use-pop-up-turn.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const PopUp = ({ name, after, place = '/' }: { name: string; after: number | null; place?: string }) => {
  const { isOpen, close } = usePopUpTurn({ place, mayOpen: (at) => at !== '/quiet', after });
  return isOpen ? <button onClick={close}>{name}</button> : null;
};
/** Lets time pass, in steps, so that React sees each of them. */
const pass = async (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 100) await act(async () => jest.advanceTimersByTimeAsync(100));
};
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

test('one comes at a time: the next a moment after the first is closed', async () => {
  render(
    <>
      <PopUp name="first" after={5_000} />
      <PopUp name="second" after={5_000} />
    </>,
  );
  await pass(60_000);
  expect(shown()).toEqual(['first']);
  fireEvent.click(screen.getByRole('button'));
  await pass(900);
  expect(shown()).toEqual([]);
  await pass(100);
  expect(shown()).toEqual(['second']);
});

test('who goes while it is open gives the turn back', async () => {
  const { rerender } = render(<PopUp key="a" name="first" after={2_000} />);
  await pass(2_000);
  rerender(<PopUp key="b" name="second" after={2_000} />);
  await pass(2_000);
  expect(shown()).toEqual(['second']);
});

test('it is due only once asked for, and where the page lets it', async () => {
  const { rerender } = render(<PopUp name="it" after={null} />);
  await pass(60_000);
  rerender(<PopUp name="it" after={3_000} place="/quiet" />);
  await pass(60_000);
  expect(shown()).toEqual([]);
  rerender(<PopUp name="it" after={3_000} place="/" />);
  await pass(1_000);
  expect(shown()).toEqual(['it']);
});
