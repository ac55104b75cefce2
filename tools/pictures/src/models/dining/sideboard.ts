import { legs, mirrored, repeat } from '../../space/arrange.ts';
import { ball, box, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const sideboard: Family = {
  // Three drawers between two doors.
  a: () => [
    box([0, 0.48, 0], [1.4, 0.66, 0.42], 'wood', { round: 0.01 }),
    box([0, 0.825, 0], [1.44, 0.03, 0.45], 'wood', { round: 0.01 }),
    ...repeat(3, (_, i) => box([0, 0.275 + i * 0.212, 0.212], [0.44, 0.2, 0.02], 'wood', { round: 0.006 })),
    ...repeat(3, (_, i) => rod([-0.07, 0.275 + i * 0.212, 0.232], [0.07, 0.275 + i * 0.212, 0.232], 0.007, 'brass')),
    ...mirrored((s) => [
      box([s * 0.46, 0.487, 0.212], [0.45, 0.624, 0.02], 'wood', { round: 0.006 }),
      box([s * 0.46, 0.487, 0.224], [0.33, 0.5, 0.008], 'wood', { round: 0.004 }),
      rod([s * 0.275, 0.44, 0.235], [s * 0.275, 0.54, 0.235], 0.007, 'brass'),
    ]).flat(),
    ...legs(0.6, 0.15, 0.16, 0.028, 'wood', 0.02),
    box([-0.4, 0.855, 0], [0.3, 0.03, 0.22], 'linen'),
    rod([0.42, 0.84, 0], [0.42, 1.02, 0], 0.06, 'ceramic', 0.04),
  ],
  // Four slatted doors, long and low.
  b: () => [
    box([0, 0.46, 0], [1.58, 0.6, 0.4], 'wood', { round: 0.014 }),
    box([0, 0.775, 0], [1.62, 0.032, 0.43], 'wood', { round: 0.012 }),
    ...repeat(4, (p) => [
      box([p * 0.585, 0.46, 0.203], [0.382, 0.56, 0.016], 'wood', { round: 0.004 }),
      ...repeat(9, (q) => box([p * 0.585 + q * 0.17, 0.46, 0.217], [0.02, 0.54, 0.016], 'wood', { round: 0.006 })),
    ]).flat(),
    ...repeat(2, (p) => ball([p * 0.39, 0.46, 0.236], [0.03, 0.03, 0.03], 'black')),
    ...legs(0.68, 0.14, 0.17, 0.024, 'black', 0.03),
    ball([-0.5, 0.86, 0], [0.16, 0.15, 0.16], 'ceramic'),
    box([0.42, 0.81, 0], [0.3, 0.03, 0.2], 'rust'),
  ],
};
