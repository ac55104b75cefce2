import type { Part } from '../space/part.ts';
import { extent } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';
import type { Camera } from './camera.ts';
import { keyLight, openness } from './light.ts';
import type { Neighbours } from './neighbours.ts';

/** What stands behind the parts: paper on which they cast a shadow (on the floor or on the wall), or a room of parts. */
export type Stage = 'floor' | 'wall' | 'room';

const ramp = (t: number): number => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};

/**
 * How dark the paper is at a place in the frame (sx, sy from -1 to 1): 1 is untouched. Fades out towards the edges
 * of the frame, so that a picture sits on a card of the same colour without a visible border.
 */
export const paperShade = (
  parts: readonly Part[],
  around: (at: Vec3) => Neighbours,
  camera: Camera,
  stage: Stage,
  unit: number,
  top: number,
): ((sx: number, sy: number) => number) => {
  const wall = Math.min(...parts.map((p) => p.centre[2] - extent(p)[2]));
  return (sx, sy) => {
    const [dx, dy, dz] = [0, 1, 2].map(
      (i) =>
        (camera.forward[i] ?? 0) + (camera.right[i] ?? 0) * sx * camera.spanX + (camera.up[i] ?? 0) * sy * camera.spanY,
    ) as [number, number, number];
    const t = stage === 'wall' ? (wall - camera.eye[2]) / dz : -camera.eye[1] / dy;
    const fade = ramp((1 - Math.abs(sx)) / 0.16) * ramp((1 - Math.abs(sy)) / 0.14);
    if (!(t > 0) || fade === 0) return 1;
    const x = camera.eye[0] + dx * t;
    const y = stage === 'wall' ? camera.eye[1] + dy * t : 0;
    const z = stage === 'wall' ? wall : camera.eye[2] + dz * t;
    const distant = ramp(1.6 - Math.hypot(x, z) / (3 * unit));
    if (distant === 0) return 1;
    const { close, shading } = around([x, y, z]);
    const lit = keyLight(shading, undefined, [x, y + 0.003, z + 0.003], unit, top);
    const open = openness(close, [x, y, z], stage === 'wall' ? [0, 0, 1] : [0, 1, 0], unit * 1.35, false);
    return 1 - fade * distant * (1 - (0.7 + 0.3 * lit) * (0.4 + 0.6 * open));
  };
};
