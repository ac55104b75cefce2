import type { FastifyInstance } from 'fastify';
import { announcedBuilds } from '../../contract/document.ts';
import type { LiveReleases } from './live-releases.ts';

/**
 * Looks at the registry before a page is answered that was told of other builds by another web server: it would get those
 * of before, and not ask for the new ones again for a minute.
 */
export const lookForAnnounced = (app: FastifyInstance, { lookAgain }: Pick<LiveReleases, 'lookAgain'>): void => {
  // With a callback: nearly every request goes on at once.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.headers.cookie?.includes(`${announcedBuilds}=`)) return done();
    lookAgain().then(() => done(), done);
  });
};
