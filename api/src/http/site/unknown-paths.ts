import { callsFor } from '../call.ts';
import { waitFor } from '../../limits/demand.ts';
import { listRedirects, noteUnknownPath } from '../../database/content/unknown-paths.ts';

/** Redirects of paths that have moved (API-067), and the record of unknown paths (API-068). */
export const unknownPathsCalls = callsFor('public', {
  redirectList: async ({ services }) => {
    const rows = await listRedirects(services.db);
    return { list: rows.map(({ fromPath, toPath }) => ({ from: `/${fromPath}`, to: `/${toPath}`, code: 301 })) };
  },

  notFoundReferrer: async ({ services, body: { path, referrer }, address }) => {
    // Further paths are not stored, and the call succeeds all the same.
    if ((await waitFor(services, 'unknownPath', { address })) > 0) return null;
    await noteUnknownPath(services.db, { path, referrer, at: services.now() });
    return null;
  },
});
