import { judgeLetterKey, letterKeyOf } from './letter-key.ts';

const day = 86_400_000;
const placed = new Date('2026-06-01T12:00:00.000Z');
const order = { number: 'CA100007919', linkKey: 'secret', createdAt: placed };
const key = letterKeyOf(order);
const after = (milliseconds: number) => new Date(placed.getTime() + milliseconds);

test('a letter’s link carries a signature that needs no encoding, and that stays the same', () => {
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(letterKeyOf({ number: order.number, linkKey: order.linkKey })).toBe(key);
});

test('the link opens its order for a year from the day on which it was placed', () => {
  expect([0, 365 * day - 1, 365 * day].map((age) => judgeLetterKey(order, key, after(age)))).toEqual([
    'good',
    'good',
    'ended',
  ]);
});

test('no other key opens it: neither that of another order, nor one that is cut off or longer', () => {
  const others = [
    letterKeyOf({ ...order, number: 'CA100015838' }),
    letterKeyOf({ ...order, linkKey: 'another' }),
    '',
    key.slice(0, -1),
    `${key}A`,
  ];
  expect(others.map((other) => judgeLetterKey(order, other, placed))).toEqual(Array(5).fill('wrong'));
  expect(judgeLetterKey(order, 'x', after(400 * day))).toBe('wrong');
});
