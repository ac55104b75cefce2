import type { CallName, CallResult } from '@shop/contract';
import { demandPerson, type Asking, type Backend, type Handlers } from '../call.ts';
import { headersFor, type MedusaCart } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { shown } from './answers.ts';
import { cartOf } from './cart.ts';
import { changeCart, demandItem } from './carts.ts';

type Who = Pick<Asking<CallName>, 'person' | 'language'>;

/** What is saved for later lies in a second cart of Medusa's, which is never ordered. */
const laterCart = async ({ store, memory }: Backend, { person, language }: Who): Promise<MedusaCart | null> => {
  const id = person ? memory.lists.laterCart(person.id) : null;
  if (id === null || !person) return null;
  return (await store.store.cart.retrieve(id, {}, headersFor(language, person.jwt))).cart;
};

const laterOf = async (backend: Backend, who: Who): Promise<CallResult<'laterCart'>> => {
  const cart = await laterCart(backend, who);
  return { list: cart ? (await cartOf(cart, who.language, backend, null)).list : [] };
};

const laterCartId = async (backend: Backend, who: Who): Promise<string> => {
  const person = demandPerson(who);
  const known = backend.memory.lists.laterCart(person.id);
  if (known !== null) return known;
  const region_id = await backend.region();
  const { cart } = await backend.store.store.cart.create({ region_id }, {}, headersFor(who.language, person.jwt));
  backend.memory.lists.saveLaterCart(person.id, cart.id);
  return cart.id;
};

const demandLater = async (backend: Backend, who: Who, item_id: number) => {
  const id = backend.memory.idOf('item', item_id);
  const cart = await laterCart(backend, who);
  const item = cart?.items?.find((one) => one.id === id);
  if (!cart || !item) throw refusals.noItem();
  return { cart: cart.id, item };
};

export const laterHandlers: Handlers = {
  laterCart: laterOf,
  editLaterCart: async (backend, { body: { item_id, later_item_id, remove }, ...asking }) => {
    const headers = headersFor(asking.language, demandPerson(asking).jwt);
    const carts = backend.store.store.cart;
    if ((item_id === undefined) === (later_item_id === undefined)) throw refusals.field('item_id');
    if (item_id !== undefined) {
      const item = await demandItem(backend, asking, item_id);
      const later = await laterCartId(backend, asking);
      const line = { variant_id: item.variant_id ?? '', quantity: item.quantity };
      await carts.createLineItem(later, line, {}, headers);
      await changeCart(backend, asking, (id) => carts.deleteLineItem(id, item.id, {}, headers));
    } else {
      const { cart: later, item } = await demandLater(backend, asking, later_item_id ?? 0);
      if (!remove) {
        const line = { variant_id: item.variant_id ?? '', quantity: item.quantity };
        await changeCart(backend, asking, (id) => carts.createLineItem(id, line, {}, headers));
      }
      await carts.deleteLineItem(later, item.id, {}, headers);
    }
    const later = await laterOf(backend, asking);
    return { cart: { ...(await shown(backend, asking)), later_count: later.list.length }, later, count: later.list.length };
  },
};
