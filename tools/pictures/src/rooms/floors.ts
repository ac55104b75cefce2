import { kidsArmchair } from '../models/nursery/kids-armchair.ts';
import { toyChest } from '../models/nursery/toy-chest.ts';
import { bear } from '../models/nursery/bear.ts';
import { consoleTable } from '../models/living/console-table.ts';
import { bladePlant, planter } from '../models/living/planter.ts';
import { patioSofa } from '../models/outdoor/patio-sofa.ts';
import { fence } from '../scenes/fence.ts';
import { inColour, print, shell } from '../scenes/room.ts';
import { mirrored, repeat } from '../space/arrange.ts';
import { ball, box, placed, ring, rod, type Part } from '../space/part.ts';
import { footprint, type Arrangement } from './arrangement.ts';

/** On the boards of a deck, before a garden sofa that stands on its edge. */
export const terrace = (shown: readonly Part[]): Arrangement => {
  const sofaAt = footprint(shown).back - 0.12;
  const fenceAt = sofaAt - 0.75;
  const sofa = inColour(placed(patioSofa.b(), [0, 0.006, sofaAt]), 'linen');
  const around = [
    box([0, -0.1, 2], [16, 0.2, 12], 'deck'),
    box([0, 4, fenceAt - 4], [30, 14, 0.2], 'wallBlue'),
    ...fence(fenceAt),
    ...repeat(5, (p) => placed(bladePlant(0.7, 1.5, 13), [p * 2.6 + 0.3, 0, fenceAt - 0.45], p * 3)).flat(),
    ...sofa,
    ...inColour(placed(planter.a(), [-1.15, 0, sofaAt - 0.1]), 'rust'),
    ...inColour(placed(planter.b(), [1.15, 0, sofaAt - 0.1]), 'ceramic'),
  ];
  return { shown, around, framed: [...shown, ...sofa], fill: [0.92, 0.7], view: { yaw: -0.3, pitch: 0.42 } };
};

/** Along a corridor that ends at a door, past a narrow table; its right wall is left out, to look in. */
export const hallway = (shown: readonly Part[]): Arrangement => {
  const { half, back } = footprint(shown);
  const doorAt = back - 0.4;
  const sideAt = -half - 0.42;
  const around = [
    ...shell('floorOak', 'wallWarm', doorAt),
    box([sideAt - 0.1, 2, 2], [0.2, 4.4, 12], 'wallSage'),
    box([sideAt + 0.01, 0.06, 2], [0.02, 0.12, 12], 'white'),
    box([0, 1.02, doorAt + 0.01], [0.96, 2.06, 0.04], 'white', { round: 0.006 }),
    box([0, 1.0, doorAt + 0.03], [0.84, 2, 0.03], 'walnut', { round: 0.006 }),
    ...mirrored((s) => box([0, 1 + s * 0.46, doorAt + 0.048], [0.6, 0.72, 0.012], 'walnut', { round: 0.01 })),
    ball([0.34, 1, doorAt + 0.09], [0.06, 0.06, 0.06], 'brass'),
    rod([0.34, 1, doorAt + 0.05], [0.34, 1, doorAt + 0.08], 0.012, 'brass'),
    ...inColour(placed(consoleTable.b(), [sideAt + 0.2, 0, 0.05], Math.PI / 2), 'oak'),
    rod([sideAt + 0.012, 1.5, 0.05], [sideAt + 0.03, 1.5, 0.05], 0.3, 'silver'),
    ring([sideAt + 0.022, 1.5, 0.05], 0.32, 0.03, 0.025, 'oak', { turn: [0, 0, Math.PI / 2] }),
    ...inColour(placed(planter.a(), [half + 0.35, 0, doorAt + 0.4]), 'ceramic'),
    // Shoes at the door.
    ...mirrored((s) => [
      ball([sideAt + 0.2 + s * 0.06, 0.05, doorAt + 0.42], [0.085, 0.1, 0.26], 'rust'),
      box([sideAt + 0.2 + s * 0.06, 0.012, doorAt + 0.42], [0.085, 0.022, 0.27], 'linen', { round: 0.01 }),
    ]).flat(),
  ];
  return { shown, around, fill: [0.62, 0.62], view: { yaw: 0.3, pitch: 0.44 } };
};

/** A tower of hoops on a stick. */
const hoops = (x: number, z: number): Part[] => [
  ...(['navy', 'ochre', 'rust', 'sage'] as const).map((colour, i) =>
    ring([x, 0.03 + i * 0.045, z], 0.1 - i * 0.018, 0.044, 0.06, colour, { round: 0.02 }),
  ),
  ball([x, 0.23, z], [0.06, 0.06, 0.06], 'rust'),
];

/** A toy car that drives to the right, turned by `turn`. */
const car = (x: number, z: number, turn: number, colour: 'rust' | 'navy'): Part[] =>
  placed(
    [
      box([0, 0.055, 0], [0.17, 0.05, 0.085], colour, { round: 0.018 }),
      box([-0.012, 0.095, 0], [0.09, 0.05, 0.075], colour, { round: 0.02 }),
      ...mirrored((s) =>
        mirrored((e) => rod([e * 0.05, 0.03, s * 0.03], [e * 0.05, 0.03, s * 0.05], 0.026, 'black')),
      ).flat(),
    ],
    [x, 0.012, z],
    turn,
  );

/** Among toys: a chest and a small armchair at its back, cars, blocks, hoops and a bear on it. */
export const playroom = (shown: readonly Part[]): Arrangement => {
  const { half, back, front } = footprint(shown);
  const wallAt = back - 0.62;
  const chest = inColour(placed(toyChest.a(), [-0.28, 0, wallAt + 0.34]), 'oak');
  const around = [
    ...shell('floorOak', 'wallBlue', wallAt),
    ...chest,
    ...inColour(placed(kidsArmchair.a(), [0.58, 0, wallAt + 0.4], -0.35), 'rustCloth'),
    ...print([-0.28, 1.42, wallAt + 0.02], 0.46, 0.6, ['ochre', 'rust']),
    ...print([0.36, 1.42, wallAt + 0.02], 0.46, 0.6, ['sage', 'blush']),
    ...car(0.5, 0.2, Math.PI / 2 - 0.1, 'rust'),
    ...car(-0.1, 0.01, 0.05, 'navy'),
    ...bear(half + 0.2, 0, 0.1),
    ...hoops(-half - 0.2, -0.3),
    ...[
      [0, 0, 'ochre'],
      [0.13, 0.05, 'navy'],
      [0.06, 0.02, 'rust'],
    ].map(([x, z, colour], i) =>
      box(
        [-half - 0.25 + Number(x), i === 2 ? 0.165 : 0.055, front * 0.45 + Number(z)],
        [0.11, 0.11, 0.11],
        colour as 'rust',
        {
          round: 0.01,
          turn: [0, i * 0.5, 0],
        },
      ),
    ),
    ...inColour(placed(planter.b(), [half + 0.45, 0, wallAt + 0.4]), 'ceramic'),
  ];
  return { shown, around, framed: [...shown, ...chest], fill: [0.9, 0.7], view: { yaw: -0.3, pitch: 0.46 } };
};
