import { mirrored } from '../../space/arrange.ts';
import { ball, type Part } from '../../space/part.ts';

/** A sitting bear whose seat is at (x, y, z). */
export const bear = (x: number, y: number, z = 0): Part[] => [
  ball([x, y + 0.075, z], [0.13, 0.16, 0.12], 'sisal'),
  ball([x, y + 0.19, z + 0.005], [0.12, 0.11, 0.11], 'sisal'),
  ...mirrored((s) => ball([x + s * 0.045, y + 0.24, z], [0.045, 0.045, 0.03], 'sisal')),
  ...mirrored((s) => ball([x + s * 0.06, y + 0.03, z + 0.07], [0.055, 0.055, 0.1], 'sisal')),
  ball([x, y + 0.175, z + 0.052], [0.05, 0.04, 0.03], 'linen'),
  ...mirrored((s) => ball([x + s * 0.022, y + 0.205, z + 0.055], [0.012, 0.012, 0.01], 'black')),
];
