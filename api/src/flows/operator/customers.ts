import type { CallResult } from '@shop/contract';
import { findCustomer, updateCustomer, type CustomerRow } from '../../database/account/customers.ts';
import type { Queryable } from '../../database/connection.ts';
import { creditBalance } from '../../database/membership/credit.ts';
import { book, spend } from '../../database/membership/ledger.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import { logChange } from '../../database/operator/log.ts';
import { lockCustomer } from '../../database/rights/erase.ts';
import { transact } from '../../database/transact.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { languageOf } from '../../mail/letters.ts';
import type { Services } from '../../services.ts';
import { endAccess } from '../account/end-access.ts';
import { eraseAccount } from '../rights/delete-account.ts';
import { exportedDataOf } from '../rights/own-data.ts';

const there = (row: CustomerRow | null, id: number): CustomerRow => {
  if (row) return row;
  throw noSuch('customer', id);
};

/** @throws OperatorProblem */
export const customerById = async (db: Queryable, id: number): Promise<CustomerRow> =>
  there(await findCustomer(db, id), id);

/** Keeps somebody from signing in, and ends what they have open; or lets them in again. @throws OperatorProblem */
export const blockCustomer = (
  { db: outer, now }: Services,
  by: Operator,
  id: number,
  isBlocked: boolean,
): Promise<void> =>
  transact(outer, async (db) => {
    const row = there(await lockCustomer(db, id), id);
    if ((row.blockedAt !== null) === isBlocked)
      throw new OperatorProblem({
        en: `Customer ${id} is ${isBlocked ? 'blocked already' : 'not blocked'}.`,
        fr: `Le compte ${id} ${isBlocked ? 'est déjà' : 'n’est pas'} bloqué.`,
      });
    await updateCustomer(db, id, { blockedAt: isBlocked ? now() : null });
    if (isBlocked) await endAccess(db, row);
    const change = { action: isBlocked ? 'customer.block' : 'customer.unblock', subject: id };
    await logChange(db, by, { ...change, before: { blocked: !isBlocked }, after: { blocked: isBlocked } }, now());
  });

export interface Adjustment {
  readonly ledger: 'points' | 'credit';
  /** Points, or cents; below zero it goes out. */
  readonly amount: number;
  readonly reference: string;
}

const balances = {
  points: (db: Queryable, { id }: CustomerRow, now: Date) => pointsBalance(db, id, now),
  credit: (db: Queryable, { id, group }: CustomerRow, now: Date) => creditBalance(db, { customerId: id, group }, now),
} as const;
/** By these a ledger takes what goes out. */
const outgoing = { points: 'adjustment', credit: 'corrected' } as const;

/**
 * Books a change of a customer's points or credit by hand.
 * @throws OperatorProblem for a customer whom there is not, more than they have, or a reference that stands already
 */
export const adjustLedger = (
  { db: outer, now }: Services,
  by: Operator,
  id: number,
  { ledger, amount, reference }: Adjustment,
): Promise<void> =>
  transact(outer, async (db) => {
    const row = there(await lockCustomer(db, id), id);
    if (amount === 0)
      throw new OperatorProblem(
        { en: 'An amount of nothing changes nothing.', fr: 'Un montant nul ne change rien.' },
        400,
      );
    const at = now();
    const before = await balances[ledger](db, row, at);
    const entry = { customerId: id, reference: `by hand ${reference}`, createdAt: at };
    const outcome =
      amount > 0
        ? (await book(db, ledger, { ...entry, amount, reason: 'adjustment' }))
          ? 'booked'
          : 'before'
        : await spend(db, ledger, { ...entry, amount: -amount, reason: outgoing[ledger] }, async () => before);
    if (outcome === 'short')
      throw new OperatorProblem({
        en: `Customer ${id} has ${before}, less than ${-amount}.`,
        fr: `Le compte ${id} a ${before}, moins que ${-amount}.`,
      });
    if (outcome === 'before')
      throw new OperatorProblem({
        en: `The reference ${reference} stands in the ledger already.`,
        fr: `La référence ${reference} figure déjà au compte.`,
      });
    const after = { [ledger]: await balances[ledger](db, row, at), amount };
    await logChange(db, by, { action: 'customer.adjust', subject: id, before: { [ledger]: before }, after }, at);
  });

/** All that is known of a customer; that it was read stands in the log. @throws OperatorProblem */
export const exportCustomer = (services: Services, by: Operator, id: number): Promise<CallResult<'exportOwnData'>> =>
  transact(services.db, async (db) => {
    const row = await customerById(db, id);
    const exported = await exportedDataOf({ ...services, db }, row, languageOf(row));
    const facts = { before: null, after: { exported: true } };
    await logChange(db, by, { action: 'customer.export', subject: id, ...facts }, services.now());
    return exported;
  });

/** Deletes an account as its customer would. @throws OperatorProblem for one whom there is not, or who has something open */
export const deleteCustomer = (services: Services, by: Operator, id: number): Promise<void> =>
  transact(services.db, async (db) => {
    await customerById(db, id);
    try {
      await eraseAccount(services, db, id);
    } catch (error) {
      if (!(error instanceof ShopError) || error.code !== 409) throw error;
      const { open } = Object(error.result) as { open: readonly { kind: string; reference: string }[] }; // as it is thrown
      throw new OperatorProblem(
        `This is under way: ${open.map(({ kind, reference }) => `${kind} ${reference}`).join(', ')}.`,
      );
    }
    const facts = { before: { deleted: false }, after: { deleted: true } };
    await logChange(db, by, { action: 'customer.delete', subject: id, ...facts }, services.now());
  });
