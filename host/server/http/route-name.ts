import { calls } from '@shop/contract';
import type { FastifyRequest } from 'fastify';

const callPaths: ReadonlySet<string> = new Set(Object.values(calls).map(({ path }) => path));

const given = new WeakMap<FastifyRequest, string>();

/** Names what a request turned out to be for: a page or a form of a remote, such as `catalog ./product`. */
export const nameRoute = (request: FastifyRequest, { remote, expose }: { remote: string; expose: string }): void => {
  given.set(request, expose ? `${remote} ${expose}` : remote);
};

export const namePage = (request: FastifyRequest, page: { owner: { remote: string }; shows: string }): void =>
  nameRoute(request, { remote: page.owner.remote, expose: page.shows });

/**
 * The route of a request as logs and figures name it: what it turned out to be for, the path of a call of the contract
 * that was passed on, else undefined for the route's own pattern. Whatever is asked, there are only so many names.
 */
export const routeName = (request: FastifyRequest): string | undefined => {
  const name = given.get(request);
  if (name !== undefined) return name;
  const path = request.url.split('?', 1)[0] ?? '';
  return callPaths.has(path) ? path : undefined;
};
