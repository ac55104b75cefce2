import { sql } from 'drizzle-orm';
import { inBulk } from '../../catalogue-bench/in-bulk.ts';
import { selectRows, type Queryable } from '../../database/connection.ts';
import { textArray } from '../../database/listing/conditions.ts';

/** Ids of copies begin here; those of the world end before. */
const FIRST = 1_000_000;
/** Copies are made so many customers at a time. */
const BATCH = 50_000;
/** Days over which the orders are spread: all of them younger than the books are old. */
const SPAN = 1_800;

/** Id of a copied row, where the customer has `s.rows` of them. */
const copyId = `${FIRST} + k.copy * s.rows + t.place`;
const person = `${FIRST} + k.copy`;
const moved = (column: string) => `${column} - (k.copy % ${SPAN}) * interval '1 day'`;

/** A table whose rows of one customer are copied for each new one, and what differs in a copy. */
interface Copied {
  readonly table: string;
  /** Whose rows these are: a condition on `t`, in which `$1` is the customer. */
  readonly of: string;
  readonly differs: Readonly<Record<string, string>>;
}

const ofCustomer = 't.customer_id = $1';
const ofOwner = `t.owner = 'customer:' || $1`;
const ofOrder = 't.order_id in (select id from customer_order where customer_id = $1)';
const orderId = `${FIRST} + k.copy * t.orders + t.order_place`;

const COPIED: readonly Copied[] = [
  { table: 'customer', of: 't.id = $1', differs: { id: person, email: `'buyer' || k.copy || '@shop.test'` } },
  { table: 'customer_address', of: ofCustomer, differs: { customer_id: person } },
  {
    table: 'customer_order',
    of: ofCustomer,
    differs: {
      number: `'C' || lpad((${copyId})::text, 10, '0')`,
      customer_id: person,
      placed_by: `'customer:' || (${person})`,
      email: `'buyer' || k.copy || '@shop.test'`,
      link_key: 'gen_random_uuid()',
      created_at: moved('t.created_at'),
    },
  },
  { table: 'shipment', of: ofOrder, differs: { order_id: orderId, shipped_at: moved('t.shipped_at') } },
  {
    table: 'order_return',
    of: ofOrder,
    differs: { order_id: orderId, number: `'R' || lpad((${copyId})::text, 10, '0')` },
  },
  { table: 'points_entry', of: ofCustomer, differs: { customer_id: person } },
  { table: 'credit_entry', of: ofCustomer, differs: { customer_id: person } },
  { table: 'customer_coupon', of: ofCustomer, differs: { customer_id: person } },
  { table: 'wishlist_item', of: ofOwner, differs: { owner: `'customer:' || (${person})` } },
  { table: 'recently_viewed', of: ofOwner, differs: { owner: `'customer:' || (${person})` } },
  { table: 'cart', of: ofCustomer, differs: { customer_id: person, indent: 'gen_random_uuid()' } },
  {
    table: 'access_token',
    of: ofCustomer,
    differs: { customer_id: person, hash: `md5(k.copy::text) || t.hash` },
  },
];

const columnsOf = async (db: Queryable, table: string): Promise<string[]> => {
  const rows = await selectRows<{ name: string }>(
    db,
    sql`select column_name as name from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`,
  );
  return rows.map(({ name }) => name);
};

/** Sets the rows aside that are copied: while copies are written there are no indexes by which to find them. */
const setAside = async (db: Queryable, { table, of }: Copied, customer: number): Promise<void> => {
  const columns = await columnsOf(db, table);
  const orders = '(select count(*) from customer_order o where o.customer_id = $1';
  const ofOrders = columns.includes('order_id')
    ? `, ${orders}) as orders, ${orders} and o.id < t.order_id) as order_place`
    : '';
  const text = `create temporary table own_${table} on commit drop as
    select t.*, row_number() over (order by ${columns[0]}) - 1 as place${ofOrders} from ${table} t where ${of}`;
  await db.execute(sql.raw(text.replaceAll('$1', String(customer))));
};

const copyRows = async (
  db: Queryable,
  { table, differs }: Copied,
  [from, to]: readonly [number, number],
): Promise<void> => {
  const columns = await columnsOf(db, table);
  const values: Readonly<Record<string, string>> = { id: copyId, ...differs };
  await db.execute(
    sql.raw(`insert into ${table} (${columns.map((column) => `"${column}"`).join(', ')}) overriding system value
      select ${columns.map((column) => values[column] ?? `t."${column}"`).join(', ')}
      from generate_series(${from}, ${to}) k(copy) cross join own_${table} t
        cross join (select count(*) as rows from own_${table}) s`),
  );
};

/** The next row that the shop itself writes has an id after those of the copies. */
const continueIds = async (db: Queryable, table: string): Promise<void> => {
  if (!(await columnsOf(db, table)).includes('id')) return;
  await db.execute(sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`));
};

/** One of the world's customers who has bought a few times and sent something back. */
const modelOf = async (db: Queryable): Promise<{ id: number; email: string }> => {
  const [model] = await selectRows<{ id: number; email: string }>(
    db,
    sql`select c.id, c.email from customer c
      join customer_order o on o.customer_id = c.id left join order_return r on r.order_id = o.id
      group by c.id having count(distinct o.id) between 3 and 9
      order by count(r.id) > 0 desc, count(distinct o.id) desc, c.id limit 1`,
  );
  if (!model) throw new Error('Nobody in this world has bought a few times');
  return model;
};

/** E-mail address of a copied customer, counted from 1. */
export const buyerOf = (copy: number): string => `buyer${copy}@shop.test`;

/**
 * Lets a store of the world grow to so many orders, with customers who are copies of one of the world's: each has its own
 * address, orders, parcels, returns, points, lists and session. Orders lie up to five years back.
 * @param use lets the customer who is copied leave what a visit leaves: a session, a cart, lists
 * @returns how many customers there are then; `buyerOf` is the address of each, and the password is the world's
 */
export const growOrders = async (
  db: Queryable,
  orders: number,
  use: (email: string) => Promise<void>,
): Promise<number> => {
  const model = await modelOf(db);
  await use(model.email);
  const [own] = await selectRows<{ orders: number }>(
    db,
    sql`select count(*)::int as orders from customer_order where customer_id = ${model.id}`,
  );
  const customers = Math.ceil(orders / (own?.orders ?? 1));
  const tables = COPIED.map(({ table }) => table);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`set local maintenance_work_mem = '512MB'`);
    // Foreign keys too: each copy belongs to a row that is copied before.
    await transaction.execute(sql`set local session_replication_role = replica`);
    for (const copied of COPIED) await setAside(transaction, copied, model.id);
    await inBulk(transaction, tables, async () => {
      for (const copied of COPIED)
        for (let from = 1; from <= customers; from += BATCH)
          await copyRows(transaction, copied, [from, Math.min(customers, from + BATCH - 1)]);
    });
    for (const table of tables) await continueIds(transaction, table);
  });
  await db.execute(sql`vacuum analyze`);
  return customers;
};

/** Numbers of tables that `growOrders` fills. */
export const filled = async (db: Queryable): Promise<string> => {
  const rows = await selectRows<{ name: string; count: number }>(
    db,
    sql`select relname as name, reltuples::bigint::int as count from pg_class
      where relkind = 'r' and relname = any(${textArray(COPIED.map(({ table }) => table))}) order by relname`,
  );
  return rows.map(({ name, count }) => `${count} ${name}`).join(', ');
};
