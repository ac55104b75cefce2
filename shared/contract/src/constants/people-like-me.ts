/** Heights in whole centimetres that somebody may say of themselves. */
export const personHeight = { min: 100, max: 230 } as const;
/** Somebody is like a reader whose height differs from theirs by this many centimetres, or less. */
export const nearHeight = 8;
/** Fewer people have no average. */
export const leastPeople = 3;

export const personRooms = [
  'living-room',
  'bedroom',
  'childrens-room',
  'dining-room',
  'kitchen',
  'office',
  'hall',
  'outdoors',
] as const;
export type PersonRoom = (typeof personRooms)[number];
