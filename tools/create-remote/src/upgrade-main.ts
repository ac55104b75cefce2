#!/usr/bin/env node
// `upgrade-platform /packages`, in the folder of a remote that has a repository of its own: a newer pack of the shop's packages.
import path from 'node:path';
import { CreateProblem, orSay } from './problem.ts';
import { upgrade } from './upgrade.ts';

orSay(() => {
  const [from, ...others] = process.argv.slice(2);
  if (from === undefined || others.length > 0)
    throw new CreateProblem('Usage: upgrade-platform <folder of the packed packages>');
  const changes = upgrade(process.cwd(), path.resolve(from));
  console.log(
    changes === ''
      ? 'These packages are in use already.'
      : `${changes}\n\nInstall them (pnpm install), then check, test and build, and commit all that has changed.`,
  );
});
