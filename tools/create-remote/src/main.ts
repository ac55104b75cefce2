#!/usr/bin/env node
// `create-remote hello --packages <folder>`: a new remote in `remote-hello` of the present folder, outside the workspace.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ownRepositoryFiles } from './own-repository.ts';
import { copyPack, readPack, VENDORED } from './pack.ts';
import { CreateProblem, orSay } from './problem.ts';
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

await orSay(async () => {
  const { name, packages } = given();
  const fault = nameFault(name);
  if (fault) throw new CreateProblem(fault);
  const pack = readPack(packages);
  const remote = `remote-${name}`;
  const folder = path.resolve(remote);
  if (existsSync(folder)) throw new CreateProblem(`${folder} is there already.`);
  const files = await ownRepositoryFiles(name, pack);
  await writeFiles(folder, files);
  copyPack(packages, path.join(folder, VENDORED));
  const written = [...files.keys()].toSorted().join('\n');
  console.log(`${written}\n${VENDORED}/\n\nWhat to do with it: ${remote}/README.md`);
});
