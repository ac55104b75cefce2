import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { Agent, fetch } from 'undici';
import { schema } from '../../database/connection.ts';
import { connectServer } from '../../database/server.ts';
import { placeWith, readyBuyer } from '../buyer.ts';
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
    const wish = await plentifulGoods(db);
    const [product] = await db.select().from(schema.product).where(eq(schema.product.id, wish.product));
    if (!product) throw new Error('The chosen product is not there');
    return { wish, sku: product.sku, path: `/${product.urlPath}` };
  } finally {
    await close();
  }
};

/** Orders as a guest, by the calls that a browser makes; answers the order's number. @throws Error when it is refused */
export const order = async ({ api }: Door, { wish }: Awaited<ReturnType<typeof chooseProduct>>): Promise<string> => {
  const placed = await placeWith(api, await readyBuyer(api, [wish]));
  if (placed.code !== 200) throw new Error(`The order was refused: ${placed.message}`);
  return placed.result.order_id;
};
