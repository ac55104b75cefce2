/** @jest-environment-options {"url": "https://shop.test/"} */
import { followAppearance, keepAppearance, chosenAppearance } from './appearance.ts';

const shown = () => document.documentElement.dataset.appearance;
/** Another page of this browser has chosen. */
const choseElsewhere = (cookie: string) => (document.cookie = `${cookie}; path=/; secure`);

afterEach(() => keepAppearance(null));

test('a choice stays and is shown, until the device decides again', () => {
  for (const choice of ['dark', 'light'] as const) {
    keepAppearance(choice);
    expect([chosenAppearance(), shown(), document.cookie]).toEqual([choice, choice, `appearance=${choice}`]);
  }
  keepAppearance(null);
  expect([chosenAppearance(), shown(), document.cookie]).toEqual([null, undefined, '']);
});

test('what is no appearance is none', () => {
  choseElsewhere('appearance=blue');
  expect(chosenAppearance()).toBeNull();
});

test.each(['pageshow', 'visibilitychange'])('a page that is come back to (%s) shows what was chosen since', (type) => {
  followAppearance();
  const comeBack = () => (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
  choseElsewhere('appearance=dark');
  comeBack();
  expect(shown()).toBe('dark');
  choseElsewhere('appearance=; expires=Thu, 01 Jan 1970 00:00:00 GMT');
  comeBack();
  expect(shown()).toBeUndefined();
});
