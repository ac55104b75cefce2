/** Full rounds that the wheel makes before it slows down at the prize. */
const rounds = 5;

/** Degrees of one field of a wheel of `count`. */
export const fieldDegrees = (count: number): number => 360 / count;

/** How far a wheel that stands at `from` degrees has turned when the middle of field `place` is below the pointer. */
export const restingAngle = (from: number, place: number, count: number): number => {
  const target = 360 - (place + 0.5) * fieldDegrees(count);
  const rest = (((target - from) % 360) + 360) % 360;
  return from + rounds * 360 + rest;
};

const point = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  // Two digits: the same text on the server and in every browser.
  return `${(Math.cos(angle) * radius).toFixed(2)} ${(Math.sin(angle) * radius).toFixed(2)}`;
};

/** Outline of a field around the middle at 0 0, clockwise from the top; `count` is at least 2. */
export const fieldPath = (place: number, count: number, radius: number): string => {
  const size = fieldDegrees(count);
  const isLarge = size > 180 ? 1 : 0;
  return `M0 0L${point(place * size, radius)}A${radius} ${radius} 0 ${isLarge} 1 ${point((place + 1) * size, radius)}Z`;
};
