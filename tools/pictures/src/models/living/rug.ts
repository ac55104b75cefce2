import { mirrored, repeat } from '../../space/arrange.ts';
import { box, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const rug: Family = {
  // Woven with a border, stripes and fringes.
  a: () => [
    box([0, 0.008, 0], [1.6, 0.016, 2.2], 'boucle', { round: 0.007 }),
    ...mirrored((s) => box([s * 0.68, 0.0145, 0], [0.05, 0.006, 2.02], 'linen', { round: 0.002 })),
    ...mirrored((s) => box([0, 0.0145, s * 0.99], [1.41, 0.006, 0.05], 'linen', { round: 0.002 })),
    ...repeat(7, (p) =>
      mirrored((s) =>
        box([s * 0.26, 0.0145, p * 0.78], [0.44, 0.006, 0.04], 'linen', { round: 0.002, turn: [0, s * 0.5, 0] }),
      ),
    ).flat(),
    ...repeat(48, (p) =>
      mirrored((s) => rod([p * 0.79, 0.006, s * 1.09], [p * 0.795, 0.004, s * 1.18], 0.006, 'linen')),
    ).flat(),
  ],
  // Round and deep, with raised rings.
  b: () => [
    rod([0, 0, 0], [0, 0.024, 0], 1, 'boucle'),
    ...repeat(5, (_, i) =>
      ring([0, 0.024, 0], 0.2 + i * 0.19, 0.016, 0.05, i % 2 ? 'boucle' : 'linen', { round: 0.006 }),
    ),
  ],
  detail: { a: [0.3, 0, 0.5], b: [0.25, 0, 0.2] },
  views: { front: { yaw: 0, pitch: 0.95 }, angle: { yaw: -0.55, pitch: 0.6 } },
};
