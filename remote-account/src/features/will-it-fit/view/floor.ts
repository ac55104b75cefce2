import { rectangleOf, type Room, type Spot } from '../geometry/room.ts';
import type { Size } from '../geometry/arrange.ts';

/** How far an arrow key moves a piece, in centimetres: by itself, and with Shift. */
export const steps = { far: 10, near: 1 } as const;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const between = (value: number, most: number): number => Math.max(0, Math.min(value, most));

/** A spot from which a piece reaches beyond no wall, as far as the room is large enough; to a tenth of a millimetre. */
export const insideRoom = (spot: Spot, size: Size, room: Room): Spot => {
  const { width, depth } = rectangleOf(spot, size);
  const [x, y] = [between(spot.x, room.width - width), between(spot.y, room.length - depth)];
  return { ...spot, x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 };
};

/** Turns a piece by a right angle around its middle. */
export const turnedSpot = (spot: Spot, size: Size, room: Room): Spot => {
  const { width, depth } = rectangleOf(spot, size);
  const shift = (width - depth) / 2;
  return insideRoom({ x: spot.x + shift, y: spot.y - shift, turned: !spot.turned }, size, room);
};

/** Where a key takes a piece; null for a key that means nothing here. */
export const spotAfterKey = (key: string, isNear: boolean, spot: Spot, size: Size, room: Room): Spot | null => {
  if (key.toLowerCase() === 'r') return turnedSpot(spot, size, room);
  const arrow = arrows[key];
  if (!arrow) return null;
  const step = isNear ? steps.near : steps.far;
  const [right, down] = arrow;
  return insideRoom({ ...spot, x: spot.x + right * step, y: spot.y + down * step }, size, room);
};
