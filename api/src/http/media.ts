import { existsSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { mediaPolicy, policeScope } from './policies.ts';

/** Pictures, videos and models in 3D. A file never changes under its name, so it may be kept for a year; an unknown name is 404. */
export const registerMedia = async (app: FastifyInstance): Promise<void> => {
  const { picturesFolder, videosFolder, modelsFolder } = app.services.settings;
  const folders = [
    [picturesFolder, '/media/pictures/'],
    [videosFolder, '/media/videos/'],
    [modelsFolder, '/media/models/'],
  ] as const;
  await app.register(async (scope) => {
    policeScope(scope, mediaPolicy);
    for (const [root, prefix] of folders) {
      if (!existsSync(root)) continue;
      await scope.register(fastifyStatic, {
        root,
        prefix,
        index: false,
        immutable: true,
        maxAge: '365d',
        schemaHide: true,
        decorateReply: false,
      });
    }
  });
};
