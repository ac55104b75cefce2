import { Type } from 'typebox';
import { Count, Line, oneOf, optional, record, Text } from '../entities/fields.ts';
import { CsvFile, fileErrors, mistakes } from './file-body.ts';
import { both, bothRead } from './promotions.ts';

/** Where a product may stand: such as `furniture/desks.html`. */
const named = { path: Text, name: bothRead };
const inMenu = oneOf(['shown', 'hidden']);
/** `parent`: path of the category above it; empty for a root. A menu leads to nothing below what it hides. */
const CategoryRow = record({ ...named, parent: Text, menu: inMenu });

const NewCategory = record({
  /** In the file, from 1. */
  line: Count,
  ...named,
  /** Path of the category above it; empty for a root. */
  parent: Text,
});

/** `categories.csv` of a move (docs/how-to/move-in.md): paths in `ours`, names of those that there are not in `name_en` and `name_fr`. */
const file = { body: CsvFile };
/** `unchanged`: rows whose category exists. */
const counts = { made: Count, unchanged: Count, ...mistakes };

/** Calls about the categories of the shop. */
export const categoriesSchemas = {
  /** In the order of the menu, as far as they have the same parent. */
  categories: { query: record({}), result: record({ list: Type.Array(CategoryRow) }) },
  /** `list`: what would be made, parents before their children. */
  previewCategories: { ...file, result: record({ ...counts, list: Type.Array(NewCategory) }) },
  /**
   * What is absent stays. `place`: among those with the same parent, from 1; beyond the last it is the last. `changed` names
   * what is other than before.
   */
  changeCategory: {
    body: record({
      path: Line,
      name: optional(both(100)),
      menu: optional(inMenu),
      place: optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
    }),
    result: record({ ...CategoryRow.properties, changed: Type.Array(Text) }),
    errors: { 404: 'There is no such category.' },
  },
  /** All that the file names or, where it has mistakes, nothing. */
  applyCategories: { ...file, result: record(counts), errors: fileErrors },
} as const;
