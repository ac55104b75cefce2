import { chosenOf, countsOf } from './units.ts';

const waiting = [
  { sku: 'TBL.1', name: 'Table', qty: 2, is_pickup: false },
  { sku: 'LMP-2', name: 'Lamp', qty: 1, is_pickup: true },
];

test('all of what waits is chosen at first, or none of it', () => {
  expect(chosenOf(waiting, countsOf(waiting, 'all'))).toEqual([
    { sku: 'TBL.1', qty: 2 },
    { sku: 'LMP-2', qty: 1 },
  ]);
  expect(chosenOf(waiting, countsOf(waiting, 'none'))).toEqual([]);
});

test('what is not offered is not chosen, whatever its hidden field has', () => {
  const isPickedUp = ({ is_pickup }: { is_pickup: boolean }) => is_pickup;
  expect(chosenOf(waiting, countsOf(waiting, 'all'), isPickedUp)).toEqual([{ sku: 'LMP-2', qty: 1 }]);
});
