import { blocksOf, commandsOf, documentedMoment } from './documented.ts';

test('a command is a line, with the text that it has of its own and the lines that it goes on in', () => {
  expect(commandsOf('one a\n\ntwo <<END\nx=1\n  y\nEND\nthree \\\n  b\nfour\n')).toEqual([
    'one a',
    'two <<END\nx=1\n  y\nEND',
    'three \\\n  b',
    'four',
  ]);
});

test('the log is kept by commands of their own, and the shop goes back to the moment that is named by those after them', () => {
  const [keep = [], goBack = [], ...more] = blocksOf('operations.md', 'Back to a moment');
  expect(more).toEqual([]);
  expect(keep.join('\n')).toContain('pg_basebackup');
  expect(goBack.filter((command) => command.includes(documentedMoment))).toHaveLength(1);
  expect(goBack).toContain('pnpm restore numbers');
});

test.each([
  ['how-to/postgresql.md', 'Use a PostgreSQL server'],
  ['how-to/deploy.md', 'The machine'],
  ['how-to/deploy.md', 'The first release'],
  ['how-to/deploy.md', 'The servers'],
  ['how-to/deploy.md', 'nginx'],
  ['how-to/deploy.md', 'A new version'],
  ['operations.md', 'Health, figures, logs'],
  ['operations.md', 'Backups'],
  ['operations.md', 'Back to a moment'],
])('%s shows commands under “%s”', (page, section) => {
  expect(blocksOf(page, section).flat().length).toBeGreaterThan(0);
});
