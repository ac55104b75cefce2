import { Type } from 'typebox';
import { Count, record, Text } from '../entities/fields.ts';

/** Shops, or what comes of them, whose files of products are read. */
export const movedShops = ['shopify', 'woocommerce', 'magento', 'google'] as const;
export type MovedShop = (typeof movedShops)[number];

/** Shops whose files of customers and of orders are read. */
export const movedAccountsShops = ['shopify', 'woocommerce', 'magento'] as const;
export type MovedAccountsShop = (typeof movedAccountsShops)[number];

/** Something that is not taken over as it is, and its line in the file, from 1. */
export const Remark = record({ line: Count, message: Text });

/** A file of another shop as files of this one. */
export const Converted = record({
  /** A product file, in whose `categories` stand the names of the other shop. */
  csv: Text,
  products: Count,
  options: Count,
  /** A product file of the other language, with the same words, to be translated. */
  translate: Text,
  /** What the other shop calls its categories, and how many products each has. */
  categories: Type.Array(record({ theirs: Text, products: Count })),
  pictures: Type.Array(record({ sku: Text, url: Text })),
  /** What cannot be taken over as it is, by its line. */
  remarks: Type.Array(Remark),
});

/** The first 1,000 of what a file has that is left out, and how many there are. */
export const remarked = { remarks: Type.Array(Remark), remarks_total: Count };
