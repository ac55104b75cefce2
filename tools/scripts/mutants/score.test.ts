import { report, scoreOf } from './score.ts';

const change = (status: string) =>
  ({
    status,
    fileName: '/shop/shared/format/src/money.ts',
    location: { start: { line: 7, column: 2 }, end: { line: 7, column: 9 } },
    mutatorName: 'EqualityOperator',
    replacement: 'cents\n  <= 0',
  }) as Parameters<typeof report>[1][number];
const changes = ['Killed', 'Timeout', 'Killed', 'Survived', 'Ignored', 'CompileError'].map(change);

test('the score is of the changes that run: killed and endless ones are noticed', () => {
  expect(scoreOf(changes)).toBe(75);
  expect(scoreOf([change('NoCoverage')])).toBe(0);
  expect(scoreOf([change('Ignored')])).toBe(100);
});

test('each change that nothing noticed is told with its place, then the score', () => {
  expect(report('shared/format', changes).split('\n')).toEqual([
    '  shared/format/src/money.ts:7  EqualityOperator: cents <= 0',
    'shared/format: 75.0 % of 4 changes noticed',
  ]);
});
