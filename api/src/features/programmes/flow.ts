import {
  addApplication,
  applicationOf,
  changeApplication,
  type ApplicationRow,
  type ApplicationText,
  type Programme,
} from '../../database/membership/applications.ts';
import { isWebsite } from './rules.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { emailOf, phoneOrRefuse } from '../../flows/address/checked-address.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';

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

/** Returns the checked texts. @throws ShopError 400 with the field that is wrong */
const textOf = (sent: Sent): ApplicationText => {
  const name = sent.name.trim();
  if (name === '') throw new ShopError(400, membershipMessages.required, { field: 'name' });
  const typedPhone = filled(sent.telephone);
  const telephone = typedPhone === null ? null : phoneOrRefuse(typedPhone, 'telephone');
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

interface Applicant {
  customerId: number;
  programme: Programme;
}

/** Applies for a programme, once, and again after a refusal (DROP-002, DROP-005). @throws ShopError 400 with the field that is wrong, 409 */
export const apply = async ({ db, now }: Services, applicant: Applicant, sent: Sent): Promise<ApplicationRow> => {
  const row = await addApplication(db, applicant, textOf(sent), now());
  if (!row) throw new ShopError(409, membershipMessages.appliedBefore);
  return row;
};

/** @throws ShopError 404 for another's, 409 once it is decided */
export const editApplication = async (
  { db, now }: Services,
  { customerId, programme }: Applicant,
  sent: Sent & { application_id: number },
): Promise<ApplicationRow> => {
  const own = await applicationOf(db, customerId, programme);
  if (own?.id !== sent.application_id) throw new ShopError(404, messages.notFound);
  const row = await changeApplication(db, own.id, textOf(sent), now());
  if (!row) throw new ShopError(409, membershipMessages.decided);
  return row;
};
