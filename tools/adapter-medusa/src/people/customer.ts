import type { CallName, CallResult } from '@shop/contract';
import { newCustomer } from '@shop/contract/new-customer';
import type { HttpTypes } from '@medusajs/types';
import { demandCustomer, type Asking, type Backend } from '../call.ts';
import { headersFor } from '../medusa.ts';

export type Customer = CallResult<'accountInformation'>;
export type Customerwise = Pick<Asking<CallName>, 'person' | 'language'>;

/** What the shop knows of a customer and Medusa has no field for: the customer's `metadata`, where Medusa's own console shows it. */
interface Metadata {
  births?: string;
  gender?: string;
  interest?: string;
  newsletter?: boolean;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const customerOf = (customer: HttpTypes.StoreCustomer, { memory }: Pick<Backend, 'memory'>): Customer => {
  const { births, gender, interest, newsletter } = customer.metadata ?? {};
  return {
    ...newCustomer,
    entity_id: memory.numberOf('customer', customer.id),
    email: customer.email,
    firstName: customer.first_name ?? '',
    lastName: customer.last_name ?? '',
    customer_phone: customer.phone ?? null,
    births: textOf(births),
    gender: textOf(gender),
    interest: textOf(interest)?.split(',') ?? [],
    subscriber: { subscriber_email: newsletter === true, subscriber_sms: false },
  };
};

/** Medusa leaves metadata out unless it is asked for. */
const fields = '+metadata';

export const ownCustomer = async (backend: Backend, asking: Customerwise): Promise<HttpTypes.StoreCustomer> => {
  const { jwt } = demandCustomer(asking);
  return (await backend.store.store.customer.retrieve({ fields }, headersFor(asking.language, jwt))).customer;
};

/** Changes a customer; what is named of the metadata is put beside what is there. */
export const changeCustomer = async (
  backend: Backend,
  asking: Customerwise,
  change: Omit<HttpTypes.StoreUpdateCustomer, 'metadata'>,
  metadata: Metadata & Record<string, unknown> = {},
): Promise<HttpTypes.StoreCustomer> => {
  const { jwt } = demandCustomer(asking);
  const headers = headersFor(asking.language, jwt);
  const isPlain = Object.keys(metadata).length === 0;
  const before = isPlain ? {} : ((await ownCustomer(backend, asking)).metadata ?? {});
  const body = { ...change, ...(!isPlain && { metadata: { ...before, ...metadata } }) };
  return (await backend.store.store.customer.update(body, { fields }, headers)).customer;
};
