import { paths } from '@shop/contract';
import { ask, simpleProduct } from '@shop/qa';
import type { Customer, Examples } from '../every-route.ts';

const SOFAS = 105;

const newList = async (who: Customer): Promise<number> => {
  // Another process may make one for the same customer at the same time.
  const { list_id } = await ask('addCustomerList', { body: { name: `Cottage ${process.pid}` } }, who);
  const { entity_id: product_id } = await simpleProduct(SOFAS);
  await ask('addListEntry', { body: { list_id, product_id, qty: 2 } }, who);
  return list_id;
};

let list: Promise<number> | undefined;

/** A list of whoever looks at these routes, one for all tests of this process. */
const listOf = (who: Customer): Promise<number> => (list ??= newList(who));

/** Where the routes of named lists are looked at. */
export const examples: Examples = {
  AccountList: async (who) => paths.customerList(await listOf(who)),
  SharedList: async (who) => {
    const body = { list_id: await listOf(who), gifts_allowed: true };
    const { share_token } = await ask('shareCustomerList', { body }, who);
    return paths.sharedList(share_token ?? '');
  },
};
