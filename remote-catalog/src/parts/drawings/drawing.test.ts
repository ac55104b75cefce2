import { readFileSync } from 'node:fs';
import { inches, outlineOf, PERSON_CM, sceneOf, sheet } from './drawing.ts';

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

test.each([
  { width: 210, depth: 90, height: 84 },
  { width: 320, depth: 180, height: 80 },
  { width: 90, depth: 32, height: 186 },
  { width: 44, depth: 50, height: 92 },
  { width: 45, depth: 40, height: 52 },
])('a person stands beside $width × $height cm on its floor and to its scale, within the sheet', (sides) => {
  const scene = sceneOf(sides);
  if (!scene) throw new Error('Nobody stands there');
  const { left, right, floor, x, tall } = scene;
  expect(tall / (right - left)).toBeCloseTo(PERSON_CM / sides.width);
  expect(floor - tall).toBeGreaterThan(0);
  expect(x).toBeGreaterThan(0);
  expect(x).toBeLessThan(left);
  expect(right).toBeLessThan(sheet.width);
});

test('nobody stands on a rug, or beside what is no larger than a hand can carry', () => {
  expect(sceneOf({ width: 160, depth: 230, height: 1.5 })).toBeNull();
  expect(sceneOf({ width: 30, depth: 30, height: 32 })).toBeNull();
});

test('the style puts the picture where the drawing expects it', () => {
  const style = readFileSync(new URL('measured-drawing.module.css', import.meta.url), 'utf8');
  for (const sides of [
    { width: 210, depth: 90, height: 84 },
    { width: 44, depth: 50, height: 92 },
  ]) {
    const { share = 0, left = 0 } = sceneOf(sides) ?? {};
    const place = RegExp(`share='${share}'\\] \\.sheet \\{\\s+inset: ([\\d.]+)% ([\\d.]+)% ([\\d.]+)% ([\\d.]+)%`).exec(
      style,
    );
    const [above = 0, after = 0, below = 0, before = 0] = (place ?? []).slice(1).map(Number);
    expect([above, 100 - above - below, 100 - before - after]).toEqual([(100 - share) / 2, share, share]);
    expect(left).toBeCloseTo((before / 100) * sheet.width + (outlineOf(sides).left * share) / 100);
  }
});

test('centimetres are told in inches to one decimal', () => {
  expect([210, 96.5, 2.54].map(inches)).toEqual([82.7, 38, 1]);
});
