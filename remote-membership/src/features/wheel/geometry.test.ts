import { fieldPath, restingAngle } from './geometry.ts';

test('wherever it stood, the wheel goes on by five to six rounds and rests with the prize below the pointer', () => {
  for (let count = 2; count <= 12; count += 1) {
    for (let place = 0; place < count; place += 1) {
      for (const from of [0, 7, 359.5, 1800, 99_999]) {
        const to = restingAngle(from, place, count);
        expect(to - from).toBeGreaterThanOrEqual(5 * 360);
        expect(to - from).toBeLessThan(6 * 360);
        // The field at the pointer lies as far behind the top as the wheel has turned.
        const below = (((-to % 360) + 360) % 360) / (360 / count);
        expect(Math.floor(below)).toBe(place);
      }
    }
  }
});

test('fields lie clockwise from the top', () => {
  expect(fieldPath(0, 4, 100)).toBe('M0 0L0.00 -100.00A100 100 0 0 1 100.00 0.00Z');
  expect(fieldPath(1, 4, 100)).toBe('M0 0L100.00 0.00A100 100 0 0 1 0.00 100.00Z');
});
