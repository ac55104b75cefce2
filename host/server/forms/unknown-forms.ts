import { holdsCard } from '@shop/format';
import type { FastifyInstance } from 'fastify';
import { refuseForm } from './refused-form.ts';

/** The part of a body that is checked: fields of a form, JSON, else its text. */
function bodyOf(type: string, text: string): unknown {
  if (type.startsWith('application/x-www-form-urlencoded'))
    return [...new URLSearchParams(text)].map(([key, value]) => ({ [key]: value }));
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Every other POST is a form that was sent before its page was ready, or from nowhere: it is answered with a page. */
export async function serveUnknownForms(
  app: FastifyInstance,
  { publicOrigin }: { publicOrigin: string },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 100_000 }, (request, body, done) =>
    done(null, bodyOf(request.headers['content-type'] ?? '', String(body))),
  );
  app.setErrorHandler((_error, request, reply) => refuseForm(request, reply, 'tooLarge', publicOrigin));
  app.post('/*', async (request, reply) => refuseForm(request, reply, 'unknown', publicOrigin));
}

/** Refuses every form that holds a payment card's number, because none may get into a log. */
export function refuseCards(app: FastifyInstance, publicOrigin: string): void {
  app.addHook('preHandler', async (request, reply) => {
    if (holdsCard(request.body)) return refuseForm(request, reply, 'card', publicOrigin);
  });
}
