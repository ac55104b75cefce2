import type { BothLanguages } from '../text/both-languages.ts';

/** A category, as products stand in it. */
export interface Branch {
  readonly id: number;
  readonly parentId: number | null;
  readonly urlPath: string;
  readonly name: BothLanguages;
}

export interface CategoryTree {
  readonly byId: ReadonlyMap<number, Branch>;
  readonly byPath: ReadonlyMap<string, Branch>;
}

export const categoryTree = (branches: readonly Branch[]): CategoryTree => ({
  byId: new Map(branches.map((branch) => [branch.id, branch])),
  byPath: new Map(branches.map((branch) => [branch.urlPath, branch])),
});

/** Categories of these that are not above another one of them: where a product was put. */
export const ownCategories = ({ byId }: CategoryTree, ids: readonly number[]): Branch[] => {
  const above = new Set(ids.map((id) => byId.get(id)?.parentId));
  return ids.flatMap((id) => {
    const branch = byId.get(id);
    return branch && !above.has(id) ? [branch] : [];
  });
};

/** Ids of categories by their paths, each followed by those above it. */
export const withAncestors = ({ byId, byPath }: CategoryTree, paths: readonly string[]): number[] => {
  const ids = new Set<number>();
  for (const path of paths)
    for (let branch = byPath.get(path); branch; branch = byId.get(branch.parentId ?? -1)) ids.add(branch.id);
  return [...ids];
};
