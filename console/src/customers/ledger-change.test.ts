import { operatorSchemas } from '@shop/contract/operator';
import { changeOf, longestReason, newMark } from './ledger-change.ts';

const typed = { reason: ' Late delivery ', mark: '1a2b3c4d' };
const reference = 'Late delivery (1a2b3c4d)';

test('points are booked as they are, credit in cents, both with the reason and the mark of their dialog', () => {
  expect(changeOf(7, 'points', { ...typed, amount: 250 })).toEqual({
    id: 7,
    ledger: 'points',
    amount: 250,
    reference,
  });
  expect(changeOf(7, 'credit', { ...typed, amount: -19.99 })).toEqual({
    id: 7,
    ledger: 'credit',
    amount: -1999,
    reference,
  });
});

test.each([[null], [0], ['x'], [0.001]])('%p is no amount', (amount) => {
  expect(changeOf(7, 'credit', { ...typed, amount })).toBeNull();
});

test('the longest reason is no longer than a reference may be, and each dialog has a mark of its own', () => {
  const change = changeOf(7, 'points', { amount: 1, reason: 'x'.repeat(longestReason), mark: newMark() });
  const { maxLength } = Object(operatorSchemas.adjustLedger.body.properties.reference);
  expect(change?.reference.length).toBeLessThanOrEqual(maxLength);
  expect(newMark()).not.toBe(newMark());
});
