import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, type Finished } from './run.ts';
import { idsInTitles } from './test-titles.ts';

export interface Requirement {
  id: string;
  owner: string;
  text: string;
}

const skipped = new Set(['node_modules', 'releases', 'dist', '.cache']);

/** The rows of docs/requirements.tsv. */
export function readRequirements(): Requirement[] {
  const [, ...rows] = readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [id = '', , , owner = '', , text = ''] = row.split('\t');
    return { id, owner, text };
  });
}

/** Id → the test files whose titles name it. */
export function namedRequirements(): Map<string, string[]> {
  const files = globSync('**/*.{test.ts,test.tsx,spec.ts}', {
    cwd: root,
    exclude: (name) => skipped.has(path.basename(name)),
  });
  const named = new Map<string, string[]>();
  for (const file of files.toSorted()) {
    const source = readFileSync(path.join(root, file), 'utf8');
    for (const id of idsInTitles(source, file.endsWith('x'))) named.set(id, [...(named.get(id) ?? []), file]);
  }
  return named;
}

/** Fails when a test's title names an id that the table does not have, or the table has an id twice. */
export async function requirementIds(): Promise<Finished> {
  const known = readRequirements().map(({ id }) => id);
  const twice = known.filter((id, place) => known.indexOf(id) !== place).map((id) => `${id} stands in the table twice`);
  const unknown = [...namedRequirements()]
    .filter(([id]) => !known.includes(id))
    .map(([id, files]) => `${id} is not in docs/requirements.tsv: ${files.join(', ')}`);
  return { ok: twice.length + unknown.length === 0, output: [...twice, ...unknown].join('\n') };
}
