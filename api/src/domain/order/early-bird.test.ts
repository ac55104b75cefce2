import { earlyBirdTexts, earlyBirdUnits, hasEarlyBird, returnFee } from './early-bird.ts';
import { sentBetween } from '../delivery/arrival.ts';

const line = (superEarlyBird: boolean) => ({ product: { details: { superEarlyBird } } });
const items = [
  { item_id: 1, qty: 3, super_early_bird: 1 },
  { item_id: 2, qty: 2, super_early_bird: 0 },
  { item_id: 3, qty: 1 },
  { item_id: 4, qty: 1, super_early_bird: 1 },
];

test('one super early bird among others is enough', () => {
  expect([[], [line(false)], [line(false), line(true)]].map(hasEarlyBird)).toEqual([false, false, true]);
});

test('only the units of super early birds are counted', () => {
  expect(earlyBirdUnits(items, [])).toBe(0);
  expect(
    earlyBirdUnits(
      items,
      [1, 2, 3, 4].map((item_id) => ({ item_id, qty: 1 })),
    ),
  ).toBe(2);
  expect(earlyBirdUnits(items, [{ item_id: 1, qty: 3 }])).toBe(3);
});

const back = (item_id: number, qty: number, reason: Parameters<typeof returnFee>[1]['reason'] = 'changed_mind') => ({
  reason,
  items: [{ item_id, qty }],
});
const free = { items, shippingFee: 0 };

test('POP-036 what comes back costs C$45 a unit, and once the delivery that was free', () => {
  expect(returnFee(free, back(1, 1), [])).toBe(4_500 + 1_499);
  expect(returnFee(free, back(1, 2), [])).toBe(9_000 + 1_499);
  expect(returnFee({ items, shippingFee: 1_499 }, back(1, 2), [])).toBe(9_000);
  expect(returnFee(free, back(2, 2), [])).toBe(0);
});

test('POP-036 the delivery is taken off the first of the returns that are charged', () => {
  expect(returnFee(free, back(4, 1), [back(1, 1)])).toBe(4_500);
  expect(returnFee(free, back(4, 1), [back(2, 1), back(1, 1)])).toBe(4_500);
  expect(returnFee(free, back(4, 1), [back(2, 1), back(1, 1, 'damaged')])).toBe(4_500 + 1_499);
});

test.each(['damaged', 'wrong_item', 'missing_parts', 'not_as_described'] as const)(
  'POP-036 nothing is charged for what comes back because it is %s',
  (reason) => expect(returnFee(free, back(1, 1, reason), [])).toBe(0),
);

// A Monday.
const now = new Date('2026-06-01T12:00:00Z');
const sent = (arrival: string | null, isEarlyBird: boolean) =>
  sentBetween(arrival === null ? null : new Date(`${arrival}T12:00:00Z`), isEarlyBird, now).map((day) =>
    day.toISOString().slice(0, 10),
  );

test('what is in the warehouse is sent off today, a pre-order once it has arrived', () => {
  expect(sent(null, false)).toEqual(['2026-06-01', '2026-06-01']);
  expect(sent('2026-05-20', false)).toEqual(['2026-06-01', '2026-06-01']);
  expect(sent('2026-06-10', false)).toEqual(['2026-06-10', '2026-06-10']);
});

test('POP-036 a super early bird is sent off 10 to 15 business days after its arrival, never before today', () => {
  expect(sent(null, true)).toEqual(['2026-06-15', '2026-06-22']);
  expect(sent('2026-06-10', true)).toEqual(['2026-06-24', '2026-07-01']);
  expect(sent('2026-05-14', true)).toEqual(['2026-06-01', '2026-06-04']);
  expect(sent('2026-04-01', true)).toEqual(['2026-06-01', '2026-06-01']);
});

test('POP-036 the policy says the same numbers in both languages', () => {
  expect(earlyBirdTexts.ships.en).toContain('10 to 15 business days');
  expect(earlyBirdTexts.ships.fr).toContain('10 à 15 jours ouvrables');
  expect(earlyBirdTexts.recall.en).toContain('C$25 recall fee');
  expect(earlyBirdTexts.recall.fr).toContain('25\u00A0$ par article');
  expect(earlyBirdTexts.repackaging.en).toContain('C$45 repackaging fee');
  expect(earlyBirdTexts.repackaging.fr).toContain('45\u00A0$ par article');
  expect(earlyBirdTexts.shipping.en).toContain('C$14.99 where delivery was free');
  expect(earlyBirdTexts.shipping.fr).toContain('14,99\u00A0$');
});
