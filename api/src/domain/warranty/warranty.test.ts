import { warrantyEnd, warrantyState } from './warranty.ts';

const bought = new Date('2026-01-01T12:00:00.000Z');

test('a warranty lasts 90 days from the purchase, a member’s 365', () => {
  expect(warrantyEnd(bought, false).toISOString()).toBe('2026-04-01T12:00:00.000Z');
  expect(warrantyEnd(bought, true).toISOString()).toBe('2027-01-01T12:00:00.000Z');
});

test('it can be registered until the moment it would end', () => {
  const end = new Date('2026-04-01T12:00:00.000Z');
  expect(warrantyState(false, end, new Date(end.getTime() - 1))).toBe('open');
  expect(warrantyState(true, end, new Date(end.getTime() - 1))).toBe('registered');
  expect(warrantyState(false, end, end)).toBe('over');
  expect(warrantyState(true, end, end)).toBe('over');
});
