/** @jest-environment-options {"url": "https://shop.test/"} */
import { keepLanguage } from './same-language.ts';

const reload = jest.fn();
let stop = (): void => undefined;

/** A document in a language, as a browser opens it. */
const open = (path: string, language: string, type: NavigationTimingType): void => {
  document.documentElement.lang = language;
  history.replaceState({ key: 'entry' }, '', path);
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  stop();
  stop = keepLanguage(reload);
};
const address = (): string => location.pathname + location.search + location.hash;

beforeAll(() => {
  // jsdom has none
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [], writable: true, configurable: true });
});
afterEach(() => {
  stop();
  localStorage.clear();
  reload.mockClear();
});

test('I18N-004 Back to an address that asks for the language of before loads it in the one that was read last', () => {
  open('/cart?setLang=fr', 'fr', 'navigate');
  open('/terms?setLang=en', 'en', 'navigate');
  expect(reload).not.toHaveBeenCalled();
  open('/cart?keyword=a&setLang=fr#reviews', 'fr', 'back_forward');
  expect(reload).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/cart?keyword=a&setLang=en#reviews');
  expect(history.state).toEqual({ key: 'entry' });
  open('/cart?keyword=a&setLang=en#reviews', 'en', 'reload');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that comes back as it was left, in another language than was read last, is loaded anew', () => {
  open('/terms', 'en', 'navigate');
  const comeBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  comeBack(true);
  localStorage.setItem('page_language', 'fr');
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
  comeBack(true);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(address()).toBe('/terms?setLang=fr');
});

test('an answer in another language than its address asks for is not asked for again and again', () => {
  localStorage.setItem('page_language', 'fr');
  open('/terms?setLang=fr', 'en', 'reload');
  expect(reload).not.toHaveBeenCalled();
});

test('without a browser’s storage nobody is led anywhere', () => {
  localStorage.setItem('page_language', 'fr');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  open('/terms', 'en', 'back_forward');
  expect(reload).not.toHaveBeenCalled();
});
