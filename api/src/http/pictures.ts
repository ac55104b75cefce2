import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Product pictures. A file never changes under its name, so it may be kept for a year; an unknown name is 404. */
export const registerPictures = async (app: FastifyInstance): Promise<void> => {
  const root = app.services.settings.picturesFolder;
  if (!existsSync(root)) return;
  await app.register(fastifyStatic, {
    root,
    prefix: '/media/pictures/',
    index: false,
    immutable: true,
    maxAge: '365d',
    schemaHide: true,
  });
};
