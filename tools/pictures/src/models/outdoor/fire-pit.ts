import { legs, repeat } from '../../space/arrange.ts';
import { sequence } from '../../space/noise.ts';
import type { Part } from '../../space/part.ts';
import { ball, bowl, box, carve, ring, rod } from '../../space/part.ts';
import type { Family } from '../family.ts';

/** Pointed flames over a round bed of the given radius at height `y`. */
const fire = (y: number, radius: number, tall: number, depth = radius): Part[] => {
  const random = sequence(97);
  return repeat(11, (_, i) => {
    const a = i * 2.4;
    const r = Math.sqrt(i / 11) * 0.75;
    const size = tall * (1.15 - r) * (0.75 + 0.5 * random());
    const [x, z] = [Math.sin(a) * r * radius, Math.cos(a) * r * depth];
    return [
      rod([x, y, z], [x + (random() - 0.5) * 0.05, y + size, z], 0.04, i % 3 ? 'flame' : 'ember', 0.002),
      ball([x, y + size * 0.12, z], [0.09, size * 0.42, 0.09], i % 3 ? 'flame' : 'ember'),
    ];
  }).flat();
};

const stones = (y: number, x: number, z: number, count: number, seed: number): Part[] => {
  const random = sequence(seed);
  return repeat(count, (_, i) => {
    const a = i * 2.4;
    const r = Math.sqrt(i / count);
    const size = 0.05 + random() * 0.04;
    return ball([Math.sin(a) * r * x, y, Math.cos(a) * r * z], [size, size * 0.8, size * 1.1], 'lava', {
      turn: [0, a, 0.3],
    });
  });
};

export const firePit: Family = {
  // Round steel bowl on legs with logs.
  a: () => [
    bowl([0, 0.42, 0], [0.86, 0.5, 0.86], 0.02, 'clay'),
    ring([0, 0.42, 0], 0.49, 0.03, 0.08, 'clay', { round: 0.01 }),
    ...repeat(4, (_, i) => {
      const a = i * 0.8 - 1.1;
      return rod(
        [-Math.cos(a) * 0.28, 0.36 + i * 0.02, -Math.sin(a) * 0.28],
        [Math.cos(a) * 0.28, 0.4 + i * 0.02, Math.sin(a) * 0.28],
        0.045,
        'walnut',
      );
    }),
    ...stones(0.3, 0.34, 0.34, 22, 5),
    ...fire(0.4, 0.22, 0.36),
    ...legs(0.26, 0.26, 0.26, 0.022, 'black', 0.08),
  ],
  // Square gas table with lava stones and a wide rim.
  b: () => [
    carve(
      box([0, 0.28, 0], [0.98, 0.52, 0.76], 'clay', { round: 0.012 }),
      box([0, 0.5, 0], [0.56, 0.22, 0.34], 'clay'),
    ),
    carve(
      box([0, 0.565, 0], [1.14, 0.05, 0.92], 'clay', { round: 0.014 }),
      box([0, 0.565, 0], [0.58, 0.2, 0.36], 'clay', { round: 0.01 }),
    ),
    box([0, 0.02, 0], [0.9, 0.04, 0.68], 'black'),
    box([0, 0.3, 0.382], [0.44, 0.36, 0.008], 'clay', { round: 0.003 }),
    rod([0.32, 0.42, 0.38], [0.32, 0.42, 0.41], 0.024, 'steel', 0.02),
    ...stones(0.54, 0.25, 0.14, 26, 9),
    ...fire(0.54, 0.22, 0.26, 0.1),
  ],
  views: { front: { yaw: 0, pitch: 0.3 }, angle: { yaw: -0.6, pitch: 0.42 } },
};
