import { listBounds, type CallBody } from '@shop/contract';
import type { Queryable } from '../../database/connection.ts';
import { lockCustomer } from '../../database/rights/erase.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { newToken } from '../../domain/account/tokens.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import {
  countLists,
  deleteList,
  entriesOf,
  insertList,
  isNameTaken,
  lockOwnList,
  ownList,
  updateList,
  type ListedEntry,
  type ListRow,
} from './queries.ts';
import { nameProblem } from './rules.ts';
import { listMessages, nameMessages } from './texts.ts';

/** A list with what stands on it. */
export interface WholeList {
  readonly list: ListRow;
  readonly entries: readonly ListedEntry[];
}

export const wholeOf = async (db: Queryable, list: ListRow): Promise<WholeList> => ({
  list,
  entries: await entriesOf(db, list.id),
});

const found = (list: ListRow | null): ListRow => {
  if (!list) throw new ShopError(404, listMessages.unknownList);
  return list;
};

/** @throws ShopError 404 for a list that is not this customer's */
export const readList = async (db: Queryable, { customerId }: CustomerIdentity, listId: number): Promise<WholeList> =>
  wholeOf(db, found(await ownList(db, customerId, listId)));

/** Changes a list of the customer's, locked until it is done; answers it as it then is. @throws ShopError 404 */
export const changeList = (
  { db }: Services,
  { customerId }: CustomerIdentity,
  listId: number,
  change: (db: Queryable, list: ListRow) => Promise<void>,
): Promise<WholeList> =>
  transact(db, async (transaction) => {
    await change(transaction, found(await lockOwnList(transaction, customerId, listId)));
    return wholeOf(transaction, found(await ownList(transaction, customerId, listId)));
  });

const checkName = async (db: Queryable, customerId: number, name: string, but?: number): Promise<void> => {
  const problem = nameProblem(name);
  if (problem) throw new ShopError(400, nameMessages[problem], { field: 'name' });
  if (await isNameTaken(db, customerId, name, but)) throw new ShopError(409, listMessages.nameTaken, { field: 'name' });
};

/** @throws ShopError 400 at `name`, 409 for a name that is taken, or too many lists */
export const addList = (services: Services, { customerId }: CustomerIdentity, name: string): Promise<WholeList> =>
  transact(services.db, async (db) => {
    // Two tabs make their lists one after the other, so that both are counted.
    if (!(await lockCustomer(db, customerId))) throw new ShopError(401, messages.signInNeeded);
    await checkName(db, customerId, name);
    if ((await countLists(db, customerId)) >= listBounds.lists) throw new ShopError(409, listMessages.manyLists);
    return wholeOf(db, await insertList(db, { customerId, name, createdAt: services.now() }));
  });

/** @throws ShopError 400 at `name`, 404, 409 for a name that is taken */
export const renameList = (
  services: Services,
  { customerId }: CustomerIdentity,
  listId: number,
  name: string,
): Promise<WholeList> =>
  transact(services.db, async (db) => {
    if (!(await lockCustomer(db, customerId))) throw new ShopError(401, messages.signInNeeded);
    const list = found(await lockOwnList(db, customerId, listId));
    await checkName(db, customerId, name, list.id);
    await updateList(db, list.id, { name });
    return wholeOf(db, { ...list, name });
  });

/** @throws ShopError 404 */
export const dropList = ({ db }: Services, { customerId }: CustomerIdentity, listId: number): Promise<void> =>
  transact(db, async (transaction) => {
    await deleteList(transaction, found(await lockOwnList(transaction, customerId, listId)).id);
  });

/** Shares a list with whoever has its link, or changes what they may do. @throws ShopError 404 */
export const shareList = (
  services: Services,
  who: CustomerIdentity,
  { list_id, gifts_allowed: giftsAllowed }: CallBody<'shareCustomerList'>,
): Promise<WholeList> =>
  changeList(services, who, list_id, (db, { id, shareToken }) =>
    updateList(db, id, { shareToken: shareToken ?? newToken(), giftsAllowed }),
  );

/** The link that the list has leads nowhere from now on. @throws ShopError 404 */
export const unshareList = (services: Services, who: CustomerIdentity, listId: number): Promise<WholeList> =>
  changeList(services, who, listId, (db, { id }) => updateList(db, id, { shareToken: null, giftsAllowed: false }));
