import { demandPolicies, type PolicedRoute, type RoutePolicy } from '@shop/serving';
import type { OperatorRole } from '@shop/contract/operator';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Shopper } from '../domain/account/identity.ts';
import type { Operator } from '../domain/operator/operator.ts';
import { demandWithin } from '../limits/demand.ts';
import type { LimitName } from '../limits/limit-table.ts';
import { type Access, accesses, identify } from './access.ts';
import { admitOperator } from './operator/access.ts';
import { isFromWebServer, visitorAddress } from './visitor-address.ts';

/**
 * Who is answered: whoever a call is for (`Access`), an operator by key or session and role, whoever is to become one, the shop's own web servers, a monitoring
 * system, a payment provider that signs what it sends, whoever has the secret address of one page, a tester of the sandbox.
 */
type Who = Access | 'operator' | 'operatorToBe' | 'webServer' | 'monitoring' | 'provider' | 'linkHolder' | 'tester';

/**
 * Of `limits`, beside the requests of an address in a minute; `inHandler`: it counts some of its cases itself;
 * `perMinute`: nothing else is counted; `uncounted`: not even that.
 */
type CountedBy = LimitName | 'inHandler' | 'perMinute' | 'uncounted';

export interface Policy extends RoutePolicy {
  readonly who: Who;
  readonly limit: CountedBy;
  /** Operators of these roles; for the operator's routes. */
  readonly roles?: readonly OperatorRole[];
  /** Its bodies may hold what looks like a card's number: they come from no form of the shop. */
  readonly takesCards?: true;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
  interface FastifyInstance {
    policies(): readonly PolicedRoute<Policy>[];
  }
  interface FastifyRequest {
    /** Whose token it holds, as far as its route wants to know. */
    shopper: Shopper | null;
    /** Who runs the shop with it; on the operator's routes alone. */
    operator: Operator | null;
  }
}

/** Bytes of a form's or a JSON body. */
export const mostOfBody = 100_000;
/** Bytes of a body where none is expected. */
export const mostOfNone = 1_000;

/** Pictures and films: their addresses lie in documents, many on one page. */
export const mediaPolicy: Policy = { who: 'public', limit: 'uncounted', body: mostOfNone, repeat: 'reads' };

/** Tools of the sandbox, which are there for nobody else. */
export const testersPolicy: Policy = { who: 'tester', limit: 'perMinute', body: mostOfBody, repeat: 'again' };

/** Whoever is neither known nor told the address of the page in secret. */
const strangers: ReadonlySet<Who> = new Set(['public', 'anyone', 'shopper', 'linkHolder', 'operatorToBe']);
const uncounted: ReadonlySet<CountedBy> = new Set(['perMinute', 'uncounted']);

/** Routes that store something and are open to strangers are limited. */
const faultOf = ({ who, limit, repeat, roles }: Policy): string | null => {
  if (who === 'operator' && !roles?.length) return 'is for operators of no role';
  return repeat !== 'reads' && strangers.has(who) && uncounted.has(limit) ? 'keeps something and has no limit' : null;
};

/** Routes that others than the shop's own pages ask: no header of its client is wanted there. */
const fromElsewhere: ReadonlySet<Who> = new Set(['operator', 'operatorToBe', 'provider', 'tester']);
export const needsClient = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.policy !== undefined && !fromElsewhere.has(config.policy.who);

const isAccess = (who: Who): who is Access => (accesses as readonly string[]).includes(who);
const isLimit = (limit: CountedBy): limit is LimitName => limit !== 'inHandler' && !uncounted.has(limit);

/** Demands a policy of every route that is registered from now on. */
export const registerPolicies = (app: FastifyInstance): void => {
  app.decorate(
    'policies',
    demandPolicies(app, (config) => config?.policy, faultOf),
  );
};

/** Admits to each route whom its policy names, as often as it says, before its handler does anything. */
export const registerAdmission = (app: FastifyInstance): void => {
  app.decorateRequest('shopper', null);
  app.decorateRequest('operator', null);
  app.addHook('preHandler', async (request, reply) => {
    const { policy } = request.routeOptions.config;
    if (!policy) return;
    const { who, limit, roles = [] } = policy;
    const { services } = request.server;
    if (isAccess(who)) request.shopper = await identify(request, who, services);
    if (who === 'operator') request.operator = await admitOperator(request, roles, services);
    if (who === 'webServer' && !isFromWebServer(request)) return reply.status(404).send({ status: 'not found' });
    if (!isLimit(limit)) return;
    await demandWithin(services, limit, { address: visitorAddress(request), shopper: request.shopper });
  });
};

/** Gives all routes of a scope this policy that have none of their own, such as those that a plugin registers. */
export const policeScope = (scope: FastifyInstance, policy: Policy): void => {
  scope.addHook('onRoute', (route) => void (route.config = { policy, ...route.config }));
};
