import type { FastifyInstance, FastifyReply } from 'fastify';
import { deviceIdOf } from '../http/cookies.ts';
import { sendForGood } from '../http/encoding.ts';
import type { LiveReleases } from '../builds/live-releases.ts';
import { readPolicy } from '../http/policies.ts';
import { QueueFull } from '../render/render-queue.ts';
import type { PageAnswers } from './page-answers.ts';
import { nothingReplaced } from '../overrides/override.ts';
import { pageUrl } from './page-url.ts';

/** As `stateAddress` makes it. */
const inAddress = /^\/page-state\/([\w-]{43})\/(en|fr)(\/.*)$/s;

const notFound = (reply: FastifyReply): FastifyReply => {
  reply.header('cache-control', 'no-store').callNotFound();
  return reply;
};

/** Answers the state of a page: for good, because the address names the content; 404 where the page has another now. */
export const servePageStates = async (
  app: FastifyInstance,
  { live, pages }: { live: LiveReleases; pages: PageAnswers },
): Promise<void> => {
  app.get('/page-state/*', { config: { policy: readPolicy } }, async (request, reply) => {
    const [, hash = '', language, address = ''] = inAddress.exec(request.url) ?? [];
    if (language !== 'en' && language !== 'fr') return notFound(reply);
    try {
      const text = await pages.state(request, hash, async () => {
        const set = await live.setFor(deviceIdOf(request));
        // The address names the content: that of what is live, whatever this browser has in its place.
        return set.host && { set, host: set.host, replaced: nothingReplaced, language, url: pageUrl(address) };
      });
      if (!text) return notFound(reply);
      return await sendForGood(request, reply, text);
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send();
    }
  });
};
