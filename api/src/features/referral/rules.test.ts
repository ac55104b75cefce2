import fc from 'fast-check';
import { customerOfInviteCode, inviteCodeOf } from './rules.ts';

test('a code leads back to its member, however it was typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 800_000_000 }), (id) => {
      expect(inviteCodeOf(id)).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
      expect(customerOfInviteCode(` ${inviteCodeOf(id).toLowerCase()} `)).toBe(id);
    }),
  );
});

test('neighbours have codes that are not', () => {
  expect(inviteCodeOf(2).slice(0, 3)).not.toBe(inviteCodeOf(1).slice(0, 3));
});

test('nobody has the number 0, nor its code', () => {
  expect([inviteCodeOf(0), customerOfInviteCode('222222')]).toEqual(['222222', null]);
});

test.each(['', 'ABC', 'ABCDEFG', 'ABC-12', '0OIL11'])('%j is no code', (typed) => {
  expect(customerOfInviteCode(typed)).toBeNull();
});
