import { worthKeeping } from './reused-report.ts';

test('changes at the top of a file that nothing noticed are tried again, all else is kept', () => {
  const noticed = { status: 'Killed', static: true };
  const within = { status: 'Survived', static: false };
  const report = {
    schemaVersion: '1.0',
    files: { 'slice.ts': { source: 'x', mutants: [noticed, { status: 'Survived', static: true }, within] } },
  };
  expect(worthKeeping(report)).toEqual({
    ...report,
    files: { 'slice.ts': { source: 'x', mutants: [noticed, within] } },
  });
});
