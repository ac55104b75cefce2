import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { citedIds, citesSection, undecided } from './citations.ts';
import { root, type Finished } from './run.ts';
import { idsInTitles } from './test-titles.ts';

export interface Requirement {
  id: string;
  owner: string;
  text: string;
}

const skipped = new Set(['node_modules', 'releases', 'dist', '.cache']);

/** The rows of docs/requirements.tsv. */
export const readRequirements = (): Requirement[] => {
  const [, ...rows] = readFileSync(path.join(root, 'docs/requirements.tsv'), 'utf8').trimEnd().split('\n');
  return rows.map((row) => {
    const [id = '', , , owner = '', , text = ''] = row.split('\t');
    return { id, owner, text };
  });
};

/** Id → the test files whose titles name it. */
export const namedRequirements = (): Map<string, string[]> => {
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
};

/** A line for each file that cites an id without a row, or a section of a text that the repository does not hold. */
const wrongCitations = (known: ReadonlySet<string>): string[] => {
  const files = globSync('**/*.{ts,tsx,css,mjs,md}', {
    cwd: root,
    exclude: (name) => skipped.has(path.basename(name)),
  });
  return files.toSorted().flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const unknown = [...citedIds(text, known)].filter((id) => !known.has(id));
    return [
      ...unknown.map((id) => `${file} cites ${id}, which is not in docs/requirements.tsv`),
      ...(citesSection(text) ? [`${file} cites a section by its number; cite a requirement id`] : []),
    ];
  });
};

/**
 * Fails when a test's title names an id that the table does not have, the table has an id twice, a citation in the
 * sources or docs is wrong, or a decision does not name a row that it is said to be about.
 */
export const requirementIds = async (): Promise<Finished> => {
  const ids = readRequirements().map(({ id }) => id);
  const known = new Set(ids);
  const twice = ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `${id} stands in the table twice`);
  const unknown = [...namedRequirements()]
    .filter(([id]) => !known.has(id))
    .map(([id, files]) => `${id} is not in docs/requirements.tsv: ${files.join(', ')}`);
  const decision = (file: string): string => readFileSync(path.join(root, 'docs/decisions', file), 'utf8');
  const problems = [
    ...twice,
    ...unknown,
    ...wrongCitations(known),
    ...undecided(decision('README.md'), decision, known),
  ];
  return { ok: problems.length === 0, output: problems.join('\n') };
};
