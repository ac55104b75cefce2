import type { OperatorResult } from '@shop/contract/operator';

export type Category = OperatorResult<'categories'>['list'][number];

/** A category as it stands in the tree. */
export interface Branch extends Category {
  /** 0 for a root. */
  readonly depth: number;
  /** Among those with the same parent, from 1. */
  readonly place: number;
  readonly isLast: boolean;
  readonly hasBelow: boolean;
  /** The menu leads to something above it no more. */
  readonly isBelowHidden: boolean;
}

/** Categories as the menu shows them: each above those below it, where it is opened. */
export const inTree = (list: readonly Category[], opened: ReadonlySet<string>): Branch[] => {
  const below = Map.groupBy(list, ({ parent }) => parent);
  const walk = (parent: string, depth: number, isBelowHidden: boolean): Branch[] =>
    (below.get(parent) ?? []).flatMap((category, at, all) => [
      {
        ...category,
        depth,
        place: at + 1,
        isLast: at === all.length - 1,
        hasBelow: below.has(category.path),
        isBelowHidden,
      },
      ...(opened.has(category.path) ? walk(category.path, depth + 1, isBelowHidden || category.menu === 'hidden') : []),
    ]);
  return walk('', 0, false);
};
