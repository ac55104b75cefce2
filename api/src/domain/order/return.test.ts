import { priceOf } from './refund.ts';
import { stateAfterRefund } from './return.ts';
import { canCancel, paymentOf } from './state.ts';
import { returnableUnits, returnedUnits, unitsOf, waitingUnits } from './units.ts';

const items = [
  { item_id: 1, qty: 2, unit_price: 5_000 },
  { item_id: 2, qty: 1, unit_price: 900 },
  { item_id: 3, qty: 1, unit_price: 0 }, // a gift
];

test('what units cost in their order', () => {
  expect(
    priceOf(
      [
        { item_id: 1, qty: 1 },
        { item_id: 2, qty: 1 },
        { item_id: 1, qty: 1 },
      ],
      items,
    ),
  ).toBe(10_900);
  expect(priceOf([{ item_id: 9, qty: 1 }], items)).toBe(0);
});

test('an order of which everything was paid back is returned; a kept gift does not count', () => {
  const all = [
    { item_id: 1, qty: 2 },
    { item_id: 2, qty: 1 },
  ];
  expect(stateAfterRefund(items, all)).toBe('returned');
  expect(
    stateAfterRefund(items, [
      { item_id: 1, qty: 1 },
      { item_id: 2, qty: 1 },
    ]),
  ).toBe('partly_refunded');
  expect(stateAfterRefund(items, [{ item_id: 1, qty: 2 }])).toBe('partly_refunded');
});

test('an order can be called back until the warehouse has begun, and never once a parcel has left', () => {
  expect((['pending_payment', 'placed', 'paid'] as const).map((state) => canCancel(state, 0))).toEqual([
    true,
    true,
    true,
  ]);
  expect(canCancel('paid', 1)).toBe(false);
  const late = ['processing', 'shipped', 'delivered', 'cancelled', 'returned', 'partly_refunded'] as const;
  expect(late.filter((state) => canCancel(state, 0))).toEqual([]);
});

test('what a payment page is told of an order', () => {
  expect((['pending_payment', 'cancelled', 'paid', 'shipped', 'placed'] as const).map(paymentOf)).toEqual([
    'pending',
    'failed',
    'paid',
    'paid',
    'paid',
  ]);
});

const day = 86_400_000;
const delivered = new Date('2026-05-01T12:00:00Z');
const parcel = (units: { item_id: number; qty: number }[], deliveredAt: Date | null) => ({ items: units, deliveredAt });

test('units that wait are those in no parcel', () => {
  const two = [
    { item_id: 1, qty: 2 },
    { item_id: 2, qty: 1 },
  ];
  expect(waitingUnits(two, [])).toBe(3);
  expect(waitingUnits(two, [parcel([{ item_id: 1, qty: 1 }], null)])).toBe(2);
  expect(waitingUnits(two, [parcel([{ item_id: 1, qty: 3 }], null)])).toBe(1);
  expect(unitsOf(1, [...two, { item_id: 1, qty: 4 }])).toBe(6);
});

test('units can be sent back for 30 days from their delivery, less those that are on their way back', () => {
  const parcels = [
    parcel([{ item_id: 1, qty: 1 }], delivered),
    parcel([{ item_id: 1, qty: 1 }], new Date(delivered.getTime() + 10 * day)),
    parcel([{ item_id: 2, qty: 1 }], null),
  ];
  const at = (days: number, returned: { item_id: number; qty: number }[] = []) =>
    returnableUnits(items, parcels, returned, new Date(delivered.getTime() + days * day)).map(
      ({ item_id, qty, until }) => [item_id, qty, (until.getTime() - delivered.getTime()) / day],
    );
  expect(at(30)).toEqual([[1, 2, 30]]);
  expect(at(31)).toEqual([[1, 1, 40]]);
  expect(at(40)).toEqual([[1, 1, 40]]);
  expect(at(41)).toEqual([]);
  expect(at(5, [{ item_id: 1, qty: 1 }])).toEqual([[1, 1, 30]]);
  expect(at(5, [{ item_id: 1, qty: 2 }])).toEqual([]);
});

test('what was rejected may be sent again', () => {
  const of = (state: 'requested' | 'received' | 'refunded' | 'rejected', item_id: number) => ({
    state,
    items: [{ item_id, qty: 1 }],
  });
  expect(returnedUnits([of('requested', 1), of('rejected', 2), of('received', 3), of('refunded', 4)])).toEqual([
    { item_id: 1, qty: 1 },
    { item_id: 3, qty: 1 },
    { item_id: 4, qty: 1 },
  ]);
});
