import type { Queryable } from '../../database/connection.ts';
import { logChanges } from '../../database/operator/log.ts';
import { accountsBy, insertPastOrders, knownPastOrders } from '../../database/orders/past-orders.ts';
import { transact } from '../../database/transact.ts';
import type { FileError } from '../../domain/catalogue/goods-file.ts';
import type { Remark } from '../../domain/moving/moved.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { readPastOrders, type PastOrder } from '../../domain/account/past-order-file.ts';
import type { Services } from '../../services.ts';
import { refuseWrong, reportedOf, type FileMistakes, type GoodsFile } from './goods-file.ts';

/** Orders that are in memory at one time, beside mistakes and remarks. */
const atOnce = 200;
const needed = ['email', 'number', 'placed_at', 'total', 'name', 'quantity', 'price'];

export interface PastOrdersOutcome extends FileMistakes {
  readonly made: number;
  /** Orders that are there already. */
  readonly unchanged: number;
  /** What is left out, by line. */
  readonly remarks: readonly Remark[];
}

interface Owned {
  readonly customerId: number;
  readonly order: PastOrder;
}

/** Orders that are right, some at a time; mistakes are collected. */
const parts = async function* (file: GoodsFile, now: Date, errors: FileError[]): AsyncGenerator<PastOrder[]> {
  let part: PastOrder[] = [];
  for await (const read of readPastOrders(rowsOf(file.read(), { needed }), now)) {
    errors.push(...read.errors);
    if (read.order) part.push(read.order);
    if (part.length < atOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
};

const walk = async (
  { db, now, file }: { db: Queryable; now: Date; file: GoodsFile },
  hand: (orders: readonly Owned[]) => Promise<unknown>,
): Promise<PastOrdersOutcome> => {
  const [errors, remarks]: [FileError[], Remark[]] = [[], []];
  let [made, unchanged] = [0, 0];
  for await (const part of parts(file, now, errors)) {
    const accounts = await accountsBy(db, [...new Set(part.map(({ email }) => email))]);
    const owned = part.flatMap((order): Owned[] => {
      const account = accounts.get(order.email);
      // Whoever registered an address without showing that it is theirs may not read what was bought with it.
      if (account?.verified) return [{ customerId: account.id, order }];
      const why = account ? 'is not confirmed here' : 'has no account here';
      remarks.push({ line: order.line, message: `${order.email} ${why}: the order ${order.number} is left out.` });
      return [];
    });
    const keyOf = (customerId: number, number: string): string => `${customerId} ${number}`;
    const ids = [...new Set(owned.map(({ customerId }) => customerId))];
    const known = new Set((await knownPastOrders(db, ids)).map((row) => keyOf(row.customerId, row.number)));
    const fresh = owned.filter(({ customerId, order }) => !known.has(keyOf(customerId, order.number)));
    await hand(fresh);
    made += fresh.length;
    unchanged += owned.length - fresh.length;
  }
  return { made, unchanged, ...reportedOf(errors.toSorted((a, b) => a.line - b.line)), remarks };
};

/** Previews which orders a file would add. @throws OperatorProblem 400 for a file that cannot be read */
export const previewPastOrders = ({ db, now }: Services, file: GoodsFile): Promise<PastOrdersOutcome> =>
  walk({ db, now: now(), file }, async () => undefined);

/**
 * Adds the orders of a file to the accounts of their customers, all of them or none.
 * @param skipWrong leaves out orders with mistakes
 * @throws ShopError 400 where it has mistakes, with `errors` by line and column
 * @throws OperatorProblem 400 for a file that cannot be read
 */
export const applyPastOrders = async (
  services: Services,
  by: Operator,
  file: GoodsFile,
  skipWrong: boolean,
): Promise<PastOrdersOutcome> => {
  const now = services.now();
  if (!skipWrong) refuseWrong(await previewPastOrders(services, file));
  return transact(services.db, (db) =>
    walk({ db, now, file }, async (orders) => {
      await insertPastOrders(db, orders);
      const changes = orders.map(({ customerId, order: { number, total } }) => {
        const change = {
          action: 'past-order.add',
          subject: number,
          before: null,
          after: { customer: customerId, total },
        };
        return { by, change };
      });
      await logChanges(db, changes, now);
    }),
  );
};
