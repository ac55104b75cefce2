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
export const routeName = (request: FastifyRequest): string | undefined =>
  given.get(request) ?? callPath(request.url.split('?', 1)[0] ?? '');

/** The path itself where it is that of a call of the contract: of such there are only so many. */
export const callPath = (path: string): string | undefined => (callPaths.has(path) ? path : undefined);
