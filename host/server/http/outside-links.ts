import { outsidePlaces } from '@shop/contract';
import { SettingsError } from '@shop/settings';
import type { FastifyInstance } from 'fastify';
import { readPolicy } from './policies.ts';

/** Where links that leave the shop lead, by their path here. */
export type OutsideLinks = Readonly<Record<string, string>>;

/** Reads `instagram=https://…,usa=https://…`. @throws SettingsError for a name that no link has, or another address */
export const readOutsideLinks = (given = ''): OutsideLinks =>
  Object.fromEntries(
    given
      .split(',')
      .filter((entry) => entry.trim() !== '')
      .map((entry) => {
        const [name = '', ...rest] = entry.trim().split('=');
        const path = `/go/${name}`;
        const target = rest.join('=');
        const isPlace = outsidePlaces.some((place) => place.path === path);
        if (isPlace && URL.canParse(target) && new URL(target).protocol === 'https:') return [path, target];
        throw new SettingsError(
          `OUTSIDE_LINKS must name https addresses such as instagram=https://…, not “${entry.trim()}”.`,
        );
      }),
  );

/** Leads on to the places that are configured; for the others the shop has a page of its own (SHELL-029, FOOT-002). */
export const serveOutsideLinks = async (app: FastifyInstance, { links }: { links: OutsideLinks }): Promise<void> => {
  for (const [path, target] of Object.entries(links)) {
    app.get(path, { config: { policy: readPolicy } }, (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(target, 302),
    );
  }
};
