import type { CallName, CallResult } from '@shop/contract';
import { demandPerson, type Asking, type Backend, type Handlers } from '../call.ts';
import { headersFor, type MedusaCart } from '../medusa.ts';
import { refusals } from '../refusal.ts';
import { answered, shown } from './answers.ts';
import { cartOf, type Cart } from './cart.ts';
import { demandItem } from './carts.ts';

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

const lineOf = ({ variant_id, quantity }: NonNullable<MedusaCart['items']>[number]) => ({
  variant_id: variant_id ?? '',
  quantity,
});

export const laterHandlers: Handlers = {
  laterCart: laterOf,
  editLaterCart: async (backend, { body: { item_id, later_item_id, remove }, ...asking }) => {
    const headers = headersFor(asking.language, demandPerson(asking).jwt);
    const carts = backend.store.store.cart;
    if ((item_id === undefined) === (later_item_id === undefined)) throw refusals.field('item_id');
    const moved = item_id !== undefined ? await demandItem(backend, asking, item_id) : null;
    const back = later_item_id !== undefined ? await demandLater(backend, asking, later_item_id) : null;
    let cart: Cart;
    if (moved) {
      const later = await laterCartId(backend, asking);
      await carts.createLineItem(later, lineOf(moved), {}, headers);
      cart = await answered(backend, asking, (id) => carts.deleteLineItem(id, moved.id, {}, headers));
    } else {
      const wanted = back && !remove ? lineOf(back.item) : null;
      cart = wanted
        ? await answered(backend, asking, (id) => carts.createLineItem(id, wanted, {}, headers))
        : await shown(backend, asking);
      if (back) await carts.deleteLineItem(back.cart, back.item.id, {}, headers);
    }
    const later = await laterOf(backend, asking);
    const count = later.list.length;
    return { cart: { ...cart, later_count: count }, later, count };
  },
};
