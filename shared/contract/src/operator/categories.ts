import { Type } from 'typebox';
import { Count, record, Text } from '../entities/fields.ts';
import { CsvFile, fileErrors, mistakes } from './file-body.ts';
import { bothRead } from './promotions.ts';

/** Where a product may stand: such as `furniture/desks.html`. */
const CategoryRow = record({ path: Text, name: bothRead });

const NewCategory = record({
  /** In the file, from 1. */
  line: Count,
  ...CategoryRow.properties,
  /** Path of the category above it; empty for a root. */
  parent: Text,
});

/** `categories.csv` of a move (docs/how-to/move-in.md): paths in `ours`, names of those that there are not in `name_en` and `name_fr`. */
const file = { body: CsvFile };
/** `unchanged`: rows whose category exists. */
const counts = { made: Count, unchanged: Count, ...mistakes };

/** Calls about the categories of the shop. */
export const categoriesSchemas = {
  /** In the order of the menu. */
  categories: { query: record({}), result: record({ list: Type.Array(CategoryRow) }) },
  /** `list`: what would be made, parents before their children. */
  previewCategories: { ...file, result: record({ ...counts, list: Type.Array(NewCategory) }) },
  /** All that the file names or, where it has mistakes, nothing. */
  applyCategories: { ...file, result: record(counts), errors: fileErrors },
} as const;
