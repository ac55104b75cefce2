import type { FastifyInstance } from 'fastify';
import { findMail, latestMails } from '../../mail/mailbox.ts';
import { escapeHtml } from '../../domain/text/html.ts';
import { orNotFound } from '../../domain/shop-error.ts';
import { page } from './page.ts';

/** The letters of the shop, where no SMTP server is configured: /dev/mailbox, /dev/mailbox/:id, /dev/mailbox.json. */
export const registerMailbox = (app: FastifyInstance): void => {
  const { services } = app;
  const hide = { schema: { hide: true } };

  app.get('/dev/mailbox', hide, async (_request, reply) => {
    const mails = await latestMails(services.db, 100);
    const rows = mails.map(
      ({ id, recipient, subject, createdAt }) =>
        `<li><a href="/dev/mailbox/${id}">${escapeHtml(subject)}</a><br><small>${escapeHtml(recipient)} · ${createdAt.toISOString()}</small></li>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(page('Mailbox', rows.length ? `<ol>${rows.join('')}</ol>` : '<p>No letters yet.</p>'));
  });

  app.get('/dev/mailbox.json', hide, async () => {
    const mails = await latestMails(services.db, 100);
    return mails.map(({ id, recipient, subject, html, plainText, createdAt }) => ({
      id,
      to: recipient,
      subject,
      html,
      text: plainText,
      created_at: createdAt.toISOString(),
    }));
  });

  app.get<{ Params: { id: string } }>('/dev/mailbox/:id', hide, async (request, reply) => {
    const id = Number(request.params.id);
    const mail = orNotFound(Number.isInteger(id) && id > 0 && id < 2 ** 31 ? await findMail(services.db, id) : null);
    return reply.type('text/html; charset=utf-8').send(mail.html);
  });
};
