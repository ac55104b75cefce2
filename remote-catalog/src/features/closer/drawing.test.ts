import { inches, outlineOf, sheet } from './drawing.ts';

test('a wide thing reaches from side to side, a tall one from head to foot, both in the middle', () => {
  const sofa = outlineOf({ width: 210, depth: 90, height: 84 });
  expect(sofa.right - sofa.left).toBeCloseTo(0.9 * sheet.width);
  expect(sofa.bottom - sofa.top).toBeLessThan(0.5 * sheet.height);
  const lamp = outlineOf({ width: 40, depth: 40, height: 160 });
  expect(lamp.bottom - lamp.top).toBeCloseTo(0.86 * sheet.height);
  for (const { left, right, top, bottom } of [sofa, lamp]) {
    expect(left + right).toBeCloseTo(sheet.width);
    expect(top + bottom).toBeCloseTo(sheet.height);
  }
});

test('the lines of what lies flat go round it, also round a runner that a wider rug stands for', () => {
  for (const depth of [230, 277, 400]) {
    const rug = outlineOf({ width: 114, depth, height: 1.5 });
    expect(rug.right - rug.left).toBeCloseTo(0.9 * sheet.width);
    expect(rug.bottom - rug.top).toBeCloseTo(0.86 * sheet.height);
  }
});

test('centimetres are told in inches to one decimal', () => {
  expect([210, 96.5, 2.54].map(inches)).toEqual([82.7, 38, 1]);
});
