import { kindsOfGoods } from '@shop/world/pictures';
import { fitting } from './shared-looks.ts';

/** Of each shape of each model, the nouns that it shows. */
const shown = Map.groupBy(
  kindsOfGoods.flatMap(({ name, model, shapes }) => shapes.map((shape) => ({ name, look: `${model}-${shape}` }))),
  ({ look }) => look,
);
const shared = [...shown].filter(([, kinds]) => kinds.length > 1);

test.each(shared)('the nouns that %s shows are of one kind, and it is written why', (look, kinds) => {
  const written = fitting.filter((entry) => entry.look === look).flatMap(({ nouns }) => nouns);
  expect(written.toSorted()).toEqual(kinds.map(({ name }) => name).toSorted());
});

test('nothing is written of a look that no nouns share', () => {
  const looks = new Set(shared.map(([look]) => look));
  expect(fitting.filter(({ look }) => !looks.has(look))).toEqual([]);
});
