import { cardDigits, cardProblem, cardType } from './card.ts';
import { instalmentOf, instalments, payLaterDiscount } from './instalments.ts';
import { reviewNow, reviewTime, riskLimits, riskOf } from './risk.ts';

const now = new Date(2026, 5, 15);
const card = { number: '4111 1111 1111 1111', expirationMonth: '06', expirationYear: '2026', cvv: '123' };
const problem = (change: Partial<typeof card>) => cardProblem({ ...card, ...change }, now);

test('a card as it is typed: with blanks or dashes, a year of two or four digits, three or four behind', () => {
  expect([problem({}), problem({ number: '4111-1111-1111-1111' }), problem({ cvv: '1234' })]).toEqual([
    null,
    null,
    null,
  ]);
  expect([problem({ expirationYear: '26' }), problem({ expirationMonth: '1', expirationYear: '27' })]).toEqual([
    null,
    null,
  ]);
  expect(problem({ expirationMonth: '12', expirationYear: '2055' })).toBeNull();
  expect(cardDigits(' 4111-1111 ')).toBe('41111111');
});

test.each(['', '4111 1111 1111 1112', '41111111111', '4'.repeat(20), '4111 1111 1111 111x', 'x4111111111111111'])(
  '%p is no card',
  (number) => {
    expect(problem({ number })).toBe('number');
  },
);

test.each([
  ['05', '2026'],
  ['12', '25'],
  ['0', '2027'],
  ['13', '2026'],
  ['x', '2027'],
  ['06', ''],
  ['06', '2056'],
])('month %p of %p is no time to come', (expirationMonth, expirationYear) => {
  expect(problem({ expirationMonth, expirationYear })).toBe('expiry');
});

test.each(['', '12', '12345', '12x', 'x123', '123x'])('%p is no code of a card', (cvv) => {
  expect(problem({ cvv })).toBe('cvv');
});

test.each([
  ['4111', 'Visa'],
  ['5111', 'Mastercard'],
  ['5555', 'Mastercard'],
  ['2221', 'Mastercard'],
  ['2720', 'Mastercard'],
  ['3400', 'American Express'],
  ['3700', 'American Express'],
  ['5600', 'Card'],
  ['2100', 'Card'],
  ['3600', 'Card'],
  ['6411', 'Card'],
])('a card that begins with %s is a %s', (digits, type) => {
  expect(cardType(digits)).toBe(type);
});

test('later payments never come to more than the order, and to three cents less at most', () => {
  for (const total of [10_000, 10_001, 10_003, 3]) {
    const rest = total - instalments * instalmentOf(total);
    expect(rest).toBeGreaterThanOrEqual(0);
    expect(rest).toBeLessThan(instalments);
  }
});

test('an order above the first limit is looked at, above the second it is not taken', () => {
  const { review, decline } = riskLimits;
  expect([0, review, review + 1, decline, decline + 1].map(riskOf)).toEqual([
    'approved',
    'approved',
    'review',
    'review',
    'declined',
  ]);
});

test('paying later takes a share off goods from a sum on, rounded down, where the site’s data say so', () => {
  const offer = { from: 10_000, percent: 5 };
  expect([9_999, 10_000, 10_019].map((goods) => payLaterDiscount(goods, offer))).toEqual([0, 500, 500]);
  expect(payLaterDiscount(1_000_000, null)).toBe(0);
});

test('in the sandbox a look at a large order comes to an end by itself, elsewhere an operator ends it', () => {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  const review = (sandbox: boolean, age: number) => reviewNow({ review: 'open', createdAt: now }, sandbox, after(age));
  expect([review(true, reviewTime - 1), review(true, reviewTime), review(false, 10 * reviewTime)]).toEqual([
    'open',
    'cleared',
    'open',
  ]);
  for (const decided of ['cleared', 'refused', null] as const) {
    expect(reviewNow({ review: decided, createdAt: now }, true, after(reviewTime))).toBe(decided);
  }
});
