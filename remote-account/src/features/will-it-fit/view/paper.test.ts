import fc from 'fast-check';
import { onPaper } from './paper.ts';

test('a plan is printed to a scale, on one sheet, and as large as it has room for', () => {
  expect(onPaper(400, 350)).toEqual({ scale: 25, width: 160, height: 140 });
  fc.assert(
    fc.property(
      fc.double({ min: 50, max: 5_000, noNaN: true }),
      fc.double({ min: 50, max: 5_000, noNaN: true }),
      (width, length) => {
        const printed = onPaper(width, length);
        expect(printed.width * printed.scale).toBeCloseTo(width * 10, 5);
        expect(printed.height * printed.scale).toBeCloseTo(length * 10, 5);
        expect(printed.width).toBeLessThanOrEqual(185);
        expect(printed.height).toBeLessThanOrEqual(200);
        const larger = [10, 20, 25, 50, 75, 100, 200].filter((scale) => scale < printed.scale);
        for (const scale of larger) expect((width * 10) / scale > 185 || (length * 10) / scale > 200).toBe(true);
      },
    ),
  );
});
