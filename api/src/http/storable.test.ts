import { unstorablePath } from './validation.ts';

test.each([
  ['NUL in a text', { a: { b: ['x', 'x\0'] } }, '/a/b/1'],
  ['half a surrogate pair', { a: '\uD800' }, '/a'],
  ['an integer of more than 31 bits', { a: 1, b: 2 ** 31 }, '/b'],
  ['an integer of fewer than -31 bits', { a: -(2 ** 31) }, '/a'],
  ['a number that no integer has', { a: 1e308 }, '/a'],
])('%s is named', (_, value, path) => {
  expect(unstorablePath(value)).toBe(path);
});

test('what the database takes is let through', () => {
  const file = new File(['\0'], 'a.jpg');
  expect(unstorablePath({ a: null, b: '😀', c: [2 ** 31 - 1, 1.5, true], d: {}, e: file, f: undefined })).toBeNull();
});
