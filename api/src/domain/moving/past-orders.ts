import type { MovedAccountsShop } from '@shop/contract/operator';
import { hundredthsOf } from '@shop/csv/number';
import { csvOf } from '@shop/csv/write';
import type { Report, ShopRow } from './moved.ts';

/** The columns of a file of orders of another shop: a row for each kind of unit. */
export const pastOrderColumns = [
  'email',
  'number',
  'placed_at',
  'status',
  'total',
  'sku',
  'name',
  'quantity',
  'price',
] as const;
type Cells = Readonly<Record<(typeof pastOrderColumns)[number], string>>;

/** How a shop's file of orders is read, row by row; `currency` is empty where the row does not say. */
interface PastOrdersKind {
  readonly needed: readonly string[];
  /** Other names that its columns have in some files → those by which they are read. */
  readonly renamed?: Readonly<Record<string, string>>;
  readonly read: (row: ShopRow) => { readonly cells: Cells; readonly currency: string };
}

/** `2024-05-06 10:11:12 -0400` as an instant, anything else that names a day as that day. */
const timeIn = (text: string): string => {
  const [, day, time, hours, minutes] =
    /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}(?::\d{2})?) ?([+-]\d{2}):?(\d{2})$/.exec(text) ?? [];
  if (day !== undefined) return `${day}T${time}${hours}:${minutes}`;
  const [written] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  if (written !== undefined) return written;
  // Such as Jan 5, 2024 10:00:00 AM.
  const instant = new Date(`${text} UTC`);
  return Number.isNaN(instant.getTime()) ? text : instant.toISOString().slice(0, 10);
};

/** An amount without its currency, and without the decimals beyond cents with which databases write it. */
const amountIn = (text: string): string => text.replaceAll(/[A-Z$\s]/g, '').replace(/(\.\d{2})0+$/, '$1');

/** The price of one unit where the file has that of all of them. */
const eachOf = (all: string, quantity: string): string => {
  const [cents, count] = [hundredthsOf(amountIn(all)), Number(quantity)];
  return typeof cents === 'number' && count > 0 ? (Math.round(cents / count) / 100).toFixed(2) : all;
};

/** Shopify: Orders → Export. Further rows of an order have its number and another product. */
const shopify: PastOrdersKind = {
  needed: ['name', 'email', 'created at', 'total', 'lineitem name', 'lineitem quantity', 'lineitem price'],
  // As its documentation spells them.
  renamed: { 'canceled at': 'cancelled at' },
  read: (row) => ({
    currency: row.cell('currency'),
    cells: {
      email: row.cell('email'),
      number: row.cell('name'),
      placed_at: timeIn(row.cell('created at')),
      status: [row.cell('financial status'), row.cell('fulfillment status'), row.cell('cancelled at') && 'cancelled']
        .filter(Boolean)
        .join(', '),
      total: row.cell('total'),
      sku: row.cell('lineitem sku'),
      name: row.cell('lineitem name'),
      quantity: row.cell('lineitem quantity'),
      price: row.cell('lineitem price'),
    },
  }),
};

/** WooCommerce: an exporter’s CSV with one row for each item. */
const woocommerce: PastOrdersKind = {
  needed: ['order_number', 'order_date', 'billing_email', 'order_total', 'item_name', 'item_quantity', 'item_total'],
  renamed: { date: 'order_date' },
  read: (row) => ({
    currency: row.cell('order_currency'),
    cells: {
      email: row.cell('billing_email'),
      number: row.cell('order_number'),
      placed_at: timeIn(row.cell('order_date')),
      status: row.cell('status'),
      total: amountIn(row.cell('order_total')),
      sku: row.cell('item_sku'),
      name: row.cell('item_name'),
      quantity: row.cell('item_quantity'),
      price: eachOf(row.cell('item_total'), row.cell('item_quantity')),
    },
  }),
};

/** Magento: Sales → Orders → Export, which says nothing of what was bought. */
const magento: PastOrdersKind = {
  needed: ['id', 'purchase date', 'customer email', 'grand total (purchased)', 'status'],
  read: (row) => ({
    currency: /US\$|USD|€|£/.exec(row.cell('grand total (purchased)'))?.[0] ?? '',
    cells: {
      email: row.cell('customer email'),
      number: row.cell('id'),
      placed_at: timeIn(row.cell('purchase date')),
      status: row.cell('status'),
      total: amountIn(row.cell('grand total (purchased)')),
      sku: '',
      name: '',
      quantity: '',
      price: '',
    },
  }),
};

export const pastOrdersKinds = { shopify, woocommerce, magento } as const satisfies Record<
  MovedAccountsShop,
  PastOrdersKind
>;

/** Words of the other shops for an order of which nothing came. */
const endedForNothing: ReadonlySet<string> = new Set([
  'cancelled',
  'canceled',
  'voided',
  'refunded',
  'failed',
  'closed',
]);

/** Why an order is left out, if it is. A customer is shown what they bought, without the other shop's words for its state. */
const leftOutFor = ({ status, number }: Cells, currency: string): string | null => {
  if (currency !== '' && currency !== 'CAD') return `The order ${number} is in ${currency}: it is left out.`;
  const ended = status.split(', ').find((word) => endedForNothing.has(word.toLowerCase()));
  return ended === undefined ? null : `The order ${number} is ${ended}: it is left out.`;
};

/**
 * Rows of a file of orders; those in another currency than Canadian dollars, and those of which nothing came, are reported
 * and left out.
 */
export const convertPastOrders = async (
  kind: PastOrdersKind,
  rows: AsyncIterable<ShopRow>,
  report: Report,
): Promise<string[][]> => {
  const found: string[][] = [];
  const leftOut = new Set<string>();
  for await (const row of rows) {
    const { cells, currency } = kind.read(row);
    const why = leftOutFor(cells, currency);
    if (why !== null && !leftOut.has(cells.number)) {
      leftOut.add(cells.number);
      report(row.line, why);
    }
    if (!leftOut.has(cells.number)) found.push(pastOrderColumns.map((column) => cells[column]));
  }
  return found;
};

/** These rows as a file, and how many orders they are of. */
export const pastOrdersFile = (rows: readonly string[][]): { csv: string; orders: number } => ({
  csv: csvOf([[...pastOrderColumns], ...rows]),
  orders: new Set(rows.map((row) => row[pastOrderColumns.indexOf('number')])).size,
});
