import { mirrored, repeat } from '../../space/arrange.ts';
import { ball, blend, box, rod, type Part } from '../../space/part.ts';
import type { Vec3 } from '../../space/vector.ts';
import type { Family } from '../family.ts';

const LEAN = -0.08;
/** How far in front of the mirror's middle a point lies that is `up` metres above it. */
const leant = (x: number, up: number, out: number): Vec3 => [
  x,
  0.32 + up * Math.cos(LEAN) - out * Math.sin(LEAN),
  up * Math.sin(LEAN) + out * Math.cos(LEAN),
];

const bulb = (x: number, up: number): Part[] => [
  rod(leant(x, up, 0.01), leant(x, up, 0.02), 0.016, 'brass'),
  ball(leant(x, up, 0.03), [0.032, 0.032, 0.032], 'lit'),
];

export const makeupMirror: Family<'a'> = {
  // A framed mirror with bulbs round it that tilts on a foot with a tray.
  a: () => [
    box(leant(0, 0, 0), [0.46, 0.42, 0.024], 'wood', { round: 0.011, turn: [LEAN, 0, 0] }),
    box(leant(0, 0, 0.012), [0.35, 0.31, 0.006], 'silver', { round: 0.002, turn: [LEAN, 0, 0] }),
    ...mirrored((s) => repeat(4, (p) => bulb(s * 0.203, p * 0.14)).flat()).flat(),
    ...repeat(3, (p) => bulb(p * 0.11, 0.183)).flat(),
    ...mirrored((s) => [
      rod([s * 0.245, 0.02, 0], [s * 0.245, 0.33, 0], 0.009, 'brass'),
      rod([s * 0.228, 0.32, 0], [s * 0.268, 0.32, 0], 0.014, 'brass'),
    ]).flat(),
    blend(
      0.01,
      box([0, 0.012, 0], [0.51, 0.022, 0.13], 'wood', { round: 0.01 }),
      box([0, 0.026, -0.045], [0.51, 0.02, 0.03], 'wood', { round: 0.008 }),
    ),
    rod([-0.13, 0.024, 0.02], [-0.13, 0.075, 0.02], 0.011, 'brass'),
    rod([-0.13, 0.075, 0.02], [-0.13, 0.098, 0.02], 0.008, 'rust', 0.005),
    rod([-0.07, 0.024, 0.03], [-0.07, 0.044, 0.03], 0.026, 'blush'),
    rod([0.1, 0.024, 0.02], [0.1, 0.07, 0.02], 0.02, 'ceramic'),
    rod([0.1, 0.07, 0.02], [0.1, 0.088, 0.02], 0.021, 'brass'),
    rod([0.16, 0.03, 0.03], [0.24, 0.03, 0.045], 0.005, 'oak'),
  ],
  detail: { a: [0.12, 0.38, 0] },
  views: { front: { yaw: 0, pitch: 0.12 }, angle: { yaw: -0.5, pitch: 0.22 } },
};
