import { worthKeeping } from './kept.ts';

test('changes at the top of a file that nothing noticed are tried again, all else is kept', () => {
  const noticed = { status: 'Killed', static: true };
  const within = { status: 'Survived', static: false };
  const kept = {
    schemaVersion: '1.0',
    files: { 'slice.ts': { source: 'x', mutants: [noticed, { status: 'Survived', static: true }, within] } },
  };
  expect(worthKeeping(kept)).toEqual({ ...kept, files: { 'slice.ts': { source: 'x', mutants: [noticed, within] } } });
});
