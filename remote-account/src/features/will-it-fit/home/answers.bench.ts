import { answersOf, type Sizes } from './answers.ts';
import { nothingTyped } from './fields.ts';
import { MOST_PIECES } from './plan.ts';
import { readHome } from './read-home.ts';

/** A small room that is hard to fill, with every way measured. */
const typed = {
  ...nothingTyped(),
  room_width: '520',
  room_length: '430',
  room_height: '240',
  door1_width: '80',
  door1_height: '200',
  door1_from: '30',
  door2_wall: 'left',
  door2_width: '75.5',
  door2_height: '200',
  door3_wall: 'bottom',
  door3_swing: 'out',
  door3_width: '90',
  door3_height: '205',
  stairs_width: '92',
  stairs_turn: '88',
  stairs_height: '195',
  stairs_landing: '95',
  stairs_landing_width: '190',
  lift_width: '110',
  lift_depth: '140',
  lift_height: '210',
  lift_door_width: '80',
  lift_door_height: '200',
  car_width: '105',
  car_length: '180',
  car_height: '75',
};

/** Of a footstool up to a sofa that goes around no turn. */
const sizes = Array.from({ length: MOST_PIECES }, (_, at): Sizes => {
  const measures = { width: 40 + ((at * 53) % 190), depth: 35 + ((at * 29) % 65), height: 40 + ((at * 37) % 160) };
  const carton = { width: measures.width + 6, depth: measures.depth + 5, height: Math.ceil(measures.height / 2) };
  return { measures, cartons: at % 3 === 0 ? [] : [carton, { ...carton, height: 22.5 }] };
});
const pieces = sizes.map((_, id) => ({ id: id + 1, spot: null }));

export const bench = {
  name: `A plan of ${MOST_PIECES} pieces: every way and the room, as each key that is typed asks for`,
  goal: 50,
  work: (): void => void answersOf(readHome(typed).home, pieces, (id) => sizes[id - 1]),
};
