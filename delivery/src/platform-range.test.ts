import { satisfies } from './platform-range.ts';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.4.2', '^1.4.2', true],
  ['1.4.1', '^1.4.2', false],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.0.0', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['1.0.0', '1.0.0', true],
  ['1.0.1', '1.0.0', false],
])('platform %s satisfies %s: %p', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
