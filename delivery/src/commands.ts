import { type RunBuild, buildRelease } from './build.ts';
import { findPackage, releasedPackages } from './packages.ts';
import { DeliveryProblem } from './problem.ts';
import { promote, rollback } from './registry.ts';
import type { ReleaseStorage } from './storage.ts';

/** Where the commands work and how they build; tests give their own. */
export interface CommandContext {
  root: string;
  storage: ReleaseStorage;
  runBuild?: RunBuild;
}

export const usage = `Usage:
  pnpm release publish <package>          build and pack it (live at once only when nothing of it is live yet)
  pnpm release promote <package> [build]  make a build live, the newest when none is named
  pnpm release rollback <package>         go back to the last good build
  pnpm release status                     what is live`;

const buildNumber = (given: string | undefined): number | undefined => {
  if (given === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new DeliveryProblem(`“${given}” is not a build number.`);
  return Number(given);
};

const publish = async ({ root, storage, runBuild }: CommandContext, name: string | undefined): Promise<string> => {
  const target = findPackage(root, name);
  const release = await buildRelease(root, target, storage, runBuild);
  const published = `${target.name} ${release.build} published`;
  if ((await storage.readRegistry())[target.name]) {
    return `${published}. Make it live: pnpm release promote ${target.name} ${release.build}`;
  }
  await promote(storage, target.name, release.build);
  return `${published} and live (the first build of it).`;
};

const status = async ({ root, storage }: CommandContext): Promise<string> => {
  const registry = await storage.readRegistry();
  const lines = releasedPackages(root).map(async ({ name }) => {
    const builds = await storage.builds(name);
    const pointer = registry[name];
    if (!pointer) return `${name.padEnd(14)} not live (${builds.length} builds)`;
    const back = pointer.lastGood === pointer.live ? 'none' : pointer.lastGood;
    const held = pointer.rolledBack ? `, rolled back from ${pointer.rolledBack}` : '';
    return `${name.padEnd(14)} live ${pointer.live}, last good ${back}, ${builds.length} builds${held}`;
  });
  return (await Promise.all(lines)).join('\n');
};

/** Runs one command line and answers what to print; rejects with a DeliveryProblem for every misuse. */
export const runCommand = async (context: CommandContext, args: string[]): Promise<string> => {
  const [command, name, build, ...rest] = args;
  if (rest.length > 0 || (build !== undefined && command !== 'promote')) {
    throw new DeliveryProblem(`Too many words: ${args.join(' ')}.\n${usage}`);
  }
  if (command === 'publish') return publish(context, name);
  if (command === 'status') return status(context);
  if (command !== 'promote' && command !== 'rollback')
    throw new DeliveryProblem(command ? `There is no command “${command}”.\n${usage}` : usage);
  const target = findPackage(context.root, name);
  const registry =
    command === 'promote'
      ? await promote(context.storage, target.name, buildNumber(build))
      : await rollback(context.storage, target.name);
  return `${target.name} ${registry[target.name]?.live} is live.`;
};
