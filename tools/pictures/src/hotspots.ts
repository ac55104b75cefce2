import { hotspots, type Hotspot } from '@shop/world/pictures';
import { solidsOf } from './families.ts';
import { sceneCamera } from './scene.ts';
import type { SceneName } from './scene-names.ts';
import { extent, placed, type Part } from './space/part.ts';
import { dot, subtract, type Vec3 } from './space/vector.ts';

/** The solids of a hotspot's model where it stands. */
export const partsOf = ({ model, shape, at, turn }: Hotspot): Part[] => placed(solidsOf(model, shape), at, turn);

const between = (parts: readonly Part[], axis: 0 | 1 | 2, share: number): number => {
  const low = Math.min(...parts.map((part) => part.centre[axis] - extent(part)[axis]));
  const high = Math.max(...parts.map((part) => part.centre[axis] + extent(part)[axis]));
  return low + (high - low) * share;
};

/** Where a hotspot's point of its thing is seen in the scene's picture, in per cent from the left and from the top. */
export const placeOf = (scene: SceneName, hotspot: Hotspot): { x: number; y: number } => {
  const camera = sceneCamera(scene);
  const parts = partsOf(hotspot);
  const [across, up] = hotspot.point ?? [0.5, 0.6];
  const point: Vec3 = [between(parts, 0, across), between(parts, 1, up), between(parts, 2, 0.5)];
  const from = subtract(point, camera.eye);
  const depth = dot(from, camera.forward);
  const inPerCent = (value: number): number => Math.round(value * 1000) / 10;
  return {
    x: inPerCent((1 + dot(from, camera.right) / depth / camera.spanX) / 2),
    y: inPerCent((1 - dot(from, camera.up) / depth / camera.spanY) / 2),
  };
};

/** All hotspots with the places at which they are seen now. */
export const placedHotspots = (): typeof hotspots =>
  Object.fromEntries(
    Object.entries(hotspots).map(([scene, list]) => [
      scene,
      list.map((hotspot) => ({ ...hotspot, ...placeOf(scene as SceneName, hotspot) })),
    ]),
  );
