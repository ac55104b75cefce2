import { changedIn, parts, partsFor } from './parts.ts';

const partNames = (...asked: string[]) => partsFor(asked).map(({ part, below }) => `${part.folder} ${below}`);

test('without a folder all parts are tried; above several, each of them; below one, that folder alone', () => {
  expect(partsFor([])).toHaveLength(parts.length);
  expect(partNames('shared').length).toBeGreaterThan(1);
  expect(partNames('shared/format')).toEqual(['shared/format shared/format']);
  expect(partNames('api/src/domain/cart', 'api/src/domain/order')).toEqual([
    'api/src/domain api/src/domain/cart',
    'api/src/domain api/src/domain/order',
  ]);
  expect(partNames('shared/form', 'docs')).toEqual([]);
});

test('of a remote the slices and sagas are changed, of a folder of rules everything but tests', () => {
  const globs = (asked: string) => partsFor([asked]).flatMap(({ part, below }) => changedIn(part, below));
  expect(globs('remote-catalog/src/features')).toEqual(
    expect.arrayContaining(['remote-catalog/src/features/**/*slice.ts', 'remote-catalog/src/features/**/*saga.ts']),
  );
  expect(globs('shared/format')).toEqual(expect.arrayContaining(['shared/format/**/*.ts', '!**/*.test.ts']));
});
