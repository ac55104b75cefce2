import { chosenAnew } from './charges.ts';

test('what is chosen anew takes the place of its own kinds alone', () => {
  const hall = { kind: 'hall', price: 100 };
  const bell = { kind: 'bell', price: 0, detail: 'twice' };
  const all = [hall, { kind: 'lift', price: 300 }, bell];
  expect(chosenAnew(all, ['lift', 'bell'], [{ kind: 'lift', price: 400 }])).toEqual([
    hall,
    { kind: 'lift', price: 400 },
  ]);
  expect(chosenAnew(all, ['lift'], [])).toEqual([hall, bell]);
});
