import type { View } from '../render/camera.ts';
import { extent, topOf, type Part } from '../space/part.ts';

/** A thing where it is used, and how it is seen there. */
export interface Arrangement {
  /** The thing itself, moved to its place. */
  shown: readonly Part[];
  /** What is around it. */
  around: readonly Part[];
  /** What the camera frames; the thing itself when not given. */
  framed?: readonly Part[];
  /** The share of the frame's width and height that may be filled. */
  fill?: readonly [width: number, height: number];
  view?: View;
  /** As in `Setting`; 1 for what is as large as furniture. */
  unit?: number;
}

/** How wide, deep and high the parts stand, in metres: half the width, the back, the front, the lowest, the highest. */
export interface Footprint {
  half: number;
  back: number;
  front: number;
  bottom: number;
  top: number;
}

export const footprint = (parts: readonly Part[]): Footprint => ({
  half: Math.max(...parts.map((part) => Math.abs(part.centre[0]) + extent(part)[0])),
  back: Math.min(...parts.map((part) => part.centre[2] - extent(part)[2])),
  front: Math.max(...parts.map((part) => part.centre[2] + extent(part)[2])),
  bottom: Math.min(...parts.map((part) => part.centre[1] - extent(part)[1])),
  top: topOf(parts),
});
