import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mediaPolicy, policeScope } from './policies.ts';

/** A picture in another size than its smallest. */
const larger = /-(?:640|1200|1600)\.(?:avif|webp)$/;

/** A world that was packed has the smallest size of each picture alone: its address is the answer for the others. */
const smallestInstead =
  (folder: string) =>
  (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const [address = ''] = request.url.split('?', 1);
    const smallest = address.replace(larger, '-320.avif');
    const isThere = smallest !== address && existsSync(path.join(folder, path.basename(smallest)));
    return isThere ? reply.redirect(smallest) : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');
  };

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
      await scope.register(
        async (served) => {
          if (root === picturesFolder) served.setNotFoundHandler(smallestInstead(root));
          await served.register(fastifyStatic, {
            root,
            index: false,
            immutable: true,
            maxAge: '365d',
            schemaHide: true,
            decorateReply: false,
          });
        },
        { prefix },
      );
    }
  });
};
