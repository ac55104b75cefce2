import type { CallBody, CallResult } from '@shop/contract';
import type { HttpTypes } from '@medusajs/types';
import { demandCustomer, type Backend, type Handlers } from '../call.ts';
import { refusals } from '../refusal.ts';
import { changeCustomer, ownCustomer } from './customer.ts';

type Application = NonNullable<CallResult<'businessAccount'>['application']>;

const states: readonly unknown[] = ['pending', 'approved', 'declined'] satisfies Application['status'][];

/**
 * An application as the customer's metadata has it: the shop's people read it in Medusa's own console and decide by
 * writing `approved` or `declined` at its `status`, with a `rejection_reason` where they have one.
 */
const applicationOf = (customer: HttpTypes.StoreCustomer, { memory }: Backend): Application | null => {
  const stored = customer.metadata?.['business_account'];
  if (typeof stored !== 'object' || stored === null) return null;
  const { status, ...fields } = stored as Omit<Application, 'application_id'>; // written below
  return {
    ...fields,
    application_id: memory.numberOf('customer', customer.id),
    status: states.includes(status) ? status : 'pending',
  };
};

export const applicationHandlers: Handlers = {
  businessAccount: async (backend, asking) => ({
    application: applicationOf(await ownCustomer(backend, asking), backend),
  }),
  addBusinessAccount: async (backend, { body, ...asking }) => {
    demandCustomer(asking);
    const before = applicationOf(await ownCustomer(backend, asking), backend);
    if (before && before.status !== 'declined') throw refusals.appliedBefore();
    const business_account: CallBody<'addBusinessAccount'> & { status: 'pending' } = { ...body, status: 'pending' };
    const application = applicationOf(await changeCustomer(backend, asking, {}, { business_account }), backend);
    if (!application) throw new Error('Medusa has no metadata of a customer that was just changed.');
    return application;
  },
};
