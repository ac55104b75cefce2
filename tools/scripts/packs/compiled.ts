import { globSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from '../checks/run.ts';

/** An import of a source beside or above, in a declaration: the compiler writes scripts' new names into scripts alone. */
const ofSource = /(?<=(["'])\.{1,2}\/[^"'\n]*)\.tsx?(?=\1)/g;

/**
 * Compiles sources of the workspace into an empty folder: beside each other as they lie in the workspace, a
 * script for each, and a declaration; files and folders that are \`left\` are not. Types are not judged: checks do that.
 *
 * @throws Error with what the compiler says
 */
export const compile = async (
  sources: readonly string[],
  to: string,
  { declaration = true, left = [] }: { declaration?: boolean; left?: readonly string[] } = {},
): Promise<void> => {
  await mkdir(to, { recursive: true });
  const project = path.join(to, 'tsconfig.json');
  const options = {
    noEmit: false,
    noCheck: true,
    declaration,
    rewriteRelativeImportExtensions: true,
    target: 'es2022',
    rootDir: root,
    outDir: to,
    typeRoots: [path.join(root, 'node_modules/@types')],
  };
  await writeFile(
    project,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions: options,
      include: sources.map((folder) => path.join(root, folder)),
      exclude: ['node_modules', '*.test.ts', '*.test.tsx', ...left].map((name) => `${root}/**/${name}`),
    }),
  );
  const { ok, output } = await run('tsc', ['-p', project]);
  if (!ok) throw new Error(`The packages cannot be compiled:\n${output}`);
  await rm(project);
  for (const name of globSync('**/*.d.ts', { cwd: to })) {
    const file = path.join(to, name);
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(ofSource, '.js'));
  }
};
