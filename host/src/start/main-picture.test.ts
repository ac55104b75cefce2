import { releasePictures } from './main-picture.ts';

const isReleased = (): boolean => document.documentElement.hasAttribute('data-main-picture');

/** A page with one picture that is to be loaded first, and is not there yet. */
const openPage = (): HTMLImageElement => {
  document.body.innerHTML = '<img src="/main.avif" fetchpriority="high"><img src="/other.avif" loading="lazy">';
  const [main] = document.images;
  if (!main) throw new Error('no picture');
  Object.defineProperties(main, { fetchPriority: { value: 'high' }, complete: { value: false, configurable: true } });
  return main;
};
const end = (image: HTMLImageElement, event: 'load' | 'error'): void => {
  Object.defineProperty(image, 'complete', { value: true });
  image.dispatchEvent(new Event(event));
};

let readyState: jest.SpyInstance<DocumentReadyState>;
beforeEach(() => {
  jest.useFakeTimers();
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  document.documentElement.removeAttribute('data-main-picture');
});
afterEach(() => jest.useRealTimers());

test.each(['load', 'error'] as const)('the main picture lets the others come by its %s', (event) => {
  const main = openPage();
  releasePictures();
  jest.runAllTimers();
  expect(isReleased()).toBe(false);
  end(main, event);
  jest.runAllTimers();
  expect(isReleased()).toBe(true);
});

test('a page that has no main picture lets them come once it is known to have none', () => {
  document.body.innerHTML = '<img src="/other.avif" loading="lazy">';
  readyState.mockReturnValue('loading');
  releasePictures();
  jest.runAllTimers();
  expect(isReleased()).toBe(false);
  readyState.mockReturnValue('interactive');
  document.dispatchEvent(new Event('readystatechange'));
  jest.runAllTimers();
  expect(isReleased()).toBe(true);
});

test('a page that has loaded waits for nothing more', () => {
  openPage();
  readyState.mockReturnValue('complete');
  releasePictures();
  jest.runAllTimers();
  expect(isReleased()).toBe(true);
});
