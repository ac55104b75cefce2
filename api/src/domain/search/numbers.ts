/** Words copied along with a number: “Item no. FU10001001”, « Nº d’article : … », “Order #CA…”. */
const LABELS: ReadonlySet<string> = new Set(
  'item article darticle order commande product produit number no n num numero code gtin ean upc sku ugs de du'.split(
    ' ',
  ),
);
const plain = (token: string): string =>
  token
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');
const isLabel = (token: string): boolean => plain(token) === '' || LABELS.has(plain(token));

/** The number of an order, as letters and pages write it. */
const ORDER = /^CA\d{9}$/;
/** The number of a product or a variant, whoever gave it; with fewer digits it is a size or a model: “8x10”. */
const ITEM = /^(?=(?:\D*\d){4})[A-Z\d][A-Z\d./_-]{3,39}$/;
/** EAN-8, UPC-A, EAN-13 or GTIN-14; cartons print groups of their digits apart. */
const GTIN = /^(?:\d{8}|\d{12,14})$/;
const GTIN_LENGTHS = [8, 12, 13, 14] as const;

/** A number that is all of a query, after the word that names it; the letters of it are capitals. */
const numberIn = (query: string): { whole: string; digits: string } | null => {
  const tokens = query.split(/[\s:#]+/).filter(Boolean);
  const first = tokens.findIndex((token) => !isLabel(token));
  if (first === -1) return null;
  const rest = tokens.slice(first);
  return { whole: rest.length === 1 ? (rest[0] ?? '').toUpperCase() : '', digits: rest.join('').replaceAll('-', '') };
};

/** The order that a query names; whether there is one is not known here. */
export const orderIn = (query: string): string | null => {
  const whole = numberIn(query)?.whole ?? '';
  return ORDER.test(whole) ? whole : null;
};

export interface ProductNumbers {
  /** The number as it may be a product's own, or a variant's. */
  item: string | null;
  /** The ways to write the same GTIN: a UPC is an EAN-13 that begins with 0. */
  gtins: readonly string[];
}

/** The numbers of a product that a query may be; null for a query in words. */
export const productNumbersIn = (query: string): ProductNumbers | null => {
  const number = numberIn(query);
  if (!number) return null;
  const padded = GTIN.test(number.digits) ? number.digits.padStart(14, '0') : null;
  const gtins = GTIN_LENGTHS.flatMap((length) =>
    padded?.startsWith('0'.repeat(14 - length)) ? [padded.slice(14 - length)] : [],
  );
  const item = ITEM.test(number.whole) ? number.whole : null;
  return item === null && gtins.length === 0 ? null : { item, gtins };
};
