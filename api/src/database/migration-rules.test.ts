import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationProblems } from '../testing/migration-rules.ts';
import { migrationsFolder } from './migrations.ts';

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
const problemsOf = (file: string): string[] =>
  migrationProblems(readFileSync(path.join(migrationsFolder, file), 'utf8'));

/** The first whose servers of the release before go on working meanwhile; those before were released as they are. */
const first = 33;
/** pg-boss's own plan, whose functions drop tables when they are called; its tables were new. */
const ofOthers = new Set(['0038_jobs.sql']);

test('X-456 no migration takes away what servers of the release before use, or builds an index that nobody can build before', () => {
  const judged = files.filter((file) => Number(file.slice(0, 4)) >= first && !ofOthers.has(file));
  expect(judged.length).toBeGreaterThan(6);
  expect(judged.flatMap((file) => problemsOf(file).map((problem) => `${file} ${problem}`))).toEqual([]);
});

test('X-456 of older ones it finds what they took away', () => {
  expect(problemsOf('0007_membership.sql').join('\n')).toContain('takes a column away');
  expect(problemsOf('0012_consents_and_reasons.sql').join('\n')).toContain('takes a column away');
});

test.each([
  ['alter table "product" drop column "name"', 'takes a column away'],
  ['DROP TABLE "wish"', 'takes a table away'],
  ['ALTER TABLE "product" RENAME COLUMN "name" TO "title"', 'renames'],
  ['ALTER TABLE "product" ALTER COLUMN "name" SET DATA TYPE integer', 'changes the type'],
  ['ALTER TABLE "product" ADD COLUMN "legs" integer NOT NULL', 'refuses rows'],
  ['ALTER TABLE "product" ALTER COLUMN "legs" SET NOT NULL', 'refuses rows'],
  ['CREATE INDEX "by_legs" ON "product" USING btree ("legs")', 'without IF NOT EXISTS'],
])('X-456 %s is refused: %s', (statement, problem) => {
  expect(migrationProblems(statement)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  'ALTER TABLE "product" ADD COLUMN "legs" integer',
  'ALTER TABLE "product" ADD COLUMN "legs" integer DEFAULT 4 NOT NULL',
  'CREATE INDEX IF NOT EXISTS "by_legs" ON "product" USING btree ("legs")',
  'CREATE TABLE "chair" ("id" integer);--> statement-breakpoint\nALTER TABLE "chair" ALTER COLUMN "id" SET NOT NULL',
  '-- contracts: nothing has read it since the release before\nALTER TABLE "product" DROP COLUMN "name"',
])('X-456 %s is fine', (statement) => {
  expect(migrationProblems(statement)).toEqual([]);
});
