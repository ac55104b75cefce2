import { frame, repeat, tube } from '../../space/arrange.ts';
import type { Part } from '../../space/part.ts';
import { box, ring, rod } from '../../space/part.ts';
import type { Vec3 } from '../../space/vector.ts';
import type { Family } from '../family.ts';

const around =
  (count: number, radius: number, offset = 0) =>
  (i: number): readonly [number, number] => {
    const a = ((i + offset) / count) * 2 * Math.PI;
    return [Math.sin(a) * radius, Math.cos(a) * radius];
  };

const bed = (radius: number, y: number): Part[] => [
  rod([0, y - 0.01, 0], [0, y, 0], radius * 0.84, 'rubber'),
  ring([0, y + 0.01, 0], radius, 0.05, radius * 0.17, 'paint', { round: 0.022 }),
];

export const trampoline: Family = {
  // Garden size with a safety net on padded poles.
  a: () => {
    const at = around(6, 1.2, 0.25);
    const poles = repeat(6, (_, i) => at(i));
    return [
      ...bed(1.2, 0.62),
      ...poles.flatMap(([x, z]) => [
        ...frame(
          [
            [x * 0.98, 0.6, z * 0.98],
            [x, 0.02, z],
          ],
          0.03,
          'steel',
        ),
        rod([x * 1.02, 0.1, z * 1.02], [x * 1.04, 2.02, z * 1.04], 0.045, 'paint'),
      ]),
      ring([0, 2.0, 0], 1.24, 0.04, 0.04, 'paint', { round: 0.018 }),
      ...repeat(54, (_, i) => {
        const [x, z] = around(54, 1.2)(i);
        return rod([x, 0.64, z], [x, 1.99, z], 0.0035, 'graphite');
      }),
      ...repeat(7, (_, i) => ring([0, 0.82 + i * 0.17, 0], 1.2, 0.006, 0.006, 'graphite', { round: 0.002 })),
      ...repeat(3, (p) =>
        box([p * 0.001, 0.3 - p * 0.2, 1.34 - p * -0.1], [0.34, 0.03, 0.08], 'steel', { round: 0.01 }),
      ),
      ...frame(
        [
          [-0.18, 0.6, 1.2],
          [-0.18, 0, 1.5],
        ],
        0.018,
        'steel',
      ),
      ...frame(
        [
          [0.18, 0.6, 1.2],
          [0.18, 0, 1.5],
        ],
        0.018,
        'steel',
      ),
    ];
  },
  // Small indoor rebounder with a handle bar.
  b: () => {
    const at = around(6, 0.46);
    const bar: Vec3[] = [
      [-0.3, 0.24, -0.4],
      [-0.28, 0.9, -0.46],
      [-0.22, 1.08, -0.44],
      [0.22, 1.08, -0.44],
      [0.28, 0.9, -0.46],
      [0.3, 0.24, -0.4],
    ];
    return [
      ...bed(0.52, 0.27),
      ...repeat(6, (_, i) => {
        const [x, z] = at(i);
        return [rod([x, 0.02, z], [x, 0.26, z], 0.018, 'steel'), rod([x, 0, z], [x, 0.04, z], 0.026, 'rubber')];
      }).flat(),
      ...tube(bar, 0.017, 'steel', 6),
      rod([-0.18, 1.085, -0.44], [0.18, 1.085, -0.44], 0.026, 'rubber'),
      ...repeat(30, (_, i) => {
        const [x, z] = around(30, 1)(i);
        return rod([x * 0.4, 0.276, z * 0.4], [x * 0.45, 0.28, z * 0.45], 0.006, 'black');
      }),
    ];
  },
  detail: { b: [0.2, 0.3, 0.1] },
};
