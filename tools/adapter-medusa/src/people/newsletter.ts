import type { Handlers } from '../call.ts';
import { demandAdmin } from '../call.ts';
import { siteWords } from '../words.ts';

interface Found {
  customers: { id: string; has_account: boolean; metadata: Record<string, unknown> | null }[];
}

/** Who gives an address becomes a customer of Medusa's without an account, with `newsletter` in their metadata. */
export const newsletterHandlers: Handlers = {
  newsletterVisitor: async (backend, { body: { email }, language }) => {
    const admin = demandAdmin(backend);
    const { customers } = await admin.fetch<Found>('/admin/customers', {
      query: { email, fields: 'id,has_account,metadata' },
    });
    const known = customers.find(({ has_account }) => has_account) ?? customers[0];
    const metadata = { ...known?.metadata, newsletter: true, newsletter_language: language };
    await admin.fetch(known ? `/admin/customers/${known.id}` : '/admin/customers', {
      method: 'POST',
      body: known ? { metadata } : { email, metadata },
    });
    // The same for every address: nobody is told who is a customer or had subscribed before.
    const message = siteWords[language].subscribed;
    return { type: 1, message, hasPhone: false, customerId: null, couponList: [], subTitle: '', couponExpireAt: null };
  },
};
