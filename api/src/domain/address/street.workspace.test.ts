import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { streetSeparator } from '@shop/contract';
import { joinedStreet, splitStreet } from './street.ts';

test('ADDR-003 a stored street without the separator has no apartment', () => {
  expect(splitStreet('12 Main Street, Unit 4')).toEqual({ street: '12 Main Street, Unit 4', apartment_unit_suite: '' });
  expect(splitStreet('')).toEqual({ street: '', apartment_unit_suite: '' });
  expect(joinedStreet('12 Main Street', '')).toBe('12 Main Street');
});

test('ADDR-003 what is joined by the separator is split by it, whatever was typed', () => {
  expect(joinedStreet('12 Main Street', 'Unit 4')).toBe(`12 Main Street${streetSeparator}Unit 4`);
  const typed = fc.string({
    unit: fc.constantFrom('a', '1', ' ', '-', ',', 'é', streetSeparator.trim(), streetSeparator),
  });
  fc.assert(
    fc.property(typed, typed, (street, apartment) => {
      const stored = joinedStreet(street, apartment);
      const read = splitStreet(stored);
      expect(joinedStreet(read.street, read.apartment_unit_suite)).toBe(stored);
      expect(stored.split(streetSeparator).length).toBeLessThanOrEqual(2);
    }),
  );
});

test('ADDR-003 a separator that was typed is a blank, and blanks around a part are none of it', () => {
  expect(joinedStreet('12¦14 Main Street', '')).toBe('12 14 Main Street');
  expect(joinedStreet(' 12 Main Street ', '  ')).toBe('12 Main Street');
  expect(joinedStreet('12 Main Street', ' 4¦')).toBe(`12 Main Street${streetSeparator}4`);
});

test('ADDR-003 the separator is written once, in the contract, and used here only', () => {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const sources = globSync('{api,host,world,remote-*,shared/*}/{src,server}/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$/.test(file),
  );
  const using = sources.filter((file) => /streetSeparator|¦/.test(readFileSync(path.join(root, file), 'utf8')));
  expect(using.toSorted()).toEqual(['api/src/domain/address/street.ts', 'shared/contract/src/constants/shop.ts']);
});
