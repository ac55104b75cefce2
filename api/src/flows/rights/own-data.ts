import type { CallResult, Language } from '@shop/contract';
import type { CustomerRow } from '../../database/account/customers.ts';
import { creditBalance } from '../../database/membership/credit.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { allPersonalData } from '../../database/personal-data/all.ts';
import { openMattersOf } from '../../database/rights/open-matters.ts';
import { exportedData } from '../../database/rights/exported-data.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { exportPage } from '../../domain/rights/export-page.ts';
import { topics } from '../../domain/rights/terms.ts';
import { deletionOutcomeTexts, retentionText, reasonTexts, topicTexts } from '../../domain/rights/texts.ts';
import { bytesOf } from '../../files/file-store.ts';
import type { Services } from '../../services.ts';
import { ownCustomer, personOf } from '../account/profile.ts';
import { demandPresence, isRecent } from './presence.ts';

/** Personal data of customers by topic, with its retention and the reason. */
const topicsOf = (language: Language): CallResult<'ownData'>['topics'] =>
  topics.map((topic) => ({
    title: topicTexts[topic][language],
    list: allPersonalData
      .filter((one) => one.topic === topic)
      .map(({ what, retention, why, atDeletion }) => ({
        what: what[language],
        kept: retentionText(retention, language),
        why: reasonTexts[why][language],
        at_deletion: deletionOutcomeTexts[atDeletion][language],
      })),
  }));

/** Information for customers before they ask for their data, or for the end of their account. */
export const ownData = async (
  services: Services,
  who: CustomerIdentity,
  language: Language,
): Promise<CallResult<'ownData'>> => {
  const { db, now } = services;
  const customer = await ownCustomer(services, who.customerId);
  return {
    topics: topicsOf(language),
    email_confirmed: customer.verified,
    is_recent: await isRecent(services, who),
    open: await openMattersOf(db, personOf(customer)),
    lost: {
      points: await pointsBalance(db, customer.id, now()),
      credit: await creditBalance(db, who, now()),
      plus_until:
        customer.plusEndsAt !== null && customer.plusEndsAt > now() ? customer.plusEndsAt.toISOString() : null,
    },
  };
};

/**
 * Everything that is held about a customer, as a page and as JSON.
 * @throws ShopError 400 at the field `password`, 429
 */
export const exportOwnData = async (
  services: Services,
  who: CustomerIdentity,
  password: string | undefined,
  language: Language,
): Promise<CallResult<'exportOwnData'>> => {
  await demandPresence(services, who, password);
  return exportedDataOf(services, await ownCustomer(services, who.customerId), language);
};

/** The same, whoever asks for it. */
export const exportedDataOf = async (
  services: Services,
  customer: CustomerRow,
  language: Language,
): Promise<CallResult<'exportOwnData'>> => {
  const madeAt = services.now();
  const readObject = (object: string) => bytesOf(services.files, { content: new Uint8Array(), object });
  const tables = (await exportedData(services.db, personOf(customer), readObject)).map(
    ({ name, topic, what, retention, why, rows }) => ({
      name,
      topic,
      what: what[language],
      retention,
      why,
      rows,
    }),
  );
  const head = { customerNumber: customer.id, email: customer.email, madeAt, emailConfirmed: customer.verified };
  const tablesByName = Object.fromEntries(
    tables.map(({ name, what, retention, why, rows }) => [
      name,
      { what, kept: retentionText(retention, language), why: reasonTexts[why][language], rows },
    ]),
  );
  return {
    made_at: madeAt.toISOString(),
    html: exportPage(tables, head, language),
    json: JSON.stringify({ ...head, madeAt: madeAt.toISOString(), held: tablesByName }, null, 2),
  };
};
