import fc from 'fast-check';
import { readIds } from './ids.ts';

test.each([
  [null, [], false],
  ['', [], false],
  ['1,2,3', [1, 2, 3], false],
  ['3,1,3,1', [3, 1], false],
  [' 7 , 8', [7, 8], false],
  ['7,,8,', [7, 8], false],
  ['sofa,-1,0,1.5,9999999999,5', [5], true],
])('%j names %j', (text, ids, hasOthers) => expect(readIds(text)).toEqual({ ids, hasOthers }));

test('whatever stands there, each number that comes out is a product’s and stands there once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { ids } = readIds(text);
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(text).toContain(String(id));
    }),
  );
});
