import type { CallResult, Language } from '@shop/contract';
import { lineage, type CategoryRow } from '../../database/catalogue/categories.ts';

const headOf = ({ id, name, urlPath, picture, productCount }: CategoryRow, language: Language) => ({
  entity_id: id,
  name: name[language],
  url_path: urlPath,
  image: picture || null,
  product_count: productCount,
});

/** The three levels of the menu; what lies deeper is shown on its parent's page. */
export const treeOf = (rows: readonly CategoryRow[], language: Language): CallResult<'categoryTree'> => {
  const below = (id: number | null) => rows.filter(({ parentId }) => parentId === id);
  return {
    categories: below(null).map((root) => ({
      ...headOf(root, language),
      children: below(root.id).map((middle) => ({
        ...headOf(middle, language),
        children: below(middle.id).map((leaf) => ({ ...headOf(leaf, language), children: [] })),
      })),
    })),
  };
};

/** Head of a category's page, null for an unknown category. */
export const categoryHead = (
  rows: readonly CategoryRow[],
  id: number,
  language: Language,
): CallResult<'categoryProducts'>['category'] | null => {
  const line = lineage(rows, id);
  const own = line.at(-1);
  if (!own) return null;
  return {
    entity_id: own.id,
    name: own.name[language],
    url_path: own.urlPath,
    image: own.picture || null,
    description: own.description[language] || null,
    position: line.map(({ id: entityId, name, urlPath }) => ({
      entity_id: entityId,
      name: name[language],
      url_path: urlPath,
    })),
    children: rows.filter(({ parentId }) => parentId === id).map((child) => headOf(child, language)),
  };
};
