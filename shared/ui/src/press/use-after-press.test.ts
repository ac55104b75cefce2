import { fireEvent, renderHook } from '@testing-library/react';
import { useAfterPress } from './use-after-press.ts';

const setUp = () => {
  const done: string[] = [];
  const { result, rerender, unmount } = renderHook(useAfterPress);
  return {
    done,
    rerender,
    unmount,
    after: (what: string) => result.current.afterPress(() => void done.push(what)),
    result,
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test('without a press a thing is done at once', () => {
  const { done, after } = setUp();
  after('at once');
  expect(done).toEqual(['at once']);
});

test.each(['mouseUp', 'dragEnd'] as const)('during a press it waits for %s and the click after it, once', (end) => {
  const { done, after } = setUp();
  fireEvent.mouseDown(document.body);
  after('first');
  after('second');
  fireEvent[end](document.body);
  expect(done).toEqual([]);
  jest.runAllTimers();
  expect(done).toEqual(['first', 'second']);
  after('third');
  fireEvent[end](document.body);
  jest.runAllTimers();
  expect(done).toEqual(['first', 'second', 'third']);
});

test('a press counts wherever it is made, though what is pressed tells nobody of it', () => {
  const { done, after } = setUp();
  const button = document.body.appendChild(document.createElement('button'));
  for (const type of ['mousedown', 'mouseup']) button.addEventListener(type, (event) => event.stopPropagation());
  fireEvent.mouseDown(button);
  after('waiting');
  expect(done).toEqual([]);
  fireEvent.mouseUp(button);
  jest.runAllTimers();
  expect(done).toEqual(['waiting']);
});

test('a press that is forgotten does nothing; the next one counts again', () => {
  const { done, after, result } = setUp();
  fireEvent.mouseDown(document.body);
  after('forgotten');
  result.current.forgetPress();
  fireEvent.mouseUp(document.body);
  jest.runAllTimers();
  expect(done).toEqual([]);
  fireEvent.mouseDown(document.body);
  after('kept');
  fireEvent.mouseUp(document.body);
  jest.runAllTimers();
  expect(done).toEqual(['kept']);
});

test('it stays the same between renders, and hears nothing once it is gone', () => {
  const { done, after, result, rerender, unmount } = setUp();
  const { afterPress, forgetPress } = result.current;
  rerender();
  expect(result.current.afterPress).toBe(afterPress);
  expect(result.current.forgetPress).toBe(forgetPress);
  unmount();
  fireEvent.mouseDown(document.body);
  after('at once');
  expect(done).toEqual(['at once']);
});
