import { legs } from '../../space/arrange.ts';
import { box, cushion } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const accentChair: Family<'a'> = {
  // Without arms: a channelled back over a deep seat, on splayed legs of oak.
  a: () => [
    box([0, 0.28, 0.02], [0.64, 0.14, 0.66], 'boucle', { round: 0.06 }),
    cushion([0, 0.4, 0.04], [0.64, 0.15, 0.66], 'boucle', { round: 0.065, puff: 0.03 }),
    box([0, 0.6, -0.29], [0.64, 0.5, 0.16], 'boucle', {
      round: 0.075,
      channel: 0.107,
      channelDepth: 0.022,
      turn: [-0.16, 0, 0],
    }),
    ...legs(0.24, 0.24, 0.22, 0.024, 'oak', 0.05),
  ],
  detail: { a: [0.1, 0.48, 0.02] },
};
