import formbody from '@fastify/formbody';
import { type LeaveNotice, type LeaveWish, paths } from '@shop/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cookieNames, visitorOf } from '../http/cookies.ts';
import { languageOf } from '../http/language.ts';
import type { ApiCall } from './api-call.ts';

export interface LeaveFormOptions {
  call: ApiCall;
}

const wishes: readonly LeaveWish[] = ['leave', 'come_back'];

/** What the page's form asks for; null when it is no such form. */
function wishIn(body: unknown): LeaveWish | null {
  const wants = typeof body === 'object' && body !== null && 'wants' in body ? body.wants : null;
  return wishes.find((wish) => wish === wants) ?? null;
}

/** Whether a mail program's own button sent this (RFC 8058); `body` is text where it came as form-data. */
function isOneClick(body: unknown): boolean {
  if (typeof body === 'string') return /name="?List-Unsubscribe"?\s+One-Click/.test(body);
  return typeof body === 'object' && body !== null && 'List-Unsubscribe' in body;
}

/**
 * Leaving the newsletter: the page's plain form comes back to its page, a mail program is only told whether it worked.
 * Neither has to come from our own page: whoever has the letter's token may leave, and no cookie counts. Opening the
 * address (GET) is the page's own and changes nothing, because programs that look for bad links open it.
 */
export async function serveLeaveForm(app: FastifyInstance, { call }: LeaveFormOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: 2_000 });
  app.addContentTypeParser('multipart/form-data', { parseAs: 'string', bodyLimit: 2_000 }, (_request, body, done) =>
    done(null, body),
  );

  async function carryOut(request: FastifyRequest, token: string, wish: LeaveWish): Promise<number> {
    const caller = { deviceId: visitorOf(request).deviceId ?? '', token: null, address: request.ip };
    const { code } = await call('newsletterLeave', { body: { token, come_back: wish === 'come_back' } }, caller);
    if (code !== 200) request.log.warn({ code }, 'leaving the newsletter not carried out');
    return code;
  }

  const plain = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`);

  app.post(paths.leaveNewsletter(), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const query = new URLSearchParams(request.url.split(/\?(.*)/s)[1]);
    const token = query.get('token') ?? '';
    const wish = wishIn(request.body);
    if (wish) {
      const code = await carryOut(request, token, wish);
      // The page itself reports an unknown token.
      const failed = code === 200 || code === 404 || code === 400 ? undefined : 'unavailable';
      const notice: LeaveNotice | undefined = failed ?? (wish === 'come_back' ? 'back' : undefined);
      const page = paths.leaveNewsletter({ token, notice });
      const { language, chosen } = languageOf(query, request.cookies[cookieNames.language]);
      return reply.redirect(chosen ? paths.inLanguage(page, language) : page, 303);
    }
    if (!isOneClick(request.body)) return plain(reply, 400, 'This form cannot be understood.');
    const code = await carryOut(request, token, 'leave');
    if (code === 200) return plain(reply, 200, 'Unsubscribed.');
    return code === 404 || code === 400
      ? plain(reply, 404, 'No letter had a link with this token.')
      : plain(reply, 503, 'Please try again later.');
  });
}
