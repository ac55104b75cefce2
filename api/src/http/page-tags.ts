import type { CallName } from '@shop/contract';

/** Header of an answer to a render: what it was made from. */
export const tagsHeader = 'x-page-tags';

/** Calls whose answers depend on no products but those that they show; any other may choose among all of them. */
const chooseNone: ReadonlySet<CallName> = new Set<CallName>([
  'categoryTree',
  'cmsPage',
  'deliveryEstimate',
  'fraudConfig',
  'hotKeywords',
  'pathResolve',
  'productDetail',
  'productReviews',
  'productFaq',
  'configInit',
]);

const idNames: ReadonlySet<string> = new Set(['entity_id', 'product_id']);

const collectProducts = (value: unknown, found: Set<number>): void => {
  if (Array.isArray(value)) {
    for (const item of value) collectProducts(item, found);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) {
      if (idNames.has(name) && /^[1-9]\d{0,9}$/.test(String(item))) found.add(Number(item));
      else collectProducts(item, found);
    }
  }
};

/**
 * Tags what an answer was made from, as triggers note its changes: `product:12` for each product that was `asked` for
 * or that it shows, `products` where it chose among all of them. Data on many pages has no tag: a change of it changes
 * everything.
 */
export const tagsOf = (name: CallName, asked: unknown, result: unknown): string[] => {
  const products = new Set<number>();
  if (name !== 'categoryTree') collectProducts([asked, result], products);
  return [...(chooseNone.has(name) ? [] : ['products']), ...[...products].map((id) => `product:${id}`)];
};
