import { readFileSync } from 'node:fs';
import { modelId, pictureModels } from '@shop/world/pictures';
import { distance } from '../space/distance.ts';
import { ball, blend, bowl, box, carve, cushion, ring, rod, type Part } from '../space/part.ts';
import { cross, dot, subtract, type Vec3 } from '../space/vector.ts';
import { meshed } from './meshed.ts';

const solids: readonly [string, Part][] = [
  ['a box', box([0.4, 1, 0], [0.5, 0.3, 0.2], 'oak', { round: 0.02, turn: [0.3, 0.2, 0] })],
  ['a cushion', cushion([0, 1, 0], [0.5, 0.2, 0.6], 'cloth')],
  ['a rod', rod([0, 0, 0], [0.2, 0.7, 0.1], 0.03, 'oak', 0.02)],
  ['a ring', ring([0, 0.5, 0], 0.2, 0.3, 0.02, 'clay', { top: 0.25 })],
  ['a ball', ball([0, 1, 0], [0.4, 0.3, 0.4], 'leaf')],
  ['a bowl', bowl([0, 1, 0], [0.4, 0.3, 0.4], 0.02, 'enamel')],
  ['a blend', blend(0.05, ball([0, 0, 0], [0.3, 0.3, 0.3], 'clay'), ball([0.2, 0, 0], [0.3, 0.3, 0.3], 'clay'))],
  ['a carved box', carve(box([0, 0, 0], [0.5, 0.5, 0.5], 'oak'), box([0, 0.2, 0], [0.3, 0.3, 0.3], 'oak'))],
];

/** Six times the volume that the triangles enclose; negative when they face inwards. */
const volumeOf = (points: readonly Vec3[], triangles: readonly (readonly [number, number, number])[]): number => {
  const [middle = [0, 0, 0]] = points;
  return triangles.reduce((sum, corners) => {
    const [a, b, c] = corners.map((corner) => subtract(points[corner] ?? middle, middle));
    return a && b && c ? sum + dot(a, cross(b, c)) : sum;
  }, 0);
};

test.each(solids)('%s is meshed on its surface, with its front outwards', (_name, part) => {
  const { points, triangles } = meshed(part);
  expect(triangles.length).toBeGreaterThan(10);
  expect(Math.max(...points.map((point) => Math.abs(distance(part, ...point))))).toBeLessThan(0.005);
  expect(volumeOf(points, triangles)).toBeGreaterThan(0);
});

interface Gltf {
  extensions: { KHR_materials_variants: { variants: { name: string }[] } };
}

/** The JSON of a GLB: after a header of 12 bytes and the chunk's own of 8. */
const jsonOf = (file: Buffer): Gltf => JSON.parse(file.subarray(20, 20 + file.readUInt32LE(12)).toString()) as Gltf; // by the format

const shapes = pictureModels.flatMap(({ name, shapes: all, colours }) =>
  all.map((shape) => [modelId(name, shape), colours] as const),
);

test.each(shapes)('PDP-005 %s is there in 3D, small enough, with its colours', (id, colours) => {
  const file = readFileSync(new URL(`../../../../world/assets/models/${id}.glb`, import.meta.url));
  expect(file.length).toBeLessThanOrEqual(300 * 1024);
  expect(jsonOf(file).extensions.KHR_materials_variants.variants.map(({ name }) => name)).toEqual(colours);
});
