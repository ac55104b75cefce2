import { circleIn, graphOf, mermaid, withoutImplied } from './graph.ts';

const roomOf = (file: string) => file.match(/^(\w+)\//)?.[1];
const graph = (...ways: string[]) =>
  graphOf(
    ways.map((way) => {
      const [from = '', to = ''] = way.split(' ');
      return { from: `${from}/x.ts`, to: `${to}/y.ts` };
    }),
    roomOf,
  );

test('imports within a room, and of files in none, are no arrows', () => {
  const imports = [
    { from: 'a/1.ts', to: 'a/2.ts' },
    { from: 'a/1.ts', to: '../react' },
  ];
  expect(graphOf(imports, roomOf)).toEqual(new Map([['a', new Set()]]));
});

test('a circle is named from room to room', () => {
  expect(circleIn(graph('a b', 'b c', 'a c'))).toBeUndefined();
  expect(circleIn(graph('a b', 'b c', 'c d', 'd b'))).toEqual(['b', 'c', 'd', 'b']);
});

test('what a longer way says is left out, of any length', () => {
  const drawn = withoutImplied(graph('a b', 'b c', 'c d', 'a c', 'a d', 'a e'));
  expect(drawn.get('a')).toEqual(new Set(['b', 'e']));
  expect(drawn.get('b')).toEqual(new Set(['c']));
});

test('the same imports in another order are the same picture', () => {
  expect(mermaid(graph('b c', 'a b'))).toBe(mermaid(graph('a b', 'b c')));
  expect(mermaid(graph('a b'))).toBe('```mermaid\nflowchart TD\n  a["a"]\n  b["b"]\n  a --> b\n```');
});
