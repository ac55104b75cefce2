import { parseForm } from './body-parsers.ts';

test('REQ-010 forms are read whichever way a client writes a list', () => {
  for (const text of ['items=5&items=6', 'items[]=5&items[]=6', 'items[0]=5&items[1]=6']) {
    expect(parseForm(text)).toEqual({ items: ['5', '6'] });
  }
  expect(parseForm('items[]=5&q=a+b%26c')).toEqual({ items: ['5'], q: 'a b&c' });
  expect(parseForm('')).toEqual({});
});
