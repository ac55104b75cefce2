import { hotspots } from '@shop/world/pictures';
import { partsOf, placeOf } from './hotspots.ts';
import { partsOfScene } from './scene.ts';
import { sceneNames } from './scene-names.ts';
import type { Part } from './space/part.ts';

/** The narrowest phone's picture in pixels, and a bigger one's. */
const pictures = { small: [288, 162], usual: [358, 201] } as const;
const FINGER = 44;
const LEAST = 24;

const all = sceneNames.map((scene) => [scene, hotspots[scene] ?? []] as const);
/** A solid without what it is made of. */
const solid = ({ kind, centre, half }: Part): string =>
  JSON.stringify([kind, [...centre, ...half].map((value) => Math.round(value * 1e4))]);

test('every scene has hotspots', () => {
  expect(all.filter(([, list]) => list.length < 2)).toEqual([]);
  expect(Object.keys(hotspots).toSorted()).toEqual([...sceneNames].toSorted());
});

test.each(all)('each hotspot of %s names a model that stands there, and lies where it is seen', (scene, list) => {
  const standing = new Set(partsOfScene(scene).map(solid));
  for (const hotspot of list) {
    expect([hotspot.model, partsOf(hotspot).filter((part) => !standing.has(solid(part)))]).toEqual([hotspot.model, []]);
    expect([hotspot.model, { x: hotspot.x, y: hotspot.y }]).toEqual([hotspot.model, placeOf(scene, hotspot)]);
  }
});

test.each(all)('the hotspots of %s lie inside the picture, and a finger can tell them apart', (_, list) => {
  const areApart = (distance: number, [width, height]: readonly [number, number]): boolean =>
    list.every((one, place) =>
      list
        .slice(place + 1)
        .every(
          (other) =>
            Math.abs(one.x - other.x) * width >= distance * 100 || Math.abs(one.y - other.y) * height >= distance * 100,
        ),
    );
  for (const { x, y } of list) {
    const [width, height] = pictures.usual;
    expect(Math.min(x, 100 - x) * width).toBeGreaterThanOrEqual((FINGER / 2) * 100);
    expect(Math.min(y, 100 - y) * height).toBeGreaterThanOrEqual((FINGER / 2) * 100);
  }
  expect(areApart(FINGER, pictures.usual)).toBe(true);
  expect(areApart(LEAST, pictures.small)).toBe(true);
});
