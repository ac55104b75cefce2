import type { FastifyInstance } from 'fastify';
import { findShopPicture } from '../database/catalogue/shop-pictures.ts';
import { orNotFound } from '../domain/shop-error.ts';
import { bytesOf } from '../files/file-store.ts';
import type { Services } from '../services.ts';
import { mediaPolicy } from './policies.ts';

/** A file of a picture that an operator added; null for an unknown one. */
export const addedPicture = async ({ db, files }: Services, file: string) => {
  const row = await findShopPicture(db, file);
  return row && { mediaType: row.mediaType, bytes: await bytesOf(files, row) };
};

/** Pictures that operators added, beside those of `registerMedia`: a file never changes under its name. */
export const registerShopPictures = (app: FastifyInstance): void => {
  app.get<{ Params: { file: string } }>(
    '/media/pictures/:file(^p-[0-9a-f]{32}-\\d{3,4}\\.(avif|webp)$)',
    { schema: { hide: true }, config: { policy: mediaPolicy } },
    async (request, reply) => {
      const found = orNotFound(await addedPicture(app.services, request.params.file));
      return reply
        .type(found.mediaType)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(Buffer.from(found.bytes));
    },
  );
};
