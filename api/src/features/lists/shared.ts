import type { CallBody } from '@shop/contract';
import { transact } from '../../database/transact.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { wholeOf, type WholeList } from './flow.ts';
import { findEntry, listByToken, lockListByToken, updateEntry, type ListRow } from './queries.ts';
import { fewerLeft, listMessages } from './texts.ts';

const shared = (list: ListRow | null): ListRow => {
  if (!list) throw new ShopError(404, listMessages.notShared);
  return list;
};

/** The list that this link shares. @throws ShopError 404 where it shares none, or no longer */
export const readShared = async ({ db }: Services, token: string): Promise<WholeList> =>
  wholeOf(db, shared(await listByToken(db, token)));

/** A visitor has bought units of an entry. @throws ShopError 400 at `qty`, 403, 404, 409 where fewer are wanted */
export const markShared = (
  { db }: Services,
  { token, entry_id, qty }: CallBody<'markSharedEntry'>,
): Promise<WholeList> =>
  transact(db, async (transaction) => {
    const list = shared(await lockListByToken(transaction, token));
    if (!list.giftsAllowed) throw new ShopError(403, listMessages.noGifts);
    const entry = await findEntry(transaction, list.id, entry_id);
    if (!entry) throw new ShopError(404, listMessages.unknownEntry);
    if (qty < 1) throw new ShopError(400, listMessages.wrongQuantity, { field: 'qty' });
    const left = entry.quantity - entry.bought;
    if (qty > left) throw new ShopError(409, fewerLeft(left), { field: 'qty' });
    await updateEntry(transaction, entry.id, { bought: entry.bought + qty });
    return wholeOf(transaction, list);
  });
