/** A point or direction in metres: x right, y up, z towards the front. */
export type Vec3 = readonly [number, number, number];

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const length = (a: Vec3): number => Math.sqrt(dot(a, a));
export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const normalize = (a: Vec3): Vec3 => scale(a, 1 / (length(a) || 1));

/** Three orthonormal axes: where a thing's own right, up and front point in the space around it. */
export interface Frame {
  right: Vec3;
  up: Vec3;
  front: Vec3;
}

export const upright: Frame = { right: [1, 0, 0], up: [0, 1, 0], front: [0, 0, 1] };

/** Turns a vector given in the frame's own axes into the space around the frame. */
export const outOf = (frame: Frame, v: Vec3): Vec3 =>
  add(add(scale(frame.right, v[0]), scale(frame.up, v[1])), scale(frame.front, v[2]));

/** The same vector in the frame's own axes. */
export const inAxesOf = ({ right, up, front }: Frame, v: Vec3): Vec3 => [dot(right, v), dot(up, v), dot(front, v)];

/** A frame given inside another one, seen from outside. */
export const within = (outer: Frame, inner: Frame): Frame => ({
  right: outOf(outer, inner.right),
  up: outOf(outer, inner.up),
  front: outOf(outer, inner.front),
});

/** The frame after tilting about x, then turning about y, then rolling about z (radians). */
export const turned = ([tilt, yaw, roll]: Vec3): Frame => {
  const [ct, st, cy, sy, cr, sr] = [tilt, yaw, roll].flatMap((a) => [Math.cos(a), Math.sin(a)]) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const aboutX: Frame = { right: [1, 0, 0], up: [0, ct, st], front: [0, -st, ct] };
  const aboutY: Frame = { right: [cy, 0, -sy], up: [0, 1, 0], front: [sy, 0, cy] };
  const aboutZ: Frame = { right: [cr, sr, 0], up: [-sr, cr, 0], front: [0, 0, 1] };
  return within(aboutZ, within(aboutY, aboutX));
};

/** A frame whose up axis is the given direction. */
export const alongUp = (direction: Vec3): Frame => {
  const up = normalize(direction);
  const right = normalize(cross(up, Math.abs(up[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1]));
  return { right, up, front: cross(right, up) };
};
