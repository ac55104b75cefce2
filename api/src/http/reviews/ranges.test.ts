import { rangeOf } from './uploads.ts';

test.each([
  ['bytes=0-', { start: 0, end: 9 }],
  ['bytes=2-5', { start: 2, end: 5 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=8-99', { start: 8, end: 9 }],
  ['bytes=10-', null],
  ['bytes=1-2,4-5', null],
  ['bytes=-', null],
  [undefined, null],
])('of ten bytes %s is %j', (header, expected) => {
  expect(rangeOf(header, 10)).toEqual(expected);
});
