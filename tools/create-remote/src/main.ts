#!/usr/bin/env node
// `create-remote hello --packages <folder>`: a new remote in `remote-hello` of the present folder, outside the workspace.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ownRepositoryFiles, type Versions } from './own-repository.ts';
import { CreateProblem } from './problem.ts';
import { nameFault, writeFiles } from './remote-files.ts';

const usage = 'Usage: create-remote <name> --packages <folder of the packed packages>';

const given = (): { name: string; packages: string } => {
  try {
    const { values, positionals } = parseArgs({ options: { packages: { type: 'string' } }, allowPositionals: true });
    const [name, ...others] = positionals;
    if (name !== undefined && others.length === 0 && values.packages !== undefined)
      return { name, packages: path.resolve(values.packages) };
  } catch (error) {
    throw new CreateProblem(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
  throw new CreateProblem(usage);
};

/** Stands beside the sources once they are packed. */
const versionsFile = path.resolve(import.meta.dirname, '../versions.json');

const versionsOf = (): Versions => {
  if (existsSync(versionsFile)) return JSON.parse(readFileSync(versionsFile, 'utf8')) as Versions;
  throw new CreateProblem('This command is run from its packed file. In the workspace: pnpm create-remote.');
};

try {
  const { name, packages } = given();
  const fault = nameFault(name);
  if (fault) throw new CreateProblem(fault);
  if (!existsSync(packages)) throw new CreateProblem(`There is no folder ${packages}.`);
  const remote = `remote-${name}`;
  const folder = path.resolve(remote);
  if (existsSync(folder)) throw new CreateProblem(`${folder} is there already.`);
  const files = await ownRepositoryFiles(name, { folder, packages, versions: versionsOf() });
  await writeFiles(folder, files);
  console.log(`${[...files.keys()].toSorted().join('\n')}\n\nWhat to do with it: ${remote}/README.md`);
} catch (error) {
  if (!(error instanceof CreateProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
