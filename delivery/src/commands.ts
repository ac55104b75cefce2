import { readFile } from 'node:fs/promises';
import { givenTo } from '@shop/settings';
import { buildRelease } from './build.ts';
import { noArms } from './candidates/evidence.ts';
import {
  type CommandContext,
  type Given,
  misuse,
  namedIn,
  none,
  oneOf,
  onlyPackage,
  read,
  usage,
} from './command-line.ts';
import { type GateOptions, requirePublishable } from './gate/judge.ts';
import { ownSecrets } from './gate/secrets.ts';
import { needless, removeNeedless, requireHealth } from './garbage-collection.ts';
import { keygen, override, signed } from './key-commands.ts';
import { type ReleasedPackage, releasedPackages } from './packages.ts';
import { originOf, record } from './record.ts';
import { DeliveryProblem } from './problem.ts';
import { promoteTogether, rollback, startCandidate, stopCandidate } from './registry.ts';
import type { Builds, Candidate, Change, Registry } from './schemas.ts';
import type { ReleaseStorage } from './storage.ts';
import { symbolised } from './symbolise.ts';
import { whoRuns } from './who-runs.ts';

const gateOf = (
  { root, env = process.env }: CommandContext,
  { api }: Given,
  targets: readonly ReleasedPackage[],
): GateOptions => ({
  api: api === undefined ? undefined : originOf(api),
  secrets: ownSecrets([root, ...targets.map(({ directory }) => directory)], {
    ...env,
    ...givenTo(env, ['api', 'web']).texts, // what files of secrets hold
  }),
});

/** How a change is made, by whoever may make it. */
const howTo = async (context: CommandContext, given: Given, targets: readonly ReleasedPackage[]) => ({
  ...gateOf(context, given, targets),
  note: {
    ...whoRuns(given.why, context.env),
    key: await context.storage.signatures.signer(targets.map(({ name }) => name)),
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
  await storage.signatures.signer(targets.map(({ name }) => name));
  const packages = [];
  for (const target of targets) packages.push(await buildRelease(root, target, storage, runBuild));
  await requirePublishable(storage, packages, gateOf(context, given, targets));
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
    const rollback = pointer.rolledBack ? `, rolled back from ${pointer.rolledBack}` : '';
    const tried = pointer.candidate ? await candidateText(storage, name, pointer.candidate) : '';
    return `${name.padEnd(14)} live ${pointer.live}, last good ${back}${tried}, ${builds.length} builds${rollback}`;
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
  override,
  record,
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
  publish: ['api'],
  promote: ['api'],
  candidate: ['percent', 'stop', 'promote-after', 'views', 'api'],
  record: ['api', 'check'],
  gc: ['delete'],
  override: ['hours', 'shop'],
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
