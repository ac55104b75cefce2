import { jest } from '@jest/globals';
import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom';

// Code that loads on demand is compiled at its first import: on a busy machine that takes longer than the usual second.
configure({ asyncUtilTimeout: 120_000 });

// jsdom has no layout to scroll.
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined;

// Styles of components are not loaded: most of their texts are laid out apart from each other, so each is a word of its own
// in a name. jsdom opens no popover, and would show none.
if (typeof document !== 'undefined') {
  const style = document.createElement('style');
  style.textContent = 'span:not([hidden]), [popover] { display: block }';
  document.head.append(style);
}

// A test in which React, the router or our own code complains is a failing test.
const complain =
  (level: string) =>
  (...words: unknown[]): never => {
    throw new Error(`console.${level} in a test: ${words.map(String).join(' ')}`);
  };
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(complain('error'));
  jest.spyOn(console, 'warn').mockImplementation(complain('warn'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

// A test is a page load of its own, of which the document remembers whose turn it is to open by itself.
afterEach(() => {
  if (typeof document !== 'undefined') Reflect.deleteProperty(document, 'popUpTurns');
});
