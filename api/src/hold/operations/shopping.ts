import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import { Agent, fetch } from 'undici';
import { schema, selectRows } from '../../database/connection.ts';
import { connectServer } from '../../database/server.ts';
import { placeWith, readyBuyer, type Buyer } from '../buyer.ts';
import type { Asked } from '../http-call.ts';
import { plentifulGoods } from '../plentiful.ts';

const shop = 'https://shop.example';
const database = 'postgresql://shop:shop@127.0.0.1:5432/shop';

/** Somebody who shops at the public address, through nginx. */
export const openDoor = () => {
  const connect = { ca: readFileSync('/etc/ssl/shop/fullchain.pem', 'utf8') };
  const dispatcher = new Agent({ connect });
  const api: Asked = { url: shop, ask: (url, init) => fetch(url, { ...init, dispatcher }) };
  const get = async (path: string) => {
    const answer = await fetch(shop + path, { dispatcher });
    return { status: answer.status, text: await answer.text() };
  };
  return { api, get };
};

export type Door = ReturnType<typeof openDoor>;

/** A product of which there is enough: its number and its page. */
export const chooseProduct = async () => {
  const { db, close } = connectServer(database);
  try {
    const goods = await plentifulGoods(db);
    const [product] = await db.select().from(schema.product).where(eq(schema.product.id, goods.product));
    if (!product) throw new Error('The chosen product is not there');
    return { goods, sku: product.sku, path: `/${product.urlPath}` };
  } finally {
    await close();
  }
};

type Product = Awaited<ReturnType<typeof chooseProduct>>;

/** A guest with a filled cart, by the calls that a browser makes. @throws Error when one of them is refused */
export const ready = ({ api }: Door, { goods }: Product): Promise<Buyer> => readyBuyer(api, [goods]);

/** Places a guest's order; answers its number. @throws Error when it is refused */
export const place = async ({ api }: Door, buyer: Buyer): Promise<string> => {
  const placed = await placeWith(api, buyer);
  if (placed.code !== 200) throw new Error(`The order was refused: ${placed.message}`);
  return placed.result.order_id;
};

/** Orders as a new guest; answers the order's number. @throws Error when it is refused */
export const order = async (door: Door, product: Product): Promise<string> => place(door, await ready(door, product));

/** The last number of each kind that the database has given, by its sequence; kinds of which none was given are left out. */
export const numbersGiven = async (): Promise<ReadonlyMap<string, number>> => {
  const { db, close } = connectServer(database);
  const query = sql`select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = 'public' and last_value is not null`;
  const rows = await selectRows<{ name: string; last: string }>(db, query).finally(close);
  return new Map(rows.map(({ name, last }) => [name, Number(last)]));
};
