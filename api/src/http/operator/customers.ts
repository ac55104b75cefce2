import { creditBalance } from '../../database/membership/credit.ts';
import { pointsBalance } from '../../database/membership/points.ts';
import type { CustomerRow } from '../../database/account/customers.ts';
import { findCustomers, ordersOfCustomer } from '../../database/operator/customers.ts';
import {
  adjustLedger,
  blockCustomer,
  customerById,
  deleteCustomer,
  exportCustomer,
} from '../../flows/operator/customers.ts';
import { applyCustomers, previewCustomers, type CustomersOutcome } from '../../flows/operator/customer-file.ts';
import { convertCustomers, customersFile, customersKinds } from '../../domain/moving/customers.ts';
import type { Remark } from '../../domain/moving/moved.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import type { Services } from '../../services.ts';
import { mistakesOf, mostMoved, remarksOf } from './file-calls.ts';
import { lineGiven } from './given.ts';
import { partAnswered, partAsked } from './part.ts';
import type { OperatorHandlers } from './serve.ts';

const rowOf = ({ id, email, firstname, lastname, language, createdAt, verified, blockedAt }: CustomerRow) => ({
  id,
  email,
  firstname,
  lastname,
  language,
  created_at: createdAt.toISOString(),
  verified,
  blocked_at: blockedAt?.toISOString() ?? null,
});

const wholeOf = async ({ db, now }: Services, id: number) => {
  const row = await customerById(db, id);
  const at = now();
  return {
    ...rowOf(row),
    group: row.group,
    telephone: row.telephone,
    plus_until: row.plusEndsAt !== null && row.plusEndsAt > at ? row.plusEndsAt.toISOString() : null,
    orders: await ordersOfCustomer(db, id),
    points: await pointsBalance(db, id, at),
    credit: await creditBalance(db, { customerId: id, group: row.group }, at),
  };
};

const outcomeOf = (outcome: CustomersOutcome) => ({
  made: outcome.made,
  unchanged: outcome.unchanged,
  subscribed: outcome.subscribed,
  ...mistakesOf(outcome),
  ...remarksOf(outcome),
});

export const customersCalls: OperatorHandlers<
  | 'customers'
  | 'customer'
  | 'blockCustomer'
  | 'adjustLedger'
  | 'exportCustomer'
  | 'deleteCustomer'
  | 'convertCustomers'
  | 'previewCustomers'
  | 'applyCustomers'
> = {
  customers: async ({ services: { db }, query }) =>
    partAnswered(
      query,
      await findCustomers(
        db,
        { search: query.search?.trim() || null, isBlocked: query.blocked ?? false },
        partAsked(query),
      ),
      ({ id }) => id,
      rowOf,
    ),
  customer: ({ services, query }) => wholeOf(services, query.id),
  blockCustomer: async ({ services, by, body }) => {
    await blockCustomer(services, by, body.id, body.blocked);
    return wholeOf(services, body.id);
  },
  adjustLedger: async ({ services, by, body: { id, ledger, amount, reference } }) => {
    await adjustLedger(services, by, id, { ledger, amount, reference: lineGiven(reference) });
    return wholeOf(services, id);
  },
  exportCustomer: ({ services, by, body }) => exportCustomer(services, by, body.id),
  deleteCustomer: async ({ services, by, body }) => {
    await deleteCustomer(services, by, body.id);
    return { id: body.id };
  },
  convertCustomers: async ({ query: { shop, language = 'en' }, body }) => {
    const kind = customersKinds[shop];
    const remarks: Remark[] = [];
    const report = (line: number, message: string) => void remarks.push({ line, message });
    const moved = await kind.read(rowsOf(body.read(), kind, mostMoved), null);
    const rows = convertCustomers(moved, { language, report, agreedAt: () => '' });
    return { ...customersFile(rows), customers: rows.length, ...remarksOf({ remarks }) };
  },
  previewCustomers: async ({ services, body }) => outcomeOf(await previewCustomers(services, body)),
  applyCustomers: async ({ services, by, query, body }) =>
    outcomeOf(await applyCustomers(services, by, body, query.skip_wrong ?? false)),
};
