import type { FastifyInstance } from 'fastify';
import { sql } from 'drizzle-orm';
import { schema } from '../../database/connection.ts';
import { registerCall } from '../call.ts';
import { waitFor } from '../../limits/demand.ts';

/** Redirects of paths that have moved (API-067), and the record of unknown paths (API-068). */
export const registerUnknownPaths = (app: FastifyInstance): void => {
  const { redirect, unknownPath } = schema;

  registerCall(app, 'redirectList', 'public', async ({ services }) => {
    const rows = await services.db.select().from(redirect).orderBy(redirect.fromPath);
    return { list: rows.map(({ fromPath, toPath }) => ({ from: `/${fromPath}`, to: `/${toPath}`, code: 301 })) };
  });

  registerCall(app, 'notFoundReferrer', 'public', async ({ services, body: { path, referrer }, address }) => {
    const now = services.now();
    // What comes beyond is not kept, but nobody is troubled with it.
    if ((await waitFor(services, 'unknownPath', { address })) > 0) return null;
    await services.db
      .insert(unknownPath)
      .values({ path, referrer, lastVisitAt: now })
      .onConflictDoUpdate({
        target: unknownPath.path,
        set: { referrer, lastVisitAt: now, visits: sql`${unknownPath.visits} + 1` },
      });
    return null;
  });
};
