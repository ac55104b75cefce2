import type { Film } from './film.ts';

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/** The films that `make.ts` makes. Numbers are those of the parts in the model's file. */
export const films: readonly Film[] = [
  {
    name: 'bookcase',
    model: 'bookcase',
    shape: 'a',
    colour: 'oak',
    moves: [
      { parts: [0, 1], from: [0.5, 0, 0] },
      { parts: [...range(2, 7)], from: [0, 0, 0.6] },
      { parts: [8], from: [0, 0.5, 0] },
      { parts: [9], from: [0, 0, 0.5] },
    ],
  },
  {
    name: 'standing-desk',
    model: 'standing-desk',
    shape: 'a',
    colour: 'walnut',
    moves: [
      { parts: [1, 5, 2, 6], from: [0.35, 0, 0] },
      { parts: [3, 7, 4, 8], from: [0, 0.4, 0] },
      { parts: [9], from: [0, 0, 0.5] },
      { parts: [0], from: [0, 0.4, 0] },
    ],
  },
  {
    name: 'bed-frame',
    model: 'platform-bed',
    shape: 'b',
    colour: 'oak',
    moves: [
      { parts: [...range(21, 24), 0], from: [0, 0.3, 0] },
      { parts: [13, 14], from: [0.4, 0, 0] },
      { parts: [...range(1, 12)], from: [0, 0.5, 0] },
      { parts: [15], from: [0, 0.4, 0.5] },
    ],
  },
];
