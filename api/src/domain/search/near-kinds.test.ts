import { nearKinds } from './near-kinds.ts';

const categories = [
  { id: 1, parentId: null, name: { en: 'Decor', fr: 'Décoration' } },
  { id: 2, parentId: 1, name: { en: 'Rugs', fr: 'Tapis' } },
  { id: 3, parentId: 1, name: { en: 'Hallway Runners', fr: 'Tapis de couloir' } },
  { id: 4, parentId: 1, name: { en: 'Lighting', fr: 'Luminaires' } },
  { id: 5, parentId: 4, name: { en: 'Floor Lamps', fr: 'Lampadaires' } },
  { id: 6, parentId: 4, name: { en: 'Reading Lamps', fr: 'Lampes de lecture' } },
  { id: 7, parentId: null, name: { en: 'Sports', fr: 'Sports' } },
  { id: 8, parentId: 7, name: { en: 'Treadmills', fr: 'Tapis roulants' } },
  { id: 9, parentId: 1, name: { en: 'Mirrors', fr: 'Miroirs' } },
  { id: 10, parentId: 1, name: { en: 'Toilets', fr: 'Toilettes' } },
  { id: 11, parentId: 10, name: { en: 'Smart Toilets', fr: 'Toilettes intelligentes' } },
];

test.each([
  ['what one language calls alike', 3, [2]],
  ['what the other language calls alike', 5, [6]],
  ['nothing of another department, however alike', 8, []],
  ['nothing that only stands beside it', 9, []],
  ['the kind that it is one of', 11, [10]],
])('near a kind is %s', (_, id, near) => {
  expect(nearKinds(categories, [id])).toEqual(near);
});

test('several kinds are not near themselves', () => {
  expect(nearKinds(categories, [2, 3, 5])).toEqual([6]);
});
