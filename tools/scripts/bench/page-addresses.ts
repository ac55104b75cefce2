import { calls, client, country } from '@shop/contract';

const ask = async <T>(shop: string, { method, path }: { method: string; path: string }, body?: object): Promise<T> => {
  const answer = await fetch(shop + path, {
    method,
    headers: { client, country, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const envelope = (await answer.json()) as { code: number; result: T }; // the API's own answer to its own call
  if (envelope.code !== 200) throw new Error(`${path} answered ${envelope.code}`);
  return envelope.result;
};

interface Tree {
  categories: { entity_id: number; url_path: string }[];
}
interface Products {
  products: { url_path: string }[];
}

/** Addresses of all products that lists show. */
export const pageAddresses = async (shop: string): Promise<string[]> => {
  const found = new Set<string>();
  const { categories } = await ask<Tree>(shop, calls.categoryTree);
  for (const { entity_id } of categories) {
    for (let page = 1, more = true; more; page += 1) {
      const list = await ask<Products>(shop, calls.categoryProducts, { category_id: entity_id, page, page_size: 100 });
      for (const { url_path } of list.products) found.add(`/${url_path}`);
      more = list.products.length === 100;
    }
  }
  return [...found];
};
