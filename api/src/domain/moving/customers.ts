import type { MovedAccountsShop } from '@shop/contract/operator';
import { csvOf } from '@shop/csv/write';
import type { Report, ShopRow } from './moved.ts';
import { listOf } from './rows.ts';

/** The columns of a file of customers. */
export const customerColumns = [
  'email',
  'firstname',
  'lastname',
  'language',
  'telephone',
  'street',
  'apartment',
  'city',
  'region',
  'postcode',
  'country',
  'newsletter',
  'newsletter_at',
] as const;
type Cells = Readonly<Partial<Record<(typeof customerColumns)[number], string>>>;

/** A customer of another shop: the cells of their row. */
export interface MovedCustomer {
  readonly line: number;
  readonly cells: Cells;
}

/** How a shop's file of customers is read; `addresses` are in a file of their own, where it has one. */
interface CustomersKind {
  readonly needed: readonly string[];
  read(rows: AsyncIterable<ShopRow>, addresses: AsyncIterable<ShopRow> | null): Promise<MovedCustomer[]>;
}

/** The first of these columns that says anything, in one line. */
const firstOf = (row: ShopRow | undefined, ...columns: readonly string[]): string =>
  columns
    .map((column) => row?.cell(column) ?? '')
    .find((text) => text !== '')
    ?.replaceAll(/\s+/g, ' ') ?? '';

/** `fr_CA` and `french` are French; empty for what says neither. */
const languageIn = (text: string): string => /(?:^|[_-])(fr|en)/i.exec(text)?.[1]?.toLowerCase() ?? '';

/** Shopify writes an apostrophe before what a spreadsheet would make a number of. */
const bare = (text: string): string => text.replace(/^'/, '');

const each =
  (cellsOf: (row: ShopRow) => Cells): CustomersKind['read'] =>
  (rows) =>
    listOf(rows).then((list) => list.map((row) => ({ line: row.line, cells: cellsOf(row) })));

/** Shopify: Customers → Export. Whether they agreed to the newsletter is there, when is not. */
const shopify: CustomersKind = {
  needed: ['first name', 'last name', 'email', 'accepts email marketing'],
  read: each((row) => ({
    email: row.cell('email'),
    firstname: row.cell('first name'),
    lastname: row.cell('last name'),
    telephone: bare(firstOf(row, 'phone', 'default address phone')),
    street: firstOf(row, 'default address address1', 'address1'),
    apartment: firstOf(row, 'default address address2', 'address2'),
    city: firstOf(row, 'default address city', 'city'),
    region: firstOf(row, 'default address province code', 'province code', 'province'),
    postcode: bare(firstOf(row, 'default address zip', 'zip')),
    country: firstOf(row, 'default address country code', 'country code', 'country'),
    newsletter: /^(?:yes|true)$/i.test(row.cell('accepts email marketing')) ? 'yes' : '',
  })),
};

/** WooCommerce: what its analytics download (`Name`, `Region`), or an exporter with the names of its fields (`billing_city`). */
const woocommerce: CustomersKind = {
  needed: ['email'],
  read: each((row) => {
    const [, first = '', last = ''] = /^(\S+)\s*(.*)$/s.exec(row.cell('name')) ?? [];
    return {
      email: row.cell('email'),
      firstname: firstOf(row, 'first_name', 'billing_first_name') || first,
      lastname: firstOf(row, 'last_name', 'billing_last_name') || last,
      language: languageIn(row.cell('locale')),
      telephone: firstOf(row, 'billing_phone', 'shipping_phone'),
      street: firstOf(row, 'billing_address_1', 'shipping_address_1'),
      apartment: firstOf(row, 'billing_address_2'),
      city: firstOf(row, 'billing_city', 'city'),
      region: firstOf(row, 'billing_state', 'region'),
      postcode: firstOf(row, 'billing_postcode', 'postal code'),
      country: firstOf(row, 'billing_country', 'country / region', 'country'),
    };
  }),
};

/** How much an address of Magento is the one to take: orders go to it, bills do, or neither. */
const rankOf = (row: ShopRow | undefined): number =>
  ['_address_default_billing_', '_address_default_shipping_'].findLastIndex((mark) => row?.cell(mark) === '1');

/** Magento: the main file with the addresses of a file of their own, or the composite file, which has both. */
const magento: CustomersKind = {
  needed: ['email', 'firstname', 'lastname'],
  read: async (rows, addresses) => {
    const byEmail = new Map<string, ShopRow>();
    for await (const row of addresses ?? []) {
      const email = row.cell('_email').toLowerCase();
      if (!byEmail.has(email) || rankOf(row) > rankOf(byEmail.get(email))) byEmail.set(email, row);
    }
    const found: { row: ShopRow; address: ShopRow | undefined }[] = [];
    for await (const row of rows) {
      const last = found.at(-1);
      if (row.cell('email') !== '') found.push({ row, address: byEmail.get(row.cell('email').toLowerCase()) ?? row });
      // Further addresses of the customer above.
      else if (last && rankOf(row) > rankOf(last.address)) last.address = row;
    }
    return found.map(({ row, address }) => {
      const field = (name: string): string => address?.cell(`_address_${name}`) || (address?.cell(name) ?? '');
      const [street = '', ...more] = field('street').split(/\r?\n/);
      return {
        line: row.line,
        cells: {
          email: row.cell('email'),
          firstname: row.cell('firstname'),
          lastname: row.cell('lastname'),
          language: languageIn(row.cell('_store')),
          telephone: field('telephone'),
          street,
          apartment: more.join(' '),
          city: field('city'),
          region: field('region'),
          postcode: field('postcode'),
          country: field('country_id'),
        },
      };
    });
  },
};

/** Kinds of shops whose customers are read. */
export const customersKinds = { shopify, woocommerce, magento } as const satisfies Record<
  MovedAccountsShop,
  CustomersKind
>;

/** Rows of a file of customers, of those with an e-mail address; the others are reported. */
export const convertCustomers = (
  moved: readonly MovedCustomer[],
  {
    language,
    report,
    agreedAt,
  }: {
    /** Of those whose language the file does not say. */
    readonly language: string;
    readonly report: Report;
    /** What somebody has written about when an address agreed. */
    readonly agreedAt: (email: string) => string;
  },
): string[][] =>
  moved.flatMap(({ line, cells }) => {
    const { email = '' } = cells;
    if (email === '') {
      report(line, 'This customer has no e-mail address, which an account needs: they are left out.');
      return [];
    }
    const agreed = agreedAt(email);
    const said: Cells = { ...cells, language: cells.language || language, newsletter_at: agreed };
    const row: Cells = agreed === '' ? said : { ...said, newsletter: 'yes' };
    return [customerColumns.map((column) => row[column] ?? '')];
  });

/** These rows as a file, and how many of them agreed to the newsletter without a day on which they did. */
export const customersFile = (rows: readonly string[][]): { csv: string; undated: number } => {
  const [agreed, at] = [customerColumns.indexOf('newsletter'), customerColumns.indexOf('newsletter_at')];
  return {
    csv: csvOf([[...customerColumns], ...rows]),
    undated: rows.filter((row) => row[agreed] === 'yes' && row[at] === '').length,
  };
};
