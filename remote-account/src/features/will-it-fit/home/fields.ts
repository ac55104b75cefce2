import { walls } from '../geometry/room.ts';
import { units } from './lengths.ts';

/** Doors that one may measure. */
export const doorNumbers = [1, 2, 3] as const;
export type DoorNumber = (typeof doorNumbers)[number];

interface Bounds {
  /** Centimetres. */
  least: number;
  most: number;
}

const ofWay: Bounds = { least: 10, most: 1000 };
const ofRoom: Bounds = { least: 50, most: 3000 };

/** Lengths that are typed, each with its bounds. */
export const lengthBounds = {
  room_width: ofRoom,
  room_length: ofRoom,
  room_height: { least: 100, most: 2000 },
  door1_from: { least: 0, most: 3000 },
  door1_width: ofWay,
  door1_height: ofWay,
  door2_from: { least: 0, most: 3000 },
  door2_width: ofWay,
  door2_height: ofWay,
  door3_from: { least: 0, most: 3000 },
  door3_width: ofWay,
  door3_height: ofWay,
  stairs_width: ofWay,
  stairs_turn: ofWay,
  stairs_height: ofWay,
  stairs_landing: ofWay,
  stairs_landing_width: { least: 20, most: 2000 },
  lift_width: ofWay,
  lift_depth: ofWay,
  lift_height: ofWay,
  lift_door_width: ofWay,
  lift_door_height: ofWay,
  car_width: ofWay,
  car_length: ofWay,
  car_height: ofWay,
} as const satisfies Record<string, Bounds>;
export type LengthName = keyof typeof lengthBounds;

const swings = ['start', 'end', 'out'] as const;

/** What is chosen from lists; the first is meant where nothing or something else is named. */
export const choices = {
  unit: units,
  door1_wall: walls,
  door1_swing: swings,
  door2_wall: walls,
  door2_swing: swings,
  door3_wall: walls,
  door3_swing: swings,
} as const satisfies Record<string, readonly string[]>;
export type ChoiceName = keyof typeof choices;
export type Choice<N extends ChoiceName> = (typeof choices)[N][number];

/** Everything of the form, as it was typed and chosen. */
export type Typed = Record<LengthName | ChoiceName, string>;

const namesOf = <K extends string>(table: Record<K, unknown>): K[] => Object.keys(table) as K[];
export const lengthNames = namesOf(lengthBounds);
export const choiceNames = namesOf(choices);

export const isChoiceOf = <N extends ChoiceName>(name: N, text: string): text is Choice<N> =>
  (choices[name] as readonly string[]).includes(text);

/** Nothing typed, and the first of each list. */
export const nothingTyped = (): Typed => {
  const lengths = lengthNames.map((name) => [name, ''] as const);
  const chosen = choiceNames.map((name) => [name, choices[name][0]] as const);
  return Object.fromEntries([...lengths, ...chosen]) as Typed; // of all names
};
