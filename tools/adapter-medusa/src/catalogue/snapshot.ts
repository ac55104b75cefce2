import type { Language } from '@shop/contract';
import { headersFor, type MedusaCategory, type MedusaProduct, type MedusaStore } from '../medusa.ts';

/** Everything that is sold, in one language, as Medusa has it. */
export interface Snapshot {
  readonly products: readonly MedusaProduct[];
  /** The roots of the tree, with what is below them. */
  readonly categories: readonly MedusaCategory[];
}

const pageSize = 100;
/** How long a snapshot serves before it is read again, in ms: as long as pages are kept of a backend that tells of no changes. */
const freshFor = 30_000;

const fields = [
  '*categories',
  '*variants.calculated_price',
  '+variants.inventory_quantity',
  '+variants.metadata',
  '*variants.options',
  '*variants.options.option',
  '*images',
  '*options',
  '*options.values',
  '*tags',
  '*collection',
  '+metadata',
].join(',');

/**
 * Medusa's store API has no filters with counts and no order by price, so that lists are made here, from all products of
 * a language. They are read in pages, again after 30 seconds; while they are read the ones before serve.
 */
export const snapshotsOf = (store: MedusaStore, region: () => Promise<string>, now: () => number) => {
  const cached = new Map<Language, { at: number; snapshot: Promise<Snapshot> }>();

  const read = async (language: Language): Promise<Snapshot> => {
    const headers = headersFor(language);
    const region_id = await region();
    const products: MedusaProduct[] = [];
    for (;;) {
      const page = await store.store.product.list(
        { limit: pageSize, offset: products.length, region_id, fields, order: '-created_at' },
        headers,
      );
      products.push(...page.products);
      if (page.products.length < pageSize) break;
    }
    const { product_categories: categories } = await store.store.category.list(
      { include_descendants_tree: true, parent_category_id: 'null', limit: 1000 },
      headers,
    );
    return { products, categories };
  };

  return async (language: Language): Promise<Snapshot> => {
    const earlier = cached.get(language);
    if (earlier && now() - earlier.at < freshFor) return earlier.snapshot;
    const snapshot = read(language);
    if (!earlier) {
      cached.set(language, { at: now(), snapshot });
      snapshot.catch(() => cached.delete(language));
      return snapshot;
    }
    // The one before serves whoever asks meanwhile, and stays if this one fails.
    cached.set(language, { at: now(), snapshot: earlier.snapshot });
    snapshot.then(
      () => cached.set(language, { at: now(), snapshot }),
      () => undefined,
    );
    return earlier.snapshot;
  };
};
export type Snapshots = ReturnType<typeof snapshotsOf>;
