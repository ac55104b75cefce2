import { calls, type CallName, flagValues } from '@shop/contract';
import { parseFaults } from '@shop/contract/sandbox';
import type { FastifyInstance } from 'fastify';
import {
  type PanelFacts,
  type PanelFlag,
  type PanelPackage,
  type PanelSandbox,
  panelPath,
} from '../../contract/panel.ts';
import type { LiveReleases, ReleaseSet } from '../builds/live-releases.ts';
import type { FlagEvaluator } from '../flags/flag-answers.ts';
import { allFlagsFor, type FlagRequester } from '../flags/visitor-flags.ts';
import { cookieNames, deviceIdOf } from '../http/cookies.ts';
import { languageOfCookie } from '../http/language.ts';
import { type Policy, readPolicy } from '../http/policies.ts';
import { isReplacing } from './override.ts';
import type { Visit, Visits } from './visits.ts';

interface PanelOptions {
  live: LiveReleases;
  visits: Visits;
  evaluator: FlagEvaluator;
  /** In a sandbox everybody may look; elsewhere who has an override. */
  sandbox: boolean;
}

const packageOf = (
  { release }: ReleaseSet['remotes'][number],
  { replaced }: Visit,
  others: ReleaseSet['builds'],
): PanelPackage => {
  const { package: name, build, platform, commit, packedAt } = release;
  const server = replaced.entries.get(name) ?? null;
  const live = others[name] ?? build;
  const isReplaced = server !== null || live !== build;
  const inPlaceOf = isReplaced && live > 0 ? live : null;
  const preview = replaced.builds.get(name)?.preview;
  const origin = preview?.origin ?? null;
  return server === null
    ? { name, build: preview?.build ?? build, origin, inPlaceOf, server, platform, commit, packedAt }
    : { name, build: 0, origin: null, inPlaceOf, server, platform: '', commit: null, packedAt: '' };
};

const names = (Object.keys(calls) as CallName[]).toSorted(); // the table has no other keys

const sandboxOf = (faults: string): PanelSandbox => ({ calls: names, faults: [...parseFaults(faults).faults] });

const flagsOf = async (evaluator: FlagEvaluator, requester: FlagRequester): Promise<PanelFlag[]> =>
  (await allFlagsFor(evaluator, requester)).map(({ remote, flag, answer }) => {
    const { key, owner, purpose } = flag;
    return { remote, key, owner, purpose, values: flagValues(flag), ...answer };
  });

/**
 * Tells the panel of developers which builds this browser's pages are made of, what flags answer and which calls fail; 404 where there is no panel, as for every
 * visitor of a shop that sells.
 */
export const servePanel = async (
  app: FastifyInstance,
  { live, visits, evaluator, sandbox }: PanelOptions,
): Promise<void> => {
  const policy: Policy = { ...readPolicy, who: 'developers' };
  app.get(panelPath, { config: { policy } }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const visit = await visits.of(request);
    if (!sandbox && !isReplacing(visit.replaced)) return reply.callNotFound();
    const { builds: others } = await live.setFor(deviceIdOf(request));
    const { host, remotes } = visit.set;
    const packages = [...(host ? [host] : []), ...remotes].map((one) => packageOf(one, visit, others));
    const language = languageOfCookie(request.cookies[cookieNames.language]);
    const { flags: chosen, faults } = visit.replaced;
    const flags = await flagsOf(evaluator, { request, set: visit.set, language, chosen });
    return reply.send({ packages, flags, sandbox: sandbox ? sandboxOf(faults) : null } satisfies PanelFacts);
  });
};
