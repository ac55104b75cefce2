import type { MaterialName } from '../materials.ts';
import { repeat } from './arrange.ts';
import { ball, box, placed, type Part } from './part.ts';
import type { Vec3 } from './vector.ts';

/** Of one tuft, in metres. */
const TUFT = 0.19;

/** A panel of buttoned upholstery that faces the front, by its centre and full size. */
export const tufted = (centre: Vec3, [width, height, depth]: Vec3, cloth: MaterialName): Part[] => {
  const columns = Math.max(2, Math.round(width / TUFT));
  const rows = Math.max(2, Math.round(height / TUFT));
  const [across, up] = [width / columns, height / rows];
  const cells = repeat(rows, (_, row) =>
    repeat(columns, (__, column) =>
      box(
        [-width / 2 + across * (column + 0.5), -height / 2 + up * (row + 0.5), depth * 0.3],
        [across * 1.02, up * 1.02, depth * 0.5],
        cloth,
        { round: depth * 0.22, puff: 0.02 },
      ),
    ),
  ).flat();
  const buttons = repeat(rows - 1, (_, row) =>
    repeat(columns - 1, (__, column) =>
      ball(
        [-width / 2 + across * (column + 1), -height / 2 + up * (row + 1), depth * 0.53],
        [0.034, 0.034, 0.026],
        cloth,
      ),
    ),
  ).flat();
  const panel = box([0, 0, -depth * 0.1], [width + 0.02, height + 0.02, depth * 0.7], cloth, { round: depth * 0.2 });
  return placed([panel, ...cells, ...buttons], centre);
};
