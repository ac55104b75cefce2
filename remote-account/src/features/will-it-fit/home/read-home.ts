import type { Box } from '../geometry/shapes.ts';
import type { Turn } from '../geometry/corner.ts';
import type { Elevator } from '../geometry/inside.ts';
import type { Landing } from '../geometry/landing.ts';
import { wallLength, type Door, type Room, type Wall } from '../geometry/room.ts';
import {
  choices,
  doorNumbers,
  isChoiceOf,
  lengthBounds,
  type DoorNumber,
  type LengthName,
  type Typed,
} from './fields.ts';
import { readLength, type Unit } from './lengths.ts';

/** What is wrong with a field. `wall` is as long as the wall in which the door is. */
export type Problem =
  | { kind: 'number' | 'required' }
  | { kind: 'least' | 'most' | 'wall' | 'end' | 'high'; cm: number };
export type Problems = Partial<Record<LengthName, Problem>>;

export interface HomeDoor extends Door {
  number: DoorNumber;
  height: number;
}

/** A stair or a hall; without a turn it goes straight on. On a landing one turns back. */
export interface Stairs extends Omit<Turn, 'behind'> {
  behind: number | null;
  landing?: Pick<Landing, 'width' | 'depth'>;
}

/** What was measured; null is what nobody has measured, or not well. */
export interface Home {
  unit: Unit;
  room: Room | null;
  doors: HomeDoor[];
  stairs: Stairs | null;
  elevator: Elevator | null;
  car: Box | null;
}

const chosen = <N extends keyof typeof choices>(typed: Typed, name: N): (typeof choices)[N][number] => {
  const text = typed[name];
  return isChoiceOf(name, text) ? text : choices[name][0];
};

/** Reads what was typed, and says at each field what is wrong with it. What is well in itself is read all the same. */
export const readHome = (typed: Typed): { home: Home; problems: Problems } => {
  const unit = chosen(typed, 'unit');
  const problems: Problems = {};

  const lengthOf = (name: LengthName): number | null => {
    const cm = readLength(typed[name], unit);
    if (cm === undefined) return null;
    const { least, most } = lengthBounds[name];
    if (Number.isNaN(cm)) problems[name] = { kind: 'number' };
    else if (cm < least) problems[name] = { kind: 'least', cm: least };
    else if (cm > most) problems[name] = { kind: 'most', cm: most };
    else return cm;
    return null;
  };

  /** Lengths that say something together alone: those that were left empty are asked for once one of them is there. */
  const together = <N extends LengthName>(names: readonly N[], besides: readonly LengthName[] = []) => {
    const lengths = Object.fromEntries(names.map((name) => [name, lengthOf(name)])) as Record<N, number | null>;
    if (![...names, ...besides].some((name) => typed[name].trim() !== '')) return null;
    for (const name of names) if (typed[name].trim() === '') problems[name] = { kind: 'required' };
    return names.every((name) => lengths[name] !== null) ? (lengths as Record<N, number>) : null;
  };

  const height = lengthOf('room_height');
  const floor = together(['room_width', 'room_length'], ['room_height']);
  const room = floor && { width: floor.room_width, length: floor.room_length, height };

  const doorOf = (number: DoorNumber): HomeDoor[] => {
    const [widthName, heightName, fromName] = [
      `door${number}_width`,
      `door${number}_height`,
      `door${number}_from`,
    ] as const;
    const from = lengthOf(fromName);
    const read = together([widthName, heightName], [fromName]);
    const wall: Wall = chosen(typed, `door${number}_wall`);
    if (!read) return [];
    const door = { wall, from: from ?? 0, width: read[widthName], swing: chosen(typed, `door${number}_swing`) };
    if (room) {
      const cm = wallLength(wall, room);
      if (door.width > cm) problems[widthName] = { kind: 'wall', cm };
      else if (door.from + door.width > cm) problems[fromName] = { kind: 'end', cm: cm - door.width };
      if (room.height !== null && read[heightName] > room.height)
        problems[heightName] = { kind: 'high', cm: room.height };
    }
    return [{ ...door, number, height: read[heightName] }];
  };
  const doors = doorNumbers.flatMap(doorOf);

  const turn = lengthOf('stairs_turn');
  const landingNames = ['stairs_landing', 'stairs_landing_width'] as const;
  const flights = together(['stairs_width', 'stairs_height'], ['stairs_turn', ...landingNames]);
  const landing = together(landingNames);
  if (landingNames.some((name) => typed[name].trim() !== '') && typed.stairs_turn.trim() === '')
    problems.stairs_turn = { kind: 'required' };
  const leastLanding = (flights?.stairs_width ?? 0) + (turn ?? 0);
  if (landing && landing.stairs_landing_width < leastLanding)
    problems.stairs_landing_width = { kind: 'least', cm: leastLanding };
  const areStairsWell = !(['stairs_turn', ...landingNames] as const).some((name) => problems[name]);
  const lift = together(['lift_width', 'lift_depth', 'lift_height', 'lift_door_width', 'lift_door_height']);
  const car = together(['car_width', 'car_length', 'car_height']);

  return {
    problems,
    home: {
      unit,
      room,
      doors: doors.filter(({ number }) => isWell(number, problems)),
      stairs:
        flights && areStairsWell
          ? {
              before: flights.stairs_width,
              behind: turn,
              height: flights.stairs_height,
              ...(landing && { landing: { width: landing.stairs_landing_width, depth: landing.stairs_landing } }),
            }
          : null,
      elevator: lift && {
        cabin: { width: lift.lift_width, depth: lift.lift_depth, height: lift.lift_height },
        door: { width: lift.lift_door_width, height: lift.lift_door_height },
      },
      car: car && { width: car.car_width, depth: car.car_length, height: car.car_height },
    },
  };
};

/** Whether nothing is wrong with a door: one that is wider than its wall has no place on the plan. */
const isWell = (number: DoorNumber, problems: Problems): boolean =>
  !problems[`door${number}_from`] && !problems[`door${number}_width`] && !problems[`door${number}_height`];
