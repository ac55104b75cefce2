import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import pLimit from 'p-limit';
import { linkCard } from '@shop/contract';
import sharp, { type Sharp } from 'sharp';
import { messages } from '../domain/messages.ts';
import { ShopError } from '../domain/shop-error.ts';
import { mediaPolicy } from './policies.ts';
import { addedPicture } from './shop-pictures.ts';

/** One at a time: nobody waits for them but programs. */
const limit = pLimit(1);
const mostWaiting = 50;

const background = '#fff';

const isMissing = (error: unknown): boolean => Object(error).code === 'ENOENT';

/**
 * The largest form of a picture as a JPEG on white, for social networks and shopping engines, which take no AVIF;
 * of the cards that links are shown as, all are of one size. It never changes under its name, so whoever
 * asks, and every cache before this server, may keep it.
 */
export const registerPreviews = (app: FastifyInstance): void => {
  const { picturesFolder } = app.services.settings;
  const options = { schema: { hide: true }, config: { policy: mediaPolicy } };
  const serve = (route: string, shaped: (picture: Sharp) => Sharp): void => {
    app.get<{ Params: { name: string } }>(route, options, async (request, reply) => {
      if (limit.pendingCount >= mostWaiting) throw new ShopError(503, messages.busy);
      try {
        const name = `${request.params.name}-1200.avif`;
        const file =
          (await addedPicture(app.services, name))?.bytes ?? (await readFile(path.join(picturesFolder, name)));
        const made = await limit(() => shaped(sharp(file).flatten({ background })).jpeg({ quality: 82 }).toBuffer());
        return await reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/jpeg').send(made);
      } catch (error) {
        throw isMissing(error) ? new ShopError(404, messages.notFound) : error;
      }
    });
  };
  serve('/media/previews/:name(^[\\w-]{1,100}$).jpg', (picture) => picture);
  serve('/media/previews/cards/:name(^[\\w-]{1,100}$).jpg', (picture) =>
    picture.resize({ ...linkCard, fit: 'contain', background }),
  );
};
