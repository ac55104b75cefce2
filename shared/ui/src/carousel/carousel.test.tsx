import { act, fireEvent, render, screen } from '@testing-library/react';
import { Carousel, type CarouselProps } from './carousel.tsx';

const labels = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (place: number, count: number) => `Slide ${place} of ${count}`,
};

const setup = (props: Partial<CarouselProps> = {}) => {
  const onSlide = jest.fn();
  render(
    <Carousel label="Offers" labels={labels} onSlide={onSlide} {...props}>
      {props.children ?? ['a', 'b', 'c'].map((each) => <p key={each}>{each}</p>)}
    </Carousel>,
  );
  return { onSlide, shown: () => onSlide.mock.calls.flat() };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

const wait = (ms: number): void => act(() => void jest.advanceTimersByTime(ms));

test('the buttons go on and back, round at the ends', () => {
  const { shown } = setup();
  expect(screen.getAllByRole('listitem').map((slide) => slide.getAttribute('aria-label'))).toEqual([
    'Slide 1 of 3',
    'Slide 2 of 3',
    'Slide 3 of 3',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(shown()).toEqual([1, 0, 2, 0]);
});

test('it moves on every 5000 ms, and not while someone points at it or has paused it', () => {
  const { shown } = setup({ autoPlay: 5000 });
  wait(4999);
  expect(shown()).toEqual([]);
  wait(1);
  expect(shown()).toEqual([1]);
  fireEvent.pointerEnter(screen.getByText('a'));
  wait(20_000);
  expect(shown()).toEqual([1]);
  fireEvent.pointerLeave(screen.getByText('a'));
  wait(5000);
  expect(shown()).toEqual([1, 2]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  wait(20_000);
  expect(shown()).toEqual([1, 2]);
  expect(screen.getByRole('button', { name: 'Play' })).toBeInTheDocument();
});

test('under reduced motion it stands still until it is told to play', () => {
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
  });
  const { shown } = setup({ autoPlay: 5000 });
  wait(20_000);
  expect(shown()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Play' }));
  wait(5000);
  expect(shown()).toEqual([1]);
});

test('one slide needs no controls', () => {
  setup({ autoPlay: 5000, children: <p>only</p> });
  expect(screen.queryByRole('button')).toBeNull();
});

test('it waits for somebody who was in it before it could hear of them', () => {
  const { shown } = setup({
    autoPlay: 5000,
    children: ['a', 'b'].map((each) => (
      <button key={each} type="button" ref={(button) => void (each === 'a' && button?.focus())}>
        {each}
      </button>
    )),
  });
  expect(screen.getByRole('button', { name: 'a' })).toHaveFocus();
  wait(15_000);
  expect(shown()).toEqual([]);
  act(() => screen.getByRole('button', { name: 'a' }).blur());
  wait(5000);
  expect(shown()).toEqual([1]);
});
