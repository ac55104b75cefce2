import { frame, mirrored } from '../../space/arrange.ts';
import { box, cushion, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

export const salonChair: Family<'a'> = {
  // A hairdresser's: a pump on a round plate, a bar for the feet, arms of bent steel.
  a: () => [
    rod([0, 0, 0], [0, 0.022, 0], 0.29, 'steel', 0.28),
    rod([0, 0.022, 0], [0, 0.05, 0], 0.14, 'steel', 0.06),
    rod([0, 0.04, 0], [0, 0.24, 0], 0.045, 'steel'),
    rod([0, 0.2, 0], [0, 0.42, 0], 0.03, 'graphite'),
    // The pedal of the pump.
    rod([0.03, 0.11, -0.03], [0.17, 0.1, -0.19], 0.009, 'steel'),
    box([0.18, 0.1, -0.2], [0.07, 0.02, 0.05], 'rubber', { round: 0.008, turn: [0, 0.7, 0] }),
    box([0, 0.415, 0], [0.34, 0.03, 0.34], 'black', { round: 0.012 }),
    cushion([0, 0.485, 0.02], [0.5, 0.13, 0.48], 'leather', { round: 0.05, puff: 0.016 }),
    box([0, 0.76, -0.245], [0.48, 0.4, 0.1], 'leather', {
      round: 0.046,
      puff: 0.016,
      channel: 0.16,
      channelDepth: 0.008,
      turn: [-0.16, 0, 0],
    }),
    ...mirrored((s) => rod([s * 0.14, 0.42, -0.16], [s * 0.14, 0.62, -0.285], 0.014, 'steel')),
    ...mirrored((s) => [
      ...frame(
        [
          [s * 0.17, 0.42, 0.12],
          [s * 0.285, 0.44, 0.15],
          [s * 0.295, 0.66, 0.17],
          [s * 0.295, 0.685, -0.22],
          [s * 0.24, 0.66, -0.27],
        ],
        0.014,
        'steel',
      ),
      box([s * 0.295, 0.7, 0], [0.07, 0.04, 0.32], 'leather', { round: 0.018 }),
    ]).flat(),
    // The bar for the feet.
    ...mirrored((s) => [
      ...frame(
        [
          [s * 0.13, 0.41, 0.16],
          [s * 0.13, 0.36, 0.3],
          [s * 0.13, 0.15, 0.36],
          [s * 0.13, 0.14, 0.44],
        ],
        0.012,
        'steel',
      ),
    ]).flat(),
    box([0, 0.145, 0.43], [0.4, 0.024, 0.1], 'steel', { round: 0.01 }),
    ...[-0.12, 0, 0.12].map((x) => box([x, 0.16, 0.43], [0.09, 0.008, 0.075], 'rubber', { round: 0.003 })),
  ],
  detail: { a: [0.1, 0.62, 0] },
};
