import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { givenTo } from '@shop/settings';
import { noArms } from './candidates/evidence.ts';
import { type RunBuild, buildRelease } from './build.ts';
import { type GateOptions, requirePublishable } from './gate/judge.ts';
import { ownSecrets } from './gate/secrets.ts';
import { keptDays, needless, removeNeedless, requireHealth } from './house-keeping.ts';
import { type ReleasedPackage, findPackage, releasedPackages } from './packages.ts';
import { DeliveryProblem } from './problem.ts';
import { promoteTogether, rollback, startCandidate, stopCandidate } from './registry.ts';
import type { Builds, Candidate, Change, Registry } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';
import { symbolised } from './symbolise.ts';
import { makeKeyFile } from './signatures/key-files.ts';
import { releaseSettings } from './settings.ts';
import { whoRuns } from './who-runs.ts';

/** Where the commands work and how they build; tests give their own. */
export interface CommandContext {
  root: string;
  storage: ReleaseStorage;
  /** The releases are this checkout's own: what is published first of a package is live at once. */
  isOwn: boolean;
  runBuild?: RunBuild;
  env?: NodeJS.ProcessEnv;
}

export const usage = `Usage:
  pnpm release publish <package> …            build and pack it; several are judged and stored together
  pnpm release promote <package> [build] …    make a build live, the newest when none is named; several in one step
  pnpm release rollback <package>             go back to the last good build
  pnpm release candidate <package> [build] --percent 5
                                              give a share of visitors a build; web servers stop it
                                              when it fails beyond bounds
      … --promote-after 30m --views 500       and promote it after that, if nothing was found
  pnpm release candidate <package> --stop     end that
  pnpm release status                         what is live
  pnpm release history [package]              who changed what is live, when and why
  pnpm release doctor                         check everything that is live or may become so again
  pnpm release gc [--delete]                  name, or remove, builds that no page of the last ${keptDays} days needs
  pnpm release symbolise <file | stack>       a reported fault's stack, with places in the sources
  pnpm release keygen <team> <name>           make a key of a team in the file that RELEASE_KEY names
  pnpm release sign <package> <build>         sign a stored build anew with one’s own key
With --why "…" the history says why. RELEASE_BY=… names who, in place of the account.
RELEASE_KEY=… is the file of one's key, RELEASE_TEAMS=… that of who may release what.`;

const options = {
  why: { type: 'string' },
  percent: { type: 'string' },
  'promote-after': { type: 'string' },
  views: { type: 'string' },
  stop: { type: 'boolean' },
  delete: { type: 'boolean' },
} as const;

interface Given {
  words: string[];
  why?: string | undefined;
  percent?: string | undefined;
  'promote-after'?: string | undefined;
  views?: string | undefined;
  stop?: boolean | undefined;
  delete?: boolean | undefined;
}

const misuse = (what: string): DeliveryProblem => new DeliveryProblem(`${what}\n${usage}`);

const read = (args: string[]): Given => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, ...values };
  } catch (error) {
    throw misuse(error instanceof Error ? `${error.message}.` : String(error));
  }
};

const buildNumber = (given: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new DeliveryProblem(`“${given}” is not a build number.`);
  return Number(given);
};

interface Named {
  target: ReleasedPackage;
  build?: number;
}

/** Packages, each with a build where a number follows it. */
const namedIn = (root: string, words: readonly string[]): Named[] => {
  const found: Named[] = [];
  for (const word of words) {
    const before = found.at(-1);
    if (/^\d/.test(word) && before && before.build === undefined) before.build = buildNumber(word);
    else found.push({ target: findPackage(root, word) });
  }
  if (found.length === 0) findPackage(root, undefined);
  return found;
};

const oneOf = (root: string, words: readonly string[]): Named => {
  const [named, ...others] = namedIn(root, words);
  if (!named || others.length > 0) throw misuse(`Too many words: ${words.join(' ')}.`);
  return named;
};

const onlyPackage = (root: string, words: readonly string[]): ReleasedPackage => {
  const { target, build } = oneOf(root, words);
  if (build !== undefined) throw misuse(`Too many words: ${words.join(' ')}.`);
  return target;
};

const none = (words: readonly string[]): void => {
  if (words.length > 0) throw misuse(`Too many words: ${words.join(' ')}.`);
};

const gateOf = ({ root, env = process.env }: CommandContext, targets: readonly ReleasedPackage[]): GateOptions => ({
  secrets: ownSecrets([root, ...targets.map(({ directory }) => directory)], {
    ...env,
    ...givenTo(env, ['api', 'web']).texts, // what files of secrets hold
  }),
});

/** How a change is made, by whoever may make it. */
const howTo = async (context: CommandContext, { why }: Given, targets: readonly ReleasedPackage[]) => ({
  ...gateOf(context, targets),
  note: {
    ...whoRuns(why, context.env),
    key: await context.storage.signer(targets.map(({ name }) => name)),
  },
});

const liveLines = (registry: Registry, names: readonly string[]): string =>
  names.map((name) => `${name} ${registry[name]?.live} is live.`).join('\n');

const publish = async (context: CommandContext, given: Given): Promise<string> => {
  const { root, storage, isOwn, runBuild } = context;
  const named = namedIn(root, given.words);
  if (named.some(({ build }) => build !== undefined)) throw misuse(`Too many words: ${given.words.join(' ')}.`);
  const targets = named.map(({ target }) => target);
  // Who may not sign it need not build it.
  await storage.signer(targets.map(({ name }) => name));
  const packages = [];
  for (const target of targets) packages.push(await buildRelease(root, target, storage, runBuild));
  await requirePublishable(storage, packages, gateOf(context, targets));
  for (const { release, files } of packages) await storage.addRelease(release, files);
  const builds: Builds = Object.fromEntries(packages.map(({ release }) => [release.package, release.build]));
  const published = Object.entries(builds).map(([name, build]) => `${name} ${build}`);
  const registry = await storage.readRegistry();
  if (!isOwn || targets.some(({ name }) => registry[name])) {
    const sentence = published.map((one) => `${one} published.`).join('\n');
    return `${sentence} Make it live: pnpm release promote ${published.join(' ')}`;
  }
  await promoteTogether(storage, builds, await howTo(context, given, targets));
  return published.map((one) => `${one} published and live (the first build of it).`).join('\n');
};

const promoted = async (context: CommandContext, given: Given): Promise<string> => {
  const { root, storage } = context;
  const named = namedIn(root, given.words);
  const before = await storage.readRegistry();
  const builds: Builds = {};
  for (const { target, build } of named) {
    const chosen = build ?? (await storage.builds(target.name)).at(-1);
    if (chosen === undefined) throw new DeliveryProblem(`${target.name} has no build yet: publish it first.`);
    builds[target.name] = chosen;
  }
  const targets = named.map(({ target }) => target);
  const registry = await promoteTogether(storage, builds, await howTo(context, given, targets));
  return [liveLines(registry, Object.keys(builds)), ...ended(before, registry)].join('\n');
};

/** Candidates that a change has ended. */
const ended = (before: Registry, after: Registry): string[] =>
  Object.entries(before).flatMap(([name, { candidate }]) =>
    candidate && !after[name]?.candidate && after[name]?.live !== candidate.build
      ? [`Its candidate ${candidate.build} is one no longer.`]
      : [],
  );

const rolledBack = async (context: CommandContext, given: Given): Promise<string> => {
  const target = onlyPackage(context.root, given.words);
  const before = await context.storage.readRegistry();
  const registry = await rollback(context.storage, target.name, await howTo(context, given, [target]));
  return [liveLines(registry, [target.name]), ...ended(before, registry)].join('\n');
};

const percentOf = (given: string | undefined): number => {
  const percent = Number(given);
  if (given !== undefined && given.trim() !== '' && percent > 0 && percent <= 100) return percent;
  throw misuse('Say which share of visitors gets the candidate: --percent 5.');
};

const unitNames = { s: 'seconds', m: 'minutes', h: 'hours', d: 'days' } as const;
const units = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 } as const;

/** When a candidate is to be promoted by itself; undefined where that was not asked for. */
const promoteOf = ({ 'promote-after': after, views }: Given): Candidate['promote'] => {
  if (after === undefined && views === undefined) return undefined;
  const [, count, unit] = /^([1-9]\d{0,4})([smhd])$/.exec(after ?? '') ?? [];
  if (!count || !unit || !/^[1-9]\d{0,8}$/.test(views ?? ''))
    throw misuse('A promotion by itself needs a time and a number of views: --promote-after 30m --views 500.');
  return { after: Number(count) * units[unit as keyof typeof units], views: Number(views) }; // one of the letters above
};

/** The largest unit in which the time is a whole number. */
const timeText = (milliseconds: number): string => {
  const [unit = 's', length = 1_000] = Object.entries(units).findLast(([, each]) => milliseconds % each === 0) ?? [];
  return `${milliseconds / length} ${unitNames[unit as keyof typeof units]}`;
};

const promotionText = ({ promote }: Candidate): string =>
  promote ? `, to be promoted by itself after ${timeText(promote.after)} and ${promote.views} views` : '';

const candidate = async (context: CommandContext, given: Given): Promise<string> => {
  const { target, build } = oneOf(context.root, given.words);
  const { name } = target;
  const how = await howTo(context, given, [target]);
  if (given.stop) {
    if ([build, given.percent, given['promote-after'], given.views].some((one) => one !== undefined))
      throw misuse('--stop stands alone.');
    const registry = await stopCandidate(context.storage, name, how);
    return `${name} has no candidate any more; ${registry[name]?.live} is live for everybody.`;
  }
  const percent = percentOf(given.percent);
  const registry = await startCandidate(context.storage, name, percent, {
    build,
    promote: promoteOf(given),
    ...how,
  });
  const tried = registry[name]?.candidate;
  return `${name} ${tried?.build} is a candidate for ${percent} % of visitors${tried ? promotionText(tried) : ''}.`;
};

const candidateText = async (storage: ReleaseStorage, name: string, tried: Candidate): Promise<string> => {
  const { views, failed } = (tried.since ? await storage.counts(name, tried.since) : noArms()).candidate;
  const seen = views > 0 ? ` (${failed} of ${views} views failed)` : '';
  return `, candidate ${tried.build} for ${tried.percent} %${seen}${promotionText(tried)}`;
};

const status = async ({ root, storage }: CommandContext): Promise<string> => {
  const registry = await storage.readRegistry();
  const lines = releasedPackages(root).map(async ({ name }) => {
    const builds = await storage.builds(name);
    const pointer = registry[name];
    if (!pointer) return `${name.padEnd(14)} not live (${builds.length} builds)`;
    const back = pointer.lastGood === pointer.live ? 'none' : pointer.lastGood;
    const held = pointer.rolledBack ? `, rolled back from ${pointer.rolledBack}` : '';
    const tried = pointer.candidate ? await candidateText(storage, name, pointer.candidate) : '';
    return `${name.padEnd(14)} live ${pointer.live}, last good ${back}${tried}, ${builds.length} builds${held}`;
  });
  return (await Promise.all(lines)).join('\n');
};

const shownState = ([name, { live, candidate: tried, commit }]: [string, Change['packages'][string]]): string => {
  const builds = [live && `live ${live}`, tried && `candidate ${tried.build} for ${tried.percent} %`].filter(Boolean);
  return `${name} ${builds.join(', ')}${commit ? ` (${commit.slice(0, 8)})` : ''}`;
};

const history = async ({ root, storage }: CommandContext, { words }: Given): Promise<string> => {
  const only = words.length > 0 ? onlyPackage(root, words).name : null;
  const changes = (await storage.history()).filter(({ packages }) => only === null || packages[only]);
  if (changes.length === 0) return 'Nothing was changed yet.';
  return changes
    .toReversed()
    .map(({ number, at, by, key, command, why, packages }) => {
      const states = Object.entries(packages).map(shownState).join('; ');
      return `${number}  ${at}  ${by}${key ? ` (${key})` : ''}  ${command}${states && `: ${states}`}${why ? ` – ${why}` : ''}`;
    })
    .join('\n');
};

const collect = async (context: CommandContext, given: Given): Promise<string> => {
  none(given.words);
  const { storage, env } = context;
  const found = given.delete
    ? await removeNeedless(storage, { note: whoRuns(given.why, env) })
    : await needless(storage);
  const names = [...found.builds.map(({ name, build }) => `${name} ${build}`), ...found.leftovers];
  if (names.length === 0) return 'Nothing is needless.';
  const end = given.delete ? 'Removed.' : 'Nothing was removed: say --delete.';
  return [...names, end].join('\n');
};

const keygen = async ({ env }: CommandContext, { words }: Given): Promise<string> => {
  const [team, key, ...others] = words;
  if (!team || !key || others.length > 0) throw misuse('Name the team and the key: keygen catalog robin-2026.');
  const { key: file } = releaseSettings(env);
  if (file === null) throw misuse('Say in which file the private key is to be: RELEASE_KEY=….');
  const publicKey = await makeKeyFile(file, team, key);
  return [
    `The private key is in ${file}. Have this added to the keys of ${team} in teams.json:`,
    `"${key}": "${publicKey}"`,
  ].join('\n');
};

const signed = async ({ root, storage }: CommandContext, { words }: Given): Promise<string> => {
  const { target, build } = oneOf(root, words);
  if (build === undefined) throw misuse('Say which build: sign catalog 1795221237.');
  await storage.signRelease(target.name, build);
  return `${target.name} ${build} is signed with ${await storage.signer([target.name])}.`;
};

/** `words`: the file that holds the stack, or the stack itself. */
const symbolise = async ({ storage }: CommandContext, { words }: Given): Promise<string> => {
  const [first, ...others] = words;
  if (!first) throw misuse('Give the stack, or the file that holds it.');
  const text = others.length > 0 ? null : await readFile(first, 'utf8').catch(() => null);
  return symbolised(storage, text ?? words.join(' '));
};

const commands: Record<string, (context: CommandContext, given: Given) => Promise<string>> = {
  publish,
  promote: promoted,
  rollback: rolledBack,
  candidate,
  history,
  gc: collect,
  keygen,
  sign: signed,
  symbolise,
  status: async (context, { words }) => {
    none(words);
    return status(context);
  },
  doctor: async ({ storage, isOwn }, { words }) => {
    none(words);
    return requireHealth(storage, isOwn);
  },
};

/** Options that a command takes beside `--why`. */
const ownOptions: Record<string, readonly string[]> = {
  candidate: ['percent', 'stop', 'promote-after', 'views'],
  gc: ['delete'],
};

/** Runs one command line and answers what to print; rejects with a DeliveryProblem for every misuse. */
export const runCommand = async (context: CommandContext, args: string[]): Promise<string> => {
  const [name, ...others] = args;
  const command = name !== undefined && Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!name) throw new DeliveryProblem(usage);
  if (!command) throw misuse(`There is no command “${name}”.`);
  const { words, ...values } = read(others);
  const strange = Object.keys(values).find((option) => option !== 'why' && !ownOptions[name]?.includes(option));
  if (strange) throw misuse(`${name} takes no --${strange}.`);
  return command(context, { words, ...values });
};
