import formbody from '@fastify/formbody';
import { type NewsletterNotice, paths } from '@shop/contract';
import { isEmail } from '@shop/format';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { visitorOf } from '../http/cookies.ts';
import { refuseForm } from './refused-form.ts';
import { isSameOrigin, originOf } from '../http/origin.ts';
import { safePath } from '../http/safe-path.ts';
import type { ApiCall } from './api-call.ts';

export interface NewsletterFormOptions {
  call: ApiCall;
  publicOrigin: string;
}

/** The page that the form was sent from, with a notice for its footer; the home page when that is not known. */
function pageBefore(request: FastifyRequest, origin: string, notice: NewsletterNotice): string {
  const url = new URL(safePath(request.headers.referer, origin) ?? paths.home(), origin);
  url.searchParams.set('newsletter', notice);
  return `${url.pathname}${url.search}#newsletter`;
}

function emailIn(body: unknown): string | null {
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : null;
  return typeof email === 'string' && isEmail(email.trim()) ? email.trim() : null;
}

/** The footer's newsletter without scripts: a plain form that posts here and comes back to its page. */
export async function serveNewsletterForm(app: FastifyInstance, options: NewsletterFormOptions): Promise<void> {
  await app.register(formbody, { bodyLimit: 2_000 });

  app.post(paths.subscribeForm(), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isSameOrigin(request, options.publicOrigin))
      return refuseForm(request, reply, 'elsewhere', options.publicOrigin);
    const origin = originOf(request, options.publicOrigin);
    const back = (notice: NewsletterNotice) => reply.redirect(pageBefore(request, origin, notice), 303);
    const email = emailIn(request.body);
    if (!email) return back('invalid');
    const { deviceId = '', token, guestToken } = visitorOf(request);
    const caller = { deviceId, token: token ?? guestToken ?? null, address: request.ip };
    const { code } = await options.call('newsletterVisitor', { body: { email } }, caller);
    if (code === 200) return back('done');
    request.log.warn({ code }, 'newsletter form not carried out');
    return back(code === 0 || code >= 500 ? 'unavailable' : 'refused');
  });
}
