import type { View } from '../render/camera.ts';
import type { Part } from '../space/part.ts';
import type { Vec3 } from '../space/vector.ts';

/** A furnished room and where it is seen from; `distance` in metres from the target. */
export interface Scene {
  parts: () => Part[];
  target: Vec3;
  distance: number;
  view: View;
  /** Whether the sun falls through a window with bars. */
  window: boolean;
}
