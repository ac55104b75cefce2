import type { ReleaseStorage } from '@shop/delivery';
import { chosenFlagsName, faultsName } from '@shop/contract/sandbox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DevServers } from '../builds/dev-servers.ts';
import type { LiveReleases, ReleaseSet } from '../builds/live-releases.ts';
import type { Previews } from '../builds/previews.ts';
import { cookieNames, deviceIdOf } from '../http/cookies.ts';
import type { Settings } from '../settings.ts';
import { askedFaults, askedFlags, chosenFlagsOf, faultsOf, keepChoice, mayHaveChosen } from './choices.ts';
import { type Judge, judgeOf } from './judge.ts';
import {
  OverridesRefused,
  type RefusedOverride,
  type Replaced,
  type UsableOverride,
  nothingReplaced,
  parseOverride,
  replacedBy,
  textsOf,
} from './override.ts';

const overrideQuery = 'remote';

export interface Visit {
  set: ReleaseSet;
  replaced: Replaced;
}

export interface Visits {
  /** By the cookie. */
  of(request: FastifyRequest): Promise<Visit>;
  /**
   * By what the address asks for as well: it joins what the cookie holds, and the cookie is written; an empty `?remote=`
   * clears it. So do `?faults=` with faults of calls and `?flags=` with answers of flags.
   * @throws OverridesRefused, ChoiceRefused
   */
  asked(request: FastifyRequest, reply: FastifyReply, query: URLSearchParams): Promise<Visit>;
  /** Whether a browser may get something else than others, by a quick look. */
  mayReplace(request: FastifyRequest): boolean;
  /** Whether a cookie may put anything in place of what is live. */
  areAllowed: boolean;
}

interface VisitsOptions {
  settings: Pick<Settings, 'overrides' | 'sandbox' | 'previewOrigins'>;
  storage: ReleaseStorage;
  previews: Pick<Previews, 'take'>;
  live: LiveReleases;
  /** The development servers in force, when there are any. */
  dev: DevServers | null;
  now?: (() => number) | undefined;
}

interface Judged {
  text: string;
  /** Null for one that is none by its form, or may not be used. */
  override: UsableOverride | null;
  problem: RefusedOverride['problem'] | null;
}

const judgedAll = (judge: Judge, texts: readonly string[], plain: ReleaseSet): Promise<Judged[]> =>
  Promise.all(
    texts.map(async (text): Promise<Judged> => {
      const override = parseOverride(text);
      if ('problem' in override) return { text, override: null, problem: override.problem };
      const verdict = await judge(override, plain);
      if (verdict.problem !== null) return { text, override: null, problem: verdict.problem };
      return { text, override: { ...override, build: verdict.build }, problem: null };
    }),
  );

const usable = (judged: readonly Judged[]): UsableOverride[] =>
  judged.flatMap(({ override }) => (override ? [override] : []));

const refusedOf = (judged: readonly Judged[]): RefusedOverride[] =>
  judged.flatMap(({ text, problem }) => (problem === null ? [] : [{ text, problem }]));

/** The last of each remote. */
const byName = (overrides: readonly UsableOverride[]): UsableOverride[] => [
  ...new Map(overrides.map((one) => [one.name, one])).values(),
];

/** An override that cannot be used now may be later. */
const staysInCookie = ({ problem }: Judged): boolean => problem === null || problem === 'build' || problem === 'away';

/** The live builds, but for what an override of its own replaces. */
export const visitsOf = ({ settings, storage, previews, live, dev, now = Date.now }: VisitsOptions): Visits => {
  const { sandbox, previewOrigins } = settings;
  const judge = judgeOf({ storage, previews, previewOrigins, sandbox, now });
  const started = (): Replaced => (dev ? { ...nothingReplaced, entries: dev.overrides() } : nothingReplaced);

  const visit = async (
    device: string | null,
    overrides: readonly UsableOverride[],
    plain: ReleaseSet,
  ): Promise<Visit> => {
    const own = replacedBy(overrides);
    const replaced = { ...own, entries: new Map([...started().entries, ...own.entries]) };
    if (own.builds.size === 0) return { set: plain, replaced };
    const builds = Object.fromEntries([...own.builds].map(([name, { build }]) => [name, build]));
    return { set: await live.setFor(device, builds), replaced };
  };

  const ofCookie = async (request: FastifyRequest, plain: ReleaseSet): Promise<Judged[]> => {
    const texts = textsOf(request.cookies[cookieNames.override] ?? '');
    return judgedAll(judge, texts, plain);
  };

  const writeCookie = (request: FastifyRequest, reply: FastifyReply, of: readonly { text: string }[]): void =>
    keepChoice(request, reply, 'override', of.map(({ text }) => text).join(','));

  const ofBuilds = async (request: FastifyRequest): Promise<Visit> => {
    const device = deviceIdOf(request);
    const plain = await live.setFor(device);
    if (!settings.overrides) return { set: plain, replaced: started() };
    return visit(device, byName(usable(await ofCookie(request, plain))), plain);
  };

  const askedBuilds = async (request: FastifyRequest, reply: FastifyReply, query: URLSearchParams): Promise<Visit> => {
    if (!settings.overrides) return ofBuilds(request);
    const device = deviceIdOf(request);
    const plain = await live.setFor(device);
    const remaining = await ofCookie(request, plain);
    if (!query.has(overrideQuery)) {
      writeCookie(request, reply, remaining.filter(staysInCookie));
      return visit(device, byName(usable(remaining)), plain);
    }
    const texts = textsOf(query.getAll(overrideQuery).join(','));
    const judged = await judgedAll(judge, texts, plain);
    const refused = refusedOf(judged);
    if (refused.length > 0) throw new OverridesRefused(refused, remotesOf(plain));
    const overrides = texts.length === 0 ? [] : byName([...usable(remaining), ...usable(judged)]);
    writeCookie(request, reply, overrides);
    return visit(device, overrides, plain);
  };

  return {
    areAllowed: settings.overrides || sandbox,
    async of(request) {
      const { set, replaced } = await ofBuilds(request);
      const flags = chosenFlagsOf(request, set, sandbox);
      return { set, replaced: { ...replaced, faults: faultsOf(request, sandbox), flags } };
    },
    async asked(request, reply, query) {
      const how = { query, sandbox };
      const faults = askedFaults(request, reply, how);
      const { set, replaced } = await askedBuilds(request, reply, query);
      const flags = askedFlags(set, request, reply, how);
      return { set, replaced: { ...replaced, faults, flags } };
    },
    mayReplace: (request) =>
      (sandbox &&
        (mayHaveChosen(request, faultsName.query, cookieNames.faults) ||
          mayHaveChosen(request, chosenFlagsName.query, cookieNames.flags))) ||
      (settings.overrides && mayHaveChosen(request, overrideQuery, cookieNames.override)),
  };
};

const remotesOf = ({ remotes }: ReleaseSet): string[] => remotes.map(({ release }) => release.package);
