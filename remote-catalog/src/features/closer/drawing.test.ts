import { inches, outlineOf, PERSON_CM, personBeside, sheet } from './drawing.ts';

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

test('a person stands beside it on its floor and to its scale, within the sheet', () => {
  for (const sides of [
    { width: 210, depth: 90, height: 84 },
    { width: 90, depth: 32, height: 186 },
    { width: 44, depth: 50, height: 92 },
  ]) {
    const { left, right, bottom } = outlineOf(sides);
    const person = personBeside(sides);
    if (sides.height < 100 && sides.width < 60) {
      expect(person).toBeNull();
      continue;
    }
    expect(person?.feet).toBe(bottom);
    expect((person?.tall ?? 0) / (right - left)).toBeCloseTo(PERSON_CM / sides.width);
    expect(bottom - (person?.tall ?? 0)).toBeGreaterThan(0);
  }
});

test('nobody stands on a rug, or beside what is smaller than a hand’s breadth of them', () => {
  expect(personBeside({ width: 160, depth: 230, height: 1.5 })).toBeNull();
  expect(personBeside({ width: 30, depth: 30, height: 32 })).toBeNull();
});

test('centimetres are told in inches to one decimal', () => {
  expect([210, 96.5, 2.54].map(inches)).toEqual([82.7, 38, 1]);
});
