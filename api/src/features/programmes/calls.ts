import type { CallResult } from '@shop/contract';
import { applicationOf, type ApplicationRow } from '../../database/membership/applications.ts';
import { isDropshipGroup } from '../../domain/account/identity.ts';
import { isSalesChannel } from './rules.ts';
import { callsFor } from '../../http/call.ts';
import { dropshipTexts } from './texts.ts';
import { apply, editApplication } from './flow.ts';

type Application = CallResult<'addDropshipProgram'>;

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

/** Applications for the dropship programme (DROP-002) and for a business account (DROP-005). */
export const programmesCalls = callsFor('customer', {
  dropshipProgram: async ({ services, who, language }) => {
    const row = await applicationOf(services.db, who.customerId, 'dropship');
    return { ...dropshipTexts[language], application: row && wireOf(row) };
  },

  dropshipStatus: async ({ services, who }) => {
    if (isDropshipGroup(who.group)) return { status: 'approved' };
    const row = await applicationOf(services.db, who.customerId, 'dropship');
    return { status: row?.status ?? 'none' };
  },

  addDropshipProgram: async ({ services, who, body }) =>
    wireOf(await apply(services, { customerId: who.customerId, programme: 'dropship' }, body)),

  editDropshipProgram: async ({ services, who, body }) => {
    const row = await editApplication(services, { customerId: who.customerId, programme: 'dropship' }, body);
    return wireOf(row);
  },

  addBusinessAccount: async ({ services, who, body }) =>
    wireOf(await apply(services, { customerId: who.customerId, programme: 'business' }, body)),

  businessAccount: async ({ services, who }) => {
    const row = await applicationOf(services.db, who.customerId, 'business');
    return { application: row && wireOf(row) };
  },
});
