import type { Part } from '../../space/part.ts';
import { legs, repeat, tube } from '../../space/arrange.ts';
import { ball, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** A blade-leaved plant whose base is at height `y`. */
export const bladePlant = (y: number, tall: number, count: number): Part[] =>
  repeat(count, (_, i) => {
    const a = i * 2.4;
    const lean = 0.1 + 0.36 * (i / count);
    const size = tall * (1 - 0.35 * (i / count));
    return ball(
      [Math.sin(a) * lean * size * 0.5, y + size * 0.47, Math.cos(a) * lean * size * 0.5],
      [0.1, size, 0.022],
      'leaf',
      { turn: [Math.cos(a) * lean, a * 0.7, -Math.sin(a) * lean] },
    );
  });

/** A plant with round leaves on bent stems. */
export const roundPlant = (y: number, tall: number, count: number): Part[] =>
  repeat(count, (_, i) => {
    const a = i * 2.4;
    const out = (0.12 + 0.26 * ((i * 0.618) % 1)) * tall;
    const up = tall * (0.55 + 0.45 * (1 - ((i * 0.618) % 1)));
    const tip = [Math.sin(a) * out, y + up, Math.cos(a) * out] as const;
    return [
      ...tube([[0, y, 0], [tip[0] * 0.35, y + up * 0.6, tip[2] * 0.35], tip], 0.006, 'leaf', 4),
      ball(tip, [0.24, 0.02, 0.28], 'leaf', { turn: [0.5 + 0.3 * Math.cos(a), a, 0.25] }),
    ];
  }).flat();

export const planter: Family = {
  a: () => [
    ring([0, 0.2, 0], 0.15, 0.38, 0.025, 'clay', { top: 0.21 }),
    rod([0, 0.01, 0], [0, 0.32, 0], 0.14, 'soil', 0.185),
    ...bladePlant(0.28, 0.85, 13),
  ],
  b: () => [
    ring([0, 0.36, 0], 0.2, 0.26, 0.022, 'clay', { round: 0.01 }),
    rod([0, 0.24, 0], [0, 0.45, 0], 0.19, 'soil'),
    ring([0, 0.25, 0], 0.21, 0.03, 0.03, 'oak'),
    ...legs(0.15, 0.15, 0.4, 0.02, 'oak', 0.03),
    ...roundPlant(0.44, 0.62, 13),
  ],
};
