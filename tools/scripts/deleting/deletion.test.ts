import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { indexFiles } from '../checks/indexes.ts';
import { root } from '../checks/run.ts';
import { editedFiles, filesOf, findFeatures } from './delete-feature.ts';

const sources = ['*.ts', '*.tsx', '*.mjs', '*.cjs', '*.css', '*.json', '*.md', '*.tsv'];
/** Files that commands write anew, those that tell of the past, and the words that French texts may not have. */
const besides = /^api\/migrations\/|^docs\/(?:decisions\/|(?:retention|architecture|terms)\.md)/;
const isWritten = (file: string) => indexFiles.includes(file) || besides.test(file);

test('each feature goes with its files and at most eight edits, and nothing names it then', async () => {
  const listing = ['ls-files', '--cached', '--others', '--exclude-standard', ...sources];
  const listed = execFileSync('git', listing, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
    .split('\n')
    .filter((file) => file !== '' && !isWritten(file) && existsSync(path.join(root, file)));
  for (const [name, feature] of await findFeatures()) {
    const gone = new Set(filesOf(feature, root));
    const edited = editedFiles(feature, root);
    const naming = listed
      .filter((file) => !gone.has(file))
      .filter((file) => feature.words.test(edited.get(file) ?? readFileSync(path.join(root, file), 'utf8')));
    expect({ name, naming }).toEqual({ name, naming: [] });
    expect(edited.size).toBeLessThanOrEqual(8);
  }
});
