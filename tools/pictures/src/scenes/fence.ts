import { repeat } from '../space/arrange.ts';
import { box, type Part } from '../space/part.ts';

/** A fence of horizontal boards, seen from its front at z = `at`. */
export const fence = (at: number): Part[] => [
  ...repeat(9, (p) => box([0, 0.85 + p * 0.7, at], [12, 0.155, 0.03], 'walnut', { round: 0.006 })),
  ...repeat(7, (p) => box([p * 4.8, 0.85, at - 0.04], [0.09, 1.7, 0.06], 'walnut')),
];
