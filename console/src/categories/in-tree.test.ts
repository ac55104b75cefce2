import { inTree } from './in-tree.ts';

const category = (path: string, parent = '', menu: 'shown' | 'hidden' = 'shown') => ({
  path,
  parent,
  menu,
  name: { en: path, fr: path },
});

const list = [
  category('b', '', 'hidden'),
  category('b/2', 'b'),
  category('a'),
  category('b/1', 'b'),
  category('x', 'b/2'),
];

test('each stands above those below it, with its place, and knows what is hidden above it', () => {
  const branches = inTree(list, new Set(['b', 'b/2']));
  expect(
    branches.map(({ path, depth, place, isLast, isBelowHidden }) => [path, depth, place, isLast, isBelowHidden]),
  ).toEqual([
    ['b', 0, 1, false, false],
    ['b/2', 1, 1, false, true],
    ['x', 2, 1, true, true],
    ['b/1', 1, 2, true, true],
    ['a', 0, 2, true, false],
  ]);
});

test('what is below one that is not opened is not shown', () => {
  expect(inTree(list, new Set(['b'])).map(({ path, hasBelow }) => [path, hasBelow])).toEqual([
    ['b', true],
    ['b/2', true],
    ['b/1', false],
    ['a', false],
  ]);
  expect(inTree(list, new Set()).map(({ path }) => path)).toEqual(['b', 'a']);
});
