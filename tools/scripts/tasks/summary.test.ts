import { summaryOf, type Done } from './summary.ts';

const done = (task: string, folder: string, changes: Partial<Done> = {}): Done => ({
  task,
  folder,
  isCached: false,
  start: 0,
  end: 60_000,
  result: { passed: 2, failures: [], files: [{ name: `${folder}/a.test.ts`, seconds: 3 }], processorSeconds: 90 },
  ...changes,
});

test('minutes are added up by stage, without those of kept results, whose tests count', () => {
  const { lines, passed, failures } = summaryOf([
    done('unit', 'api'),
    done('unit', 'host', { isCached: true }),
    done('types', 'api'),
  ]);
  expect(lines[0]).toBe('unit             4 passed   1.5 processor min    1.0 min  1 of 2 kept');
  expect(lines[1]).toBe('types            2 passed   1.5 processor min    1.0 min');
  expect(passed).toBe(6);
  expect(failures).toEqual([]);
});

test('the ten slowest of the files that ran are named, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, n) => ({ name: `${n}.test.ts`, seconds: n }));
  const result = { passed: 1, failures: [], files, processorSeconds: null };
  const { lines } = summaryOf([done('unit', 'api', { result }), done('unit', 'host', { isCached: true })]);
  expect(lines.slice(3)).toHaveLength(10);
  expect(lines[3]).toBe('   11.0 s  11.test.ts');
  expect(lines.join('\n')).not.toContain('host/a.test.ts');
});

test('a task that did not come to its end is a failure', () => {
  expect(summaryOf([done('hold', 'api', { result: null }), done('build', '', { result: null })]).failures).toEqual([
    { name: 'api: hold', said: '  did not come to its end' },
    { name: 'build', said: '  did not come to its end' },
  ]);
});
