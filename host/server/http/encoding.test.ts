import { negotiate } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['*', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['BR', 'br'],
])('%p gets %s', (accept, encoding) => {
  expect(negotiate(accept)).toBe(encoding);
});
