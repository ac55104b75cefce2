import { parseArgs } from 'node:util';
import type { RunBuild } from './build.ts';
import { retentionDays } from './garbage-collection.ts';
import { type ReleasedPackage, findPackage } from './packages.ts';
import { DeliveryProblem } from './problem.ts';
import type { ReleaseStorage } from './storage.ts';

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
      … --api https://api.example             an API answers the pages that the gate renders
  pnpm release record <package> --api …       write into its samples.json what the API answers to its sample
                                              pages; with --check compare that of the live build
  pnpm release rollback <package>             go back to the last good build
  pnpm release candidate <package> [build] --percent 5
                                              give a share of visitors a build; web servers stop it
                                              when it fails beyond bounds
      … --promote-after 30m --views 500       and promote it after that, if nothing was found
  pnpm release candidate <package> --stop     end that
  pnpm release status                         what is live
  pnpm release history [package]              who changed what is live, when and why
  pnpm release doctor                         check everything that is live or may become so again
  pnpm release gc [--delete]                  name, or remove, builds that no page of the last ${retentionDays} days needs
  pnpm release symbolise <file | stack>       a reported fault's stack, with places in the sources
  pnpm release keygen <team> <name>           make a key of a team in the file that RELEASE_KEY names
  pnpm release sign <package> <build>         sign a stored build anew with one’s own key
  pnpm release override <package>@<build> --hours 4
                                              the address that shows a stored build to whoever opens it, until then
      … --shop https://shop.example           with the shop’s origin; in place of the number also the address of a
                                              build’s folder at a preview origin
With --why "…" the history says why. RELEASE_BY=… names who, in place of the account.
RELEASE_KEY=… is the file of one's key, RELEASE_TEAMS=… that of who may release what.`;

const options = {
  why: { type: 'string' },
  percent: { type: 'string' },
  'promote-after': { type: 'string' },
  views: { type: 'string' },
  stop: { type: 'boolean' },
  delete: { type: 'boolean' },
  hours: { type: 'string' },
  shop: { type: 'string' },
  api: { type: 'string' },
  check: { type: 'boolean' },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];

export type Given = { [Name in keyof Values]?: Values[Name] | undefined } & { words: string[] };

export const misuse = (what: string): DeliveryProblem => new DeliveryProblem(`${what}\n${usage}`);

export const read = (args: string[]): Given => {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    return { words: positionals, ...values };
  } catch (error) {
    throw misuse(error instanceof Error ? `${error.message}.` : String(error));
  }
};

export const buildNumber = (given: string): number => {
  if (!/^[1-9]\d{0,14}$/.test(given)) throw new DeliveryProblem(`“${given}” is not a build number.`);
  return Number(given);
};

export interface Named {
  target: ReleasedPackage;
  build?: number;
}

/** Packages, each with a build where a number follows it. */
export const namedIn = (root: string, words: readonly string[]): Named[] => {
  const found: Named[] = [];
  for (const word of words) {
    const before = found.at(-1);
    if (/^\d/.test(word) && before && before.build === undefined) before.build = buildNumber(word);
    else found.push({ target: findPackage(root, word) });
  }
  if (found.length === 0) findPackage(root, undefined);
  return found;
};

export const oneOf = (root: string, words: readonly string[]): Named => {
  const [named, ...others] = namedIn(root, words);
  if (!named || others.length > 0) throw misuse(`Too many words: ${words.join(' ')}.`);
  return named;
};

export const onlyPackage = (root: string, words: readonly string[]): ReleasedPackage => {
  const { target, build } = oneOf(root, words);
  if (build !== undefined) throw misuse(`Too many words: ${words.join(' ')}.`);
  return target;
};

export const none = (words: readonly string[]): void => {
  if (words.length > 0) throw misuse(`Too many words: ${words.join(' ')}.`);
};
