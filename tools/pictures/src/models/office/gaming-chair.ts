import { mirrored } from '../../space/arrange.ts';
import { blend, box, carve, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';
import { starBase } from './office-chair.ts';

const LEAN = -0.14;
/** How far to the front the middle of the back is at a height, in metres. */
const backAt = (y: number): number => -0.2 + (y - 0.48) * Math.tan(LEAN);

export const gamingChair: Family<'a'> = {
  // A bucket seat as in a racing car: wings at thighs, ribs and shoulders, cushions for neck and back.
  a: () => [
    ...starBase('black'),
    box([0, 0.415, 0], [0.34, 0.04, 0.34], 'black', { round: 0.014 }),
    box([0, 0.465, 0.02], [0.52, 0.09, 0.5], 'leather', { round: 0.04 }),
    cushion([0, 0.495, 0.04], [0.34, 0.08, 0.46], 'black', { round: 0.036, puff: 0.012 }),
    ...mirrored((s) =>
      box([s * 0.225, 0.515, 0.01], [0.09, 0.07, 0.46], 'leather', { round: 0.033, turn: [0, 0, s * 0.35] }),
    ),
    // The back in one piece: narrow at the waist, wide at the shoulders, with two holes for belts.
    carve(
      blend(
        0.07,
        box([0, 1.07, backAt(1.07)], [0.5, 0.34, 0.085], 'leather', { round: 0.042, turn: [LEAN, 0, 0] }),
        box([0, 0.72, backAt(0.72)], [0.42, 0.46, 0.085], 'leather', { round: 0.042, turn: [LEAN, 0, 0] }),
      ),
      ...mirrored((s) =>
        box([s * 0.11, 1.16, backAt(1.16)], [0.1, 0.045, 0.4], 'black', { round: 0.02, turn: [LEAN, 0, -s * 0.3] }),
      ),
    ),
    box([0, 1.28, backAt(1.28)], [0.29, 0.24, 0.08], 'leather', { round: 0.039, turn: [LEAN, 0, 0] }),
    box([0, 0.8, backAt(0.8) + 0.05], [0.25, 0.6, 0.03], 'black', {
      round: 0.014,
      channel: 0.083,
      channelDepth: 0.006,
      turn: [LEAN, 0, 0],
    }),
    ...mirrored((s) => [
      box([s * 0.185, 0.73, backAt(0.73) + 0.06], [0.075, 0.36, 0.11], 'leather', {
        round: 0.036,
        turn: [LEAN, -s * 0.4, 0],
      }),
      box([s * 0.215, 1.06, backAt(1.06) + 0.045], [0.085, 0.3, 0.1], 'leather', {
        round: 0.04,
        turn: [LEAN, -s * 0.4, -s * 0.08],
      }),
    ]).flat(),
    cushion([0, 1.3, backAt(1.3) + 0.065], [0.26, 0.12, 0.07], 'black', { round: 0.034, turn: [LEAN, 0, 0] }),
    cushion([0, 0.62, backAt(0.62) + 0.08], [0.3, 0.16, 0.08], 'leather', { round: 0.036, turn: [LEAN, 0, 0] }),
    ...mirrored((s) => rod([s * 0.25, 0.49, -0.2], [s * 0.18, 0.49, -0.2], 0.05, 'graphite')),
    ...mirrored((s) => [
      rod([s * 0.16, 0.42, 0], [s * 0.31, 0.43, 0], 0.018, 'black'),
      box([s * 0.315, 0.54, 0], [0.036, 0.24, 0.07], 'black', { round: 0.014 }),
      box([s * 0.315, 0.675, 0.04], [0.095, 0.035, 0.27], 'rubber', { round: 0.016 }),
    ]).flat(),
  ],
  detail: { a: [0.1, 0.8, 0] },
};
