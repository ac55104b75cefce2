import rateLimit from '@fastify/rate-limit';
import { demandPolicies, type PolicedRoute, type RoutePolicy } from '@shop/serving';
import type { FastifyInstance } from 'fastify';
import { isSameOrigin } from './origin.ts';

/**
 * Who is answered: `ownPages` of this origin alone, whomever the `remote` that takes a form says, whomever the `api`
 * answers, a `monitoring` system, `developers` whose browser has other builds.
 */
type Who = 'anyone' | 'ownPages' | 'remote' | 'api' | 'monitoring' | 'developers';

export interface Policy extends RoutePolicy {
  readonly who: Who;
  /** Requests of one address in a minute; `api`: the API counts what it is asked for meanwhile. */
  readonly limit: number | 'api' | 'none';
}

declare module 'fastify' {
  interface FastifyContextConfig {
    policy?: Policy;
  }
  interface FastifyInstance {
    policies(): readonly PolicedRoute<Policy>[];
  }
}

/** Of what anybody may read. */
export const readPolicy: Policy = { who: 'anyone', limit: 'none', body: 1_000, repeat: 'reads' };

/** Demands a policy of every route that is registered from now on, and has each of them kept to. */
export const registerPolicies = async (app: FastifyInstance, publicOrigin: string): Promise<void> => {
  const policies = demandPolicies(
    app,
    (config) => config?.policy,
    ({ repeat, limit }) => (repeat !== 'reads' && limit === 'none' ? 'keeps something and has no limit' : null),
  );
  app.decorate('policies', policies);
  app.addHook('onRoute', (route) => {
    const { who, limit } = route.config?.policy ?? readPolicy;
    if (typeof limit === 'number') route.config = { ...route.config, rateLimit: { max: limit, timeWindow: 60_000 } };
    if (who === 'ownPages')
      route.preHandler = async (request, reply) => {
        if (!isSameOrigin(request, publicOrigin)) return reply.code(403).send();
      };
  });
  await app.register(rateLimit, { global: false });
};
