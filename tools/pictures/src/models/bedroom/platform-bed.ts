import { legs, mirrored, repeat } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { bedding } from './bedding.ts';

/** Beds of wood. */
export const platformBed: Family = {
  // A low deck that is wider than its mattress, with a ledge behind the pillows.
  a: () => [
    box([0, 0.1, 0.02], [1.5, 0.16, 1.9], 'black', { round: 0.01 }),
    box([0, 0.235, 0.03], [1.84, 0.11, 2.16], 'wood', { round: 0.018 }),
    box([0, 0.47, -1.04], [1.84, 0.94, 0.036], 'wood', { round: 0.012 }),
    box([0, 0.9, -0.98], [1.84, 0.032, 0.16], 'wood', { round: 0.012 }),
    ...mirrored((s) => box([s * 0.46, 0.6, -1.015], [0.9, 0.54, 0.02], 'wood', { round: 0.006 })),
    ...bedding(1.54, 0.48, 'sage'),
    box([0, 0.46, 0.72], [1.58, 0.226, 0.42], 'sand', { round: 0.09 }),
    cushion([0, 0.66, -0.52], [0.7, 0.32, 0.15], 'sage', { turn: [-0.6, 0, 0], puff: 0.05, seam: false }),
    box([-0.66, 0.93, -0.98], [0.2, 0.03, 0.12], 'navy', { round: 0.004, turn: [0, 0.1, 0] }),
    rod([0.68, 0.916, -0.98], [0.68, 1.02, -0.98], 0.045, 'ceramic', 0.032),
  ],
  // A frame on legs with a headboard of slats between two posts. A film numbers its parts.
  b: () => [
    box([0, 0.28, 0.04], [1.68, 0.1, 2.1], 'wood', { round: 0.02 }),
    ...repeat(11, (p) => box([p * 0.76, 0.64, -1.0], [0.034, 0.62, 0.03], 'wood', { round: 0.01 })),
    box([0, 0.95, -1.0], [1.7, 0.09, 0.05], 'wood', { round: 0.02 }),
    ...mirrored((s) => box([s * 0.82, 0.49, -1.0], [0.06, 0.98, 0.06], 'wood', { round: 0.015 })),
    ...bedding(1.54, 0.5, 'greenCloth'),
    cushion([0, 0.68, -0.52], [0.7, 0.32, 0.15], 'sand', { turn: [-0.6, 0, 0], puff: 0.05, seam: false }),
    ...legs(0.72, 0.86, 0.24, 0.036, 'wood', 0.03),
  ],
  detail: { a: [0.4, 0.65, -0.75], b: [0.4, 0.65, -0.85] },
  views: { front: { yaw: 0, pitch: 0.32 }, angle: { yaw: -0.62, pitch: 0.36 } },
};
