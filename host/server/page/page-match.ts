import type { FastifyRequest } from 'fastify';
import type { PageMatch } from '../../contract/rendering.ts';
import type { ReleaseSet } from '../builds/live-releases.ts';
import { QueueFull } from '../render/render-queue.ts';
import type { Renderers } from '../render/renderers.ts';

const browserPage: PageMatch = { render: 'client' };

/** A page that was taken for everyone's is not: nothing was rendered. */
export class NotEveryones extends Error {}

/** What the route tables say of a page; where that cannot be told, the browser finds out. @throws QueueFull */
export const matched = async (renderers: Renderers, pathname: string, set: ReleaseSet, request: FastifyRequest) => {
  if (!set.host?.serverEntry) return browserPage;
  try {
    return await renderers.match(set, pathname);
  } catch (error) {
    if (error instanceof QueueFull) throw error;
    request.log.error({ err: error }, 'matchPage failed');
    return browserPage;
  }
};
