import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationProblems } from '../testing/migration-rules.ts';
import { migrationsFolder } from './migrations.ts';

const files = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'));
const problemsOf = (file: string): string[] =>
  migrationProblems(readFileSync(path.join(migrationsFolder, file), 'utf8'));

/** Makes an empty database a store: nobody works on it meanwhile. */
const first = '0000_store.sql';

test('no migration takes away what servers of the release before use, or builds an index that nobody can build before', () => {
  expect(files).toContain(first);
  const judged = files.filter((file) => file !== first);
  expect(judged.flatMap((file) => problemsOf(file).map((problem) => `${file} ${problem}`))).toEqual([]);
});

test.each([
  ['alter table "product" drop column "name"', 'takes a column away'],
  ['DROP TABLE "wish"', 'takes a table away'],
  ['ALTER TABLE "product" RENAME COLUMN "name" TO "title"', 'renames'],
  ['ALTER TABLE "product" ALTER COLUMN "name" SET DATA TYPE integer', 'changes the type'],
  ['ALTER TABLE "product" ADD COLUMN "legs" integer NOT NULL', 'refuses rows'],
  ['ALTER TABLE "product" ALTER COLUMN "legs" SET NOT NULL', 'refuses rows'],
  ['CREATE INDEX "by_legs" ON "product" USING btree ("legs")', 'without IF NOT EXISTS'],
])('%s is refused: %s', (statement, problem) => {
  expect(migrationProblems(statement)).toEqual([expect.stringContaining(problem)]);
});

test.each([
  'ALTER TABLE "product" ADD COLUMN "legs" integer',
  'ALTER TABLE "product" ADD COLUMN "legs" integer DEFAULT 4 NOT NULL',
  'CREATE INDEX IF NOT EXISTS "by_legs" ON "product" USING btree ("legs")',
  'CREATE TABLE "chair" ("id" integer);--> statement-breakpoint\nALTER TABLE "chair" ALTER COLUMN "id" SET NOT NULL',
  '-- contracts: nothing has read it since the release before\nALTER TABLE "product" DROP COLUMN "name"',
])('%s is fine', (statement) => {
  expect(migrationProblems(statement)).toEqual([]);
});
