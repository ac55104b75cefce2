import { plainText } from './plain-text.ts';

test.each([
  ['\u001b[2J\u001b]0;owned\u0007 Please', '[2J ]0;owned  Please'],
  ['one\r\ntwo\tthree\u2028four', 'one two three four'],
  ['\u009b31m red \u007f', '31m red'],
  ['C$100\u202e.00 \u2066x\u2069 \u200f', 'C$100 .00  x'],
  ['broken \ud83d', 'broken'],
  ['Élodie Tremblay – 2 × chaise 🪑, “ok”', 'Élodie Tremblay – 2 × chaise 🪑, “ok”'],
])('%j is shown as %j', (typed, shown) => {
  expect(plainText(typed)).toBe(shown);
});
