import { kindsOfGoods } from '@shop/world/pictures';
import { borrowed, fitting, type SharedLook } from './shared-looks.ts';

/** Of each shape of each model, the nouns that it shows. */
const shown = Map.groupBy(
  kindsOfGoods.flatMap(({ name, model, shapes }) => shapes.map((shape) => ({ name, look: `${model}-${shape}` }))),
  ({ look }) => look,
);
const shared = [...shown].filter(([, kinds]) => kinds.length > 1);

const of = (entries: readonly SharedLook[], look: string): string[] =>
  entries.filter((entry) => entry.look === look).flatMap(({ nouns }) => nouns);

test.each(shared)('X-181 the nouns that %s shows are of one kind, or it is written what they lack', (look, kinds) => {
  const names = kinds.map(({ name }) => name);
  const guests = of(borrowed, look);
  const own = names.filter((name) => !guests.includes(name));
  expect(names).toEqual(expect.arrayContaining(guests));
  expect(of(fitting, look).toSorted()).toEqual(own.length > 1 ? own.toSorted() : []);
});

test('X-181 nothing is written of a look that no nouns share', () => {
  const looks = new Set(shared.map(([look]) => look));
  expect([...fitting, ...borrowed].filter(({ look }) => !looks.has(look))).toEqual([]);
});

test('X-181 the nouns that lack pictures of their own do not grow in number', () => {
  expect(new Set(borrowed.flatMap(({ nouns }) => nouns)).size).toBeLessThanOrEqual(20);
});
