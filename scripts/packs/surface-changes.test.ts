import { changesOf } from './surface-changes.ts';

test('X-365 a report that differs is told with its first line; one that came or went as well', () => {
  const committed = new Map([
    ['kit.api.md', 'a\nexport const b: (x: string) => void;\n'],
    ['gone.api.md', 'a\n'],
    ['same.api.md', 'a\n'],
  ]);
  const reports = new Map([
    ['kit.api.md', 'a\nexport const b: (x: number) => void;\n'],
    ['same.api.md', 'a\n'],
    ['new.api.md', 'b\n'],
  ]);
  expect(changesOf(committed, reports)).toEqual([
    'docs/surface/gone.api.md: line 1 was “a”, is “”',
    'docs/surface/kit.api.md: line 2 was “export const b: (x: string) => void;”, is “export const b: (x: number) => void;”',
    'docs/surface/new.api.md: line 1 was “”, is “b”',
  ]);
});
