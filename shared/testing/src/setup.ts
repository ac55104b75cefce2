import '@testing-library/jest-dom';

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
