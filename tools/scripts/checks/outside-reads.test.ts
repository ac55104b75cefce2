import { readsOutside, testsReadTheirOwn } from './outside-reads.ts';

const known = new Map([
  ['api', new Set(['world'])],
  ['world', new Set<string>()],
  ['shared/ui', new Set<string>()],
]);
const inApi = (source: string) => readsOutside({ file: 'api/src/http/cart.test.ts', source }, known);

test('a test may read its own package and what that imports', () => {
  expect(inApi("readFileSync(new URL('../../fixture.csv', import.meta.url))")).toEqual([]);
  expect(inApi('readFileSync(`${import.meta.dirname}/../../../world/data/pages/${page}.md`)')).toEqual([]);
  expect(inApi("import { call } from '../../../shared/ui/src/call.ts'")).toEqual([]);
});

test('what it reads elsewhere is named', () => {
  expect(inApi("path.resolve(import.meta.dirname, '../../..')")).toEqual(['.']);
  expect(inApi("readFileSync(new URL('../../../docs/retention.md', import.meta.url))")).toEqual(['docs/retention.md']);
  expect(inApi("join(import.meta.dirname, '../../../shared/ui/src/a.css')")).toEqual(['shared/ui/src/a.css']);
});

test('the tests of the workspace do', async () => {
  expect((await testsReadTheirOwn()).output).toBe('');
});
