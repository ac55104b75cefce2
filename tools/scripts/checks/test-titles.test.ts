import { idsInTitles } from './test-titles.ts';

const ids = (source: string) => [...idsInTitles(source, false)];

test('titles of tests and of groups name ids, several in one too', () => {
  expect(ids(`test('CART-001 CART-002 adds', () => {})`)).toEqual(['CART-001', 'CART-002']);
  expect(ids(`describe('CART-001', () => { it('X-CART-001 x', () => {}) })`)).toEqual(['CART-001', 'X-CART-001']);
  expect(ids(`test('I18N-005 prices', () => {})`)).toEqual(['I18N-005']);
});

test('a title may be a template or a sum', () => {
  expect(ids('test(`CART-003 of ${name}`, () => {})')).toEqual(['CART-003']);
  expect(ids(`test('CART-004 a ' + 'long title', () => {})`)).toEqual(['CART-004']);
});

test('a table of cases names ids where its title has a placeholder', () => {
  expect(ids(`test.each([['CART-005', 1]])('%s', () => {})`)).toEqual(['CART-005']);
  expect(ids(`const cases = [['CART-006']]; test.each(cases.map(f))('%s', () => {})`)).toEqual(['CART-006']);
  expect(ids(`test.each([['CART-007']])('the same for all', () => {})`)).toEqual([]);
});

test('what is skipped, compared or commented out names nothing', () => {
  expect(ids(`test.skip('CART-008', f); describe.skip('x', () => { test('CART-009', f) })`)).toEqual([]);
  expect(ids(`expect('CART-010').toBe('CART-010'); /* test('CART-011') */`)).toEqual([]);
  expect(ids(`test('an error 404 and SKU-12345 are no ids', f)`)).toEqual([]);
});
