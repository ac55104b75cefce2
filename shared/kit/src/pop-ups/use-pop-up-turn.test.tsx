import { consentCookie } from '@shop/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Form } from '@shop/ui';
import * as react from 'react';
import type { ReactNode } from 'react';
import { usePopUpTurn } from './use-pop-up-turn.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

interface Shown {
  name: string;
  after: number | null;
  place?: string;
  isCard?: boolean;
}

const PopUp = ({ name, after, place = '/', isCard }: Shown) => {
  const { isOpen, close } = usePopUpTurn({ place, mayOpen: (at) => at !== '/quiet', after, isCard });
  return isOpen ? <button onClick={close}>{name}</button> : null;
};
/** Lets time pass, in steps, so that React sees each of them. */
const pass = async (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 100) await act(async () => jest.advanceTimersByTimeAsync(100));
};
const shown = () => screen.queryAllByRole('button', { name: /first|second|it/ }).map(({ textContent }) => textContent);

test('one comes at a time, and the next after half a minute of quiet', async () => {
  render(
    <>
      <PopUp name="first" after={5_000} />
      <PopUp name="second" after={5_000} />
    </>,
  );
  await pass(60_000);
  expect(shown()).toEqual(['first']);
  fireEvent.click(screen.getByRole('button'));
  await pass(29_000);
  expect(shown()).toEqual([]);
  await pass(2_000);
  expect(shown()).toEqual(['second']);
});

test('the bundles of two remotes share the turns', async () => {
  const bundleOf = async (): Promise<typeof usePopUpTurn> => {
    let hook = usePopUpTurn;
    await jest.isolateModulesAsync(async () => {
      jest.doMock('react', () => react);
      hook = (await import('./use-pop-up-turn.ts')).usePopUpTurn;
    });
    return hook;
  };
  const [useFirst, useSecond] = [await bundleOf(), await bundleOf()];
  expect(useFirst).not.toBe(useSecond);
  const First = () => {
    const { isOpen } = useFirst({ place: '/', mayOpen: () => true, after: 2_000 });
    return isOpen ? <button>first</button> : null;
  };
  const Second = () => {
    const { isOpen } = useSecond({ place: '/', mayOpen: () => true, after: 2_000 });
    return isOpen ? <button>second</button> : null;
  };
  render(
    <>
      <First />
      <Second />
    </>,
  );
  await pass(60_000);
  expect(shown()).toEqual(['first']);
});

test('who goes while it is open gives the turn back', async () => {
  const { rerender } = render(<PopUp key="a" name="first" after={2_000} />);
  await pass(2_000);
  rerender(<PopUp key="b" name="second" after={2_000} />);
  await pass(32_000);
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

test.each<[string, ReactNode, ReactNode]>([
  ['a dialog or drawer is open', <dialog key="d" open />, <dialog key="d" />],
  [
    'a menu of the header is open',
    <header key="h">
      <button aria-expanded="true">Menu</button>
    </header>,
    <header key="h">
      <button aria-expanded="false">Menu</button>
    </header>,
  ],
  [
    'a form waits for its answer',
    <Form key="f" withoutScripts="nothing">
      <button aria-busy="true">Send</button>
    </Form>,
    <Form key="f" withoutScripts="nothing">
      <button>Send</button>
    </Form>,
  ],
])('nothing opens while %s', async (_, during, afterwards) => {
  const { rerender } = render(
    <>
      <PopUp name="it" after={2_000} />
      {during}
    </>,
  );
  await pass(20_000);
  expect(shown()).toEqual([]);
  rerender(
    <>
      <PopUp name="it" after={2_000} />
      {afterwards}
    </>,
  );
  await pass(1_000);
  expect(shown()).toEqual(['it']);
});

test.each([
  ['a text', <input key="i" aria-label="field" />],
  ['a filter', <input key="i" type="checkbox" aria-label="field" />],
  ['a choice', <select key="i" aria-label="field" />],
])('nothing takes the focus from %s', async (_, field) => {
  render(
    <>
      <PopUp name="it" after={2_000} />
      {field}
    </>,
  );
  act(() => screen.getByLabelText('field').focus());
  await pass(20_000);
  expect(shown()).toEqual([]);
  act(() => screen.getByLabelText('field').blur());
  await pass(1_000);
  expect(shown()).toEqual(['it']);
});

test('each key and each tap puts it off by a moment', async () => {
  render(<PopUp name="it" after={2_000} />);
  for (let press = 0; press < 10; press += 1) {
    await pass(900);
    fireEvent.keyDown(document.body);
  }
  expect(shown()).toEqual([]);
  await pass(1_000);
  expect(shown()).toEqual(['it']);
});

test('on a phone it waits for the first touch; a card waits for the answer about consent instead, and keeps nobody’s turn', async () => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList; // jsdom has none
  render(
    <>
      <PopUp name="first" after={1_000} isCard />
      <PopUp name="second" after={2_000} />
    </>,
  );
  await pass(20_000);
  expect(shown()).toEqual([]);
  document.cookie = `${consentCookie.name}=no.1.${consentCookie.version}`;
  await pass(1_000);
  expect(shown()).toEqual(['first']);
  fireEvent.pointerDown(document.body);
  await pass(1_000);
  expect(shown()).toEqual(['first', 'second']);
  document.cookie = `${consentCookie.name}=; max-age=0`;
  Reflect.deleteProperty(window, 'matchMedia');
});
