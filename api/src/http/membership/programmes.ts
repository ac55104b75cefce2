import type { FastifyInstance } from 'fastify';
import type { CallResult } from '@shop/contract';
import {
  addApplication,
  applicationOf,
  changeApplication,
  type ApplicationRow,
  type ApplicationText,
} from '../../database/membership/applications.ts';
import { isDropshipGroup } from '../../domain/account/group.ts';
import { isSalesChannel, isWebsite } from '../../domain/membership/application.ts';
import { normalisedPhone } from '../../domain/address/phone.ts';
import { emailOf } from '../../flows/account/email.ts';
import { addressMessages } from '../../flows/address/messages.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';
import { dropshipTexts } from './programme-texts.ts';

type Application = CallResult<'addDropshipProgram'>;

interface Sent {
  name: string;
  email: string;
  telephone?: string;
  company?: string;
  website?: string;
  sales_channel?: string;
  business_number?: string;
  message?: string;
}

/** An optional field that was left empty is not there. */
const filled = (text: string | undefined): string | null => text?.trim() || null;

/** What was sent, checked. @throws ShopError 400 with the field that is wrong */
const textOf = (sent: Sent): ApplicationText => {
  const name = sent.name.trim();
  if (name === '') throw new ShopError(400, membershipMessages.required, { field: 'name' });
  const typedPhone = filled(sent.telephone);
  const telephone = typedPhone === null ? null : normalisedPhone(typedPhone);
  if (typedPhone !== null && telephone === null) {
    throw new ShopError(400, addressMessages.phone, { field: 'telephone' });
  }
  const website = filled(sent.website);
  if (website !== null && !isWebsite(website)) {
    throw new ShopError(400, membershipMessages.website, { field: 'website' });
  }
  const businessNumber = filled(sent.business_number)?.replace(/[\s-]/g, '') ?? null;
  if (businessNumber !== null && !/^\d{9}$/.test(businessNumber)) {
    throw new ShopError(400, membershipMessages.businessNumber, { field: 'business_number' });
  }
  return {
    name,
    email: emailOf(sent.email),
    telephone,
    company: filled(sent.company),
    website,
    salesChannel: sent.sales_channel ?? null,
    businessNumber,
    message: filled(sent.message),
  };
};

/** Fields that nobody filled are left out. */
const given = <K extends string>(key: K, value: string | null) => (value === null ? {} : { [key]: value });

const wireOf = (row: ApplicationRow): Application => ({
  application_id: row.id,
  status: row.status,
  name: row.name,
  email: row.email,
  ...given('telephone', row.telephone),
  ...given('company', row.company),
  ...given('website', row.website),
  ...(row.salesChannel !== null && isSalesChannel(row.salesChannel) ? { sales_channel: row.salesChannel } : {}),
  ...given('business_number', row.businessNumber),
  ...given('message', row.message),
  ...given('rejection_reason', row.rejectionReason),
});

const answerOf = (row: ApplicationRow | null): Application => {
  if (!row) throw new ShopError(409, membershipMessages.appliedBefore);
  return wireOf(row);
};

/** Applications for the dropship programme (DROP-002) and for a business account (DROP-005). */
export const registerProgrammes = (app: FastifyInstance): void => {
  registerCall(app, 'dropshipProgram', 'customer', async ({ services, who, language }) => {
    const row = await applicationOf(services.db, who.customerId, 'dropship');
    return { ...dropshipTexts[language], application: row && wireOf(row) };
  });

  registerCall(app, 'dropshipStatus', 'customer', async ({ services, who }) => {
    if (isDropshipGroup(who.group)) return { status: 'approved' };
    const row = await applicationOf(services.db, who.customerId, 'dropship');
    return { status: row?.status ?? 'none' };
  });

  registerCall(app, 'addDropshipProgram', 'customer', async ({ services: { db, now }, who: { customerId }, body }) =>
    answerOf(await addApplication(db, { customerId, programme: 'dropship' }, textOf(body), now())),
  );

  registerCall(app, 'editDropshipProgram', 'customer', async ({ services, who, body }) => {
    const own = await applicationOf(services.db, who.customerId, 'dropship');
    if (own?.id !== body.application_id) throw new ShopError(404, messages.notFound);
    const row = await changeApplication(services.db, own.id, textOf(body), services.now());
    if (!row) throw new ShopError(409, membershipMessages.decided);
    return wireOf(row);
  });

  registerCall(app, 'addBusinessAccount', 'customer', async ({ services: { db, now }, who: { customerId }, body }) =>
    answerOf(await addApplication(db, { customerId, programme: 'business' }, textOf(body), now())),
  );

  registerCall(app, 'businessAccount', 'customer', async ({ services, who }) => {
    const row = await applicationOf(services.db, who.customerId, 'business');
    return { application: row && wireOf(row) };
  });
};
