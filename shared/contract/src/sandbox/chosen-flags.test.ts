import type { AnyFlag } from '../flags/flags.ts';
import { parseChosenFlags, writtenChosenFlags } from './chosen-flags.ts';

const about = { purpose: 'Tries something', owner: 'catalog' };
const flags: AnyFlag[] = [
  { ...about, key: 'a.shown', type: 'boolean', default: false },
  { ...about, key: 'a.columns', type: 'number', default: 3, variants: [3, 4] },
  { ...about, key: 'a.words', type: 'string', default: 'few', variants: ['few', 'many, long @ 50 %'] },
];

test('answers of flags are read as they are written, and what is none is named', () => {
  const chosen = new Map<string, boolean | number | string>([
    ['a.shown', true],
    ['a.columns', 4],
    ['a.words', 'many, long @ 50 %'],
  ]);
  const text = writtenChosenFlags(chosen);
  expect(text).toBe('a.shown@true,a.columns@4,a.words@many%2C%20long%20%40%2050%20%25');
  expect(parseChosenFlags(text, flags)).toEqual({ chosen, wrong: [] });
  const none = ['a.shown@yes', 'a.shown', 'a.columns@5', 'b.other@true', 'a.words@', '@true'];
  expect(parseChosenFlags(none.join(','), flags)).toEqual({ chosen: new Map(), wrong: none });
  expect(parseChosenFlags('', flags)).toEqual({ chosen: new Map(), wrong: [] });
});
