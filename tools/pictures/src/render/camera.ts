import type { Part } from '../space/part.ts';
import { extent } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import { add, cross, dot, normalize, scale, subtract } from '../space/vector.ts';

/** Where the picture is taken from. Rays go through `forward + right·sx + up·sy`, with sx, sy from `spanX`, `spanY`. */
export interface Camera {
  eye: Vec3;
  forward: Vec3;
  right: Vec3;
  up: Vec3;
  /** Tangent of half the horizontal and half the vertical angle of view. */
  spanX: number;
  spanY: number;
}

/** Turn round the thing and height above it, in radians. */
export interface View {
  yaw: number;
  pitch: number;
}

/** Half the vertical angle of a short telephoto lens, as a tangent: little distortion, as in a catalogue. */
const LENS = 0.26;
/** The share of the frame's width and height that a thing may fill. */
const FILL: readonly [number, number] = [0.9, 0.86];

/** A camera at `eye` that looks at `target`; `lens` is the tangent of half the vertical angle. */
export const lookAt = (eye: Vec3, target: Vec3, lens: number, aspect: number): Camera => {
  const forward = normalize(subtract(target, eye));
  const right = normalize(cross(forward, [0, 1, 0]));
  return { eye, forward, right, up: cross(right, forward), spanX: lens * aspect, spanY: lens };
};

/** The corners of every part's bounding box. */
const outline = (parts: readonly Part[]): Vec3[] =>
  parts.flatMap((p) => {
    const [x, y, z] = extent(p);
    return [-1, 1].flatMap((sx) =>
      [-1, 1].flatMap((sy) => [-1, 1].map((sz) => add(p.centre, [sx * x * 0.97, sy * y, sz * z * 0.97]))),
    );
  });

/** The camera from which the parts fill the frame, or that share of it, centred. `aspect` is width divided by height. */
export const frameParts = (
  parts: readonly Part[],
  { yaw, pitch }: View,
  aspect: number,
  fill: readonly [width: number, height: number] = FILL,
): Camera => {
  const points = outline(parts);
  const towards: Vec3 = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)];
  let target: Vec3 = [0, 0.4, 0];
  let away = 6;
  let camera = lookAt(add(target, scale(towards, away)), target, LENS, aspect);
  for (let round = 0; round < 12; round++) {
    let [left, rightmost, low, high] = [9, -9, 9, -9];
    for (const point of points) {
      const from = subtract(point, camera.eye);
      const depth = Math.max(0.05, dot(from, camera.forward));
      const x = dot(from, camera.right) / depth / camera.spanX;
      const y = dot(from, camera.up) / depth / camera.spanY;
      left = Math.min(left, x);
      rightmost = Math.max(rightmost, x);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
    const slide = ((left + rightmost) / 2) * camera.spanX * away;
    const lift = ((low + high) / 2) * camera.spanY * away;
    target = add(target, add(scale(camera.right, slide), scale(camera.up, lift)));
    away *= Math.max((rightmost - left) / 2 / fill[0], (high - low) / 2 / fill[1]);
    camera = lookAt(add(target, scale(towards, away)), target, LENS, aspect);
  }
  return camera;
};

/** How much of what a camera shows a close-up of it shows. */
const CLOSE = 0.42;

/** The same camera with a longer lens, turned to a point. */
export const closeUp = ({ eye, spanX, spanY }: Camera, target: Vec3): Camera =>
  lookAt(eye, target, spanY * CLOSE, spanX / spanY);
