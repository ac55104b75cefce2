import type { CallResult, Language } from '@shop/contract';
import { newCustomer } from '@shop/contract/new-customer';
import { FetchError } from '@medusajs/js-sdk';
import type { HttpTypes } from '@medusajs/types';
import { demandCustomer, demandPerson, type Asking, type Backend, type Handlers } from '../call.ts';
import { headersFor, type MedusaAddress } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { addressOf, medusaPlace, type Address } from '../shopping/addresses.ts';
import { mergeCarts } from '../shopping/carts.ts';

type Customer = CallResult<'accountInformation'>;
type Customerwise = Pick<Asking<'addresses'>, 'person' | 'language'>;

const customerOf = (customer: HttpTypes.StoreCustomer, { memory }: Backend): Customer => ({
  ...newCustomer,
  entity_id: memory.numberOf('customer', customer.id),
  email: customer.email,
  firstName: customer.first_name ?? '',
  lastName: customer.last_name ?? '',
  customer_phone: customer.phone ?? null,
});

const ownCustomer = async (backend: Backend, asking: Customerwise): Promise<HttpTypes.StoreCustomer> => {
  const { jwt } = demandCustomer(asking);
  return (await backend.store.store.customer.retrieve({}, headersFor(asking.language, jwt))).customer;
};

/** Signs in at Medusa and takes over what the guest had chosen. @throws Refusal 400 */
const signIn = async (
  backend: Backend,
  { email, password }: { email: string; password: string },
  { person: guest, language }: Customerwise,
): Promise<CallResult<'login'>> => {
  const jwt = await backend.store.auth.login('customer', 'emailpass', { email, password }).catch((error: unknown) => {
    throw error instanceof FetchError && error.status === 401 ? refusals.wrongPassword() : error;
  });
  if (typeof jwt !== 'string') throw refusals.wrongPassword(); // a way to sign in that asks elsewhere
  const { customer } = await backend.store.store.customer.retrieve({}, headersFor(language, jwt));
  const token = backend.memory.customerToken(customer.id, jwt);
  const person = backend.memory.personByToken(token);
  if (person) await mergeCarts(backend, guest, { ...person, jwt }, language);
  return { token, verify_status: true, entity_id: backend.memory.numberOf('customer', customer.id) };
};

const register = async (
  backend: Backend,
  { email, password }: { email: string; password: string },
  language: Language,
): Promise<void> => {
  const jwt = await backend.store.auth
    .register('customer', 'emailpass', { email, password })
    .catch((error: unknown) => {
      throw error instanceof FetchError && error.status === 401 ? refusals.hasAccount() : error;
    });
  if (typeof jwt !== 'string') throw refusals.notOffered();
  await backend.store.store.customer.create({ email }, {}, headersFor(language, jwt));
};

const savedAddress = (address: MedusaAddress, { memory }: Backend): Address | null => {
  const known = addressOf(address, memory.numberOf('address', address.id));
  return (
    known && {
      ...known,
      is_default_shipping: address.is_default_shipping === true,
      is_default_billing: address.is_default_billing === true,
    }
  );
};

const ownAddresses = async (backend: Backend, asking: Customerwise): Promise<Address[]> => {
  const { jwt } = demandCustomer(asking);
  const { addresses } = await backend.store.store.customer.listAddress({}, headersFor(asking.language, jwt));
  return addresses.map((address) => savedAddress(address, backend)).filter((address) => address !== null);
};

const addressBook = async (backend: Backend, asking: Customerwise): Promise<CallResult<'addresses'>> => {
  const list = await ownAddresses(backend, asking);
  return {
    list,
    default_shipping: list.find(({ is_default_shipping }) => is_default_shipping) ?? null,
    default_billing: list.find(({ is_default_billing }) => is_default_billing) ?? null,
  };
};

const marksOf = (typed: { is_default_shipping?: boolean; is_default_billing?: boolean }) => ({
  ...(typed.is_default_shipping !== undefined && { is_default_shipping: typed.is_default_shipping }),
  ...(typed.is_default_billing !== undefined && { is_default_billing: typed.is_default_billing }),
});

/** The address of these words in the book as Medusa has it after the change. @throws Refusal 404 */
const changed = (customer: HttpTypes.StoreCustomer, id: string | null, backend: Backend): Address => {
  const address = id === null ? customer.addresses.at(-1) : customer.addresses.find((one) => one.id === id);
  const known = address && savedAddress(address, backend);
  if (!known) throw refusals.noAddress();
  return known;
};

export const peopleHandlers: Handlers = {
  guestLogin: ({ memory }) => ({ token: memory.guestToken() }),
  login: (backend, { body, ...asking }) => signIn(backend, body, asking),
  register: async (backend, { body, ...asking }) => {
    await register(backend, body, asking.language);
    return signIn(backend, body, asking);
  },
  /** Medusa tells nobody whether an e-mail has an account. */
  registerStatus: () => ({ entity_id: null, subscriber: false }),
  logout: ({ memory }, { token }) => {
    if (token !== null) memory.endToken(token);
    return null;
  },
  verifyStatus: (_backend, asking) => ({ verify_status: demandPerson(asking).jwt !== null }),
  tokenCheck: (_backend, { person }) => ({ valid: person?.jwt !== undefined && person.jwt !== null }),
  accountInformation: async (backend, asking) => customerOf(await ownCustomer(backend, asking), backend),
  accountInit: async (backend, asking) => ({
    ...customerOf(await ownCustomer(backend, asking), backend),
    wishlist: [],
    customer_verify: true,
    is_general: true,
    is_old_user: true,
    play_birthday_wishes: false,
  }),
  updateAccountInformation: async (backend, { body: { firstName, lastName, customer_phone }, ...asking }) => {
    const { jwt } = demandCustomer(asking);
    const { customer } = await backend.store.store.customer.update(
      {
        ...(firstName !== undefined && { first_name: firstName }),
        ...(lastName !== undefined && { last_name: lastName }),
        ...(customer_phone !== undefined && { phone: customer_phone }),
      },
      {},
      headersFor(asking.language, jwt),
    );
    return customerOf(customer, backend);
  },
  addresses: addressBook,
  userAddresses: addressBook,
  addAddress: async (backend, { body, ...asking }) => {
    const { jwt } = demandCustomer(asking);
    const given = { ...medusaPlace(body), ...marksOf(body) };
    const { customer } = await backend.store.store.customer.createAddress(given, {}, headersFor(asking.language, jwt));
    return changed(customer, null, backend);
  },
  editAddress: async (backend, { body, ...asking }) => {
    const { jwt } = demandCustomer(asking);
    const id = backend.memory.idOf('address', body.address_entity_id);
    if (id === null) throw refusals.noAddress();
    const given = { ...medusaPlace(body), ...marksOf(body) };
    const headers = headersFor(asking.language, jwt);
    const { customer } = await backend.store.store.customer.updateAddress(id, given, {}, headers);
    return changed(customer, id, backend);
  },
  deleteAddress: async (backend, { body: { address_entity_id }, ...asking }) => {
    const { jwt } = demandCustomer(asking);
    const id = backend.memory.idOf('address', address_entity_id);
    if (id === null) throw refusals.noAddress();
    await backend.store.store.customer.deleteAddress(id, headersFor(asking.language, jwt));
    return null;
  },
};
