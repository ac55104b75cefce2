import type { CallResult, Language } from '@shop/contract';
import { maskedEmail } from '@shop/format';
import { isPartner } from '../../domain/account/identity.ts';
import { thumbnailOf } from '../../domain/catalogue/picture.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { callsFor } from '../../http/call.ts';
import { nameOf } from './about.ts';
import { addAlert, cancelAlert, confirmAlert, stopAlerts } from './flow.ts';
import { alertByToken, countOpen, openAlertsOf, soldAs, type Alert } from './queries.ts';
import { onPage } from './rules.ts';
import { alertMessages } from './texts.ts';

type Letter = CallResult<'alertOfLetter'>;

const aboutOf = (found: Alert, language: Language) => ({
  purpose: found.alert.purpose,
  name: nameOf(found, language),
  url_path: soldAs(found)?.product.urlPath ?? null,
  child_id: found.alert.variantId,
  price: found.alert.price,
  amount: found.alert.amount,
});

const stateOf = ({ alert: { confirmedAt, endedAt, expiresAt } }: Alert, now: Date): Letter['state'] => {
  if (endedAt !== null || expiresAt <= now) return 'over';
  return confirmedAt === null ? 'to_confirm' : 'active';
};

/** Alerts of products: that one is back in stock, or costs less. */
export const alertsCalls = {
  ...callsFor('customer', {
    productAlerts: async ({ services: { db, now }, who, language }) => {
      const found = await openAlertsOf(
        db,
        { customerId: who.customerId, email: who.verified ? who.email : null },
        now(),
      );
      const list = found.map((one) => {
        const sold = soldAs(one);
        return {
          alert_id: one.alert.id,
          ...aboutOf(one, language),
          thumbnail: one.product ? thumbnailOf({ product: one.product, variant: one.variant }) : null,
          price_now: sold ? onPage(sold, isPartner(who), now()).price : null,
          is_confirmed: one.alert.confirmedAt !== null,
          expires_at: one.alert.expiresAt.toISOString(),
        };
      });
      return { list };
    },

    cancelProductAlert: async ({ services, who, body }) => {
      await cancelAlert(services, who, body.alert_id);
      return null;
    },
  }),
  ...callsFor('anyone', {
    addProductAlert: ({ services, who, language, body }) => addAlert(services, who, language, body),
  }),
  ...callsFor('public', {
    alertOfLetter: async ({ services: { db, now }, body, language }) => {
      const found = await alertByToken(db, body.token);
      if (!found) throw new ShopError(404, alertMessages.unknownLink);
      const { email } = found.alert;
      return {
        ...aboutOf(found, language),
        email: maskedEmail(email),
        state: stateOf(found, now()),
        open: await countOpen(db, email, now()),
      };
    },

    confirmAlert: async ({ services, body }) => {
      await confirmAlert(services, body.token);
      return null;
    },

    stopAlerts: async ({ services, body }) => {
      await stopAlerts(services, body.token);
      return null;
    },
  }),
};
