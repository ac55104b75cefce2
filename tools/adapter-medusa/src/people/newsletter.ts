import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CallResult } from '@shop/contract';
import { demandAdmin, type Backend, type Handlers } from '../call.ts';
import type { MedusaAdmin } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { siteWords } from '../words.ts';

interface Reader {
  id: string;
  email: string;
  has_account: boolean;
  metadata: Record<string, unknown> | null;
}

const fields = 'id,email,has_account,metadata';

/** What a link in a letter carries to end the newsletter: nobody else can make one. */
export const leaveToken = ({ linkSecret }: Pick<Backend, 'linkSecret'>, customer: string): string =>
  `${customer}.${createHmac('sha256', linkSecret).update(`newsletter ${customer}`).digest('base64url')}`;

const save = (admin: MedusaAdmin, { id, metadata }: Reader, more: Record<string, unknown>) =>
  admin.fetch(`/admin/customers/${id}`, { method: 'POST', body: { metadata: { ...metadata, ...more } } });

/** Whose link it is. @throws Refusal 404 */
const demandReader = async (backend: Backend, token: string): Promise<Reader> => {
  const [id = ''] = token.split('.');
  const [given, right] = [Buffer.from(token), Buffer.from(leaveToken(backend, id))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) throw refusals.notFound();
  const query = { fields };
  return (await demandAdmin(backend).fetch<{ customer: Reader }>(`/admin/customers/${id}`, { query })).customer;
};

const masked = (email: string): string => {
  const [name = '', host = ''] = email.split('@');
  return `${name.slice(0, 1)}•••${name.slice(-1)}@${host}`;
};

const readerOf = ({ email }: Reader, is_subscribed: boolean): CallResult<'newsletterReader'> => ({
  email: masked(email),
  is_subscribed,
  letters: 'newsletter',
});

/** Those who want the newsletter, with the link that ends it: for what sends letters. */
export const readersOf = async (backend: Backend): Promise<{ email: string; language: string; token: string }[]> => {
  const admin = demandAdmin(backend);
  const readers: Reader[] = [];
  for (let offset = 0; ; offset += 100) {
    const query = { fields, limit: 100, offset, order: 'created_at' };
    const { customers } = await admin.fetch<{ customers: Reader[] }>('/admin/customers', { query });
    readers.push(...customers.filter(({ metadata }) => metadata?.['newsletter'] === true));
    if (customers.length < 100) break;
  }
  return readers.map(({ id, email, metadata }) => ({
    email,
    language: metadata?.['newsletter_language'] === 'fr' ? 'fr' : 'en',
    token: leaveToken(backend, id),
  }));
};

/** Who gives an address becomes a customer of Medusa's without an account, with `newsletter` in their metadata. */
export const newsletterHandlers: Handlers = {
  newsletterVisitor: async (backend, { body: { email }, language }) => {
    const admin = demandAdmin(backend);
    const { customers } = await admin.fetch<{ customers: Reader[] }>('/admin/customers', { query: { email, fields } });
    const known = customers.find(({ has_account }) => has_account) ?? customers[0];
    const metadata = { newsletter: true, newsletter_language: language };
    await (known
      ? save(admin, known, metadata)
      : admin.fetch('/admin/customers', { method: 'POST', body: { email, metadata } }));
    // The same for every address: nobody is told who is a customer or had subscribed before.
    const message = siteWords[language].subscribed;
    return { type: 1, message, hasPhone: false, customerId: null, couponList: [], subTitle: '', couponExpireAt: null };
  },
  newsletterReader: async (backend, { query: { token } }) => {
    const reader = await demandReader(backend, token);
    return readerOf(reader, reader.metadata?.['newsletter'] === true);
  },
  newsletterLeave: async (backend, { body: { token, come_back = false } }) => {
    const reader = await demandReader(backend, token);
    await save(demandAdmin(backend), reader, { newsletter: come_back });
    return readerOf(reader, come_back);
  },
};
