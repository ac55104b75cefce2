import type { FastifyInstance, RouteOptions } from 'fastify';

export interface RoutePolicy {
  /** Who is answered, by the server's names. */
  readonly who: string;
  /** How often somebody may ask, or by which of the server's names that is counted. */
  readonly limit: string | number;
  /** Bytes of a body at most; more is answered 413 before it is read to its end. */
  readonly body: number;
  /** When the same request comes again: nothing, the same once more, or what nobody asked for twice. */
  readonly repeat: 'reads' | 'again' | 'once';
}

export interface PolicedRoute<Policy extends RoutePolicy> {
  readonly method: string;
  readonly url: string;
  readonly policy: Policy;
}

const named = ({ method, url }: RouteOptions): string => `${[method].flat().join(', ')} ${url}`;

/**
 * Has a server refuse to start while one of the routes that are registered from now on has no policy, or one with a
 * fault. Answers a function that lists the routes, for tests that ask each of them as everybody.
 * @param policyOf the policy in a route's options
 * @param faultOf what is wrong with a policy; null where nothing is
 */
export const demandPolicies = <Policy extends RoutePolicy>(
  app: FastifyInstance,
  policyOf: (config: RouteOptions['config']) => Policy | undefined,
  faultOf: (policy: Policy) => string | null = () => null,
): (() => PolicedRoute<Policy>[]) => {
  const routes: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    routes.push(route);
    const policy = policyOf(route.config);
    if (policy) route.bodyLimit = policy.body;
  });
  app.addHook('onReady', async () => {
    const faults = routes.flatMap((route) => {
      const policy = policyOf(route.config);
      const fault = policy ? faultOf(policy) : 'has no policy';
      return fault === null ? [] : [`${named(route)} ${fault}`];
    });
    if (faults.length > 0) throw new Error(`The server does not start: ${faults.join('; ')}.`);
  });
  return () =>
    routes.flatMap((route) => {
      const policy = policyOf(route.config);
      return policy ? [route.method].flat().map((method) => ({ method, url: route.url, policy })) : [];
    });
};
