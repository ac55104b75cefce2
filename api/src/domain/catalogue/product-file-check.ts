import type { Product, Variant } from '@shop/contract/contents';
import type { CategoryTree } from './category-tree.ts';
import type { Good } from './good.ts';
import type { Cells, FileError } from './goods-file.ts';
import { newNumber, newPath, newProduct, newVariant } from './new-product.ts';
import { priceErrors, pricesAfter, type CheckedLine } from './price-file-check.ts';
import { productColumns, untranslated, type Draft } from './product-columns.ts';
import type { ProductLine } from './product-file.ts';

/** A product with its variants; a line that is right replaces it by what it is then. */
export interface ProductBeingEdited {
  product: Product;
  isNew: boolean;
}

export interface Place {
  readonly edited: ProductBeingEdited;
  /** Null for the product itself. */
  readonly variantId: number | null;
}

/** Products that the lines of a file are about, as the lines before left them. */
export interface ProductsOfFile {
  /** By number; those of new products and options are added. */
  readonly places: Map<string, Place[]>;
  readonly tree: CategoryTree;
  /** Ids that nothing has, and the rank of what is newer than all others. */
  newProduct(): { id: number; rank: number };
  newOption(): number;
}

export interface CheckedProduct extends CheckedLine {
  readonly edited: ProductBeingEdited;
}

const mostOptions = 500;
const needed = ['name_en', 'name_fr', 'brand', 'categories'] as const;

/** A product or one of its variants, to be read or changed. */
export const draftOf = (product: Product, variantId: number | null): Draft => ({
  product,
  variant: product.variants.find(({ id }) => id === variantId) ?? null,
});

const pricedOf = ({ product, variant }: Draft): Good => {
  const { sku, price, finalPrice, stock } = variant ?? product;
  return {
    productId: product.id,
    variantId: variant?.id ?? null,
    sku,
    name: product.name.en,
    price,
    finalPrice,
    plusPrice: variant ? null : product.plusPrice,
    stock: stock.usableQuantity,
  };
};

type Wrong = (column: string, message: string) => void;

/** Something that a line is about, as a copy that the line may change. */
interface Begun {
  readonly edited: ProductBeingEdited;
  readonly draft: Draft;
  readonly isNew: boolean;
}

const begun = (edited: ProductBeingEdited, variantId: number | null): Begun => ({
  edited,
  draft: draftOf(structuredClone(edited.product), variantId),
  isNew: false,
});

const beginProduct = (wanted: ProductLine, of: ProductsOfFile, wrong: Wrong): Begun | null => {
  const { sku, cells } = wanted;
  const { price, finalPrice } = wanted.prices;
  for (const column of needed) if (cells[column] === undefined) wrong(column, 'A new product needs it.');
  if (price === undefined) wrong('price', 'A new product needs it.');
  if (finalPrice === undefined) wrong('final_price', 'A new product needs it.');
  if (price === undefined || finalPrice === undefined) return null;
  const { id, rank } = of.newProduct();
  const product = newProduct(id, sku, { price, finalPrice });
  product.createdRank = rank;
  product.urlPath = newPath(cells['name_en'] ?? '', sku);
  return { edited: { product, isNew: true }, draft: { product, variant: null }, isNew: true };
};

const beginOption = ({ sku, product: above, prices }: ProductLine, of: ProductsOfFile, wrong: Wrong): Begun | null => {
  const [parent] = of.places.get(above) ?? [];
  if (!parent) {
    wrong('product', `There is no product ${above}. A new one stands right above its options.`);
    return null;
  }
  const { product } = begun(parent.edited, null).draft;
  if (product.variants.length >= mostOptions) wrong('product', `${above} has ${mostOptions} options already.`);
  if (parent.variantId !== null) wrong('product', `${above} is an option itself.`);
  if (product.variants.length === 0 && product.stock.usableQuantity > 0)
    wrong('product', `${above} has ${product.stock.usableQuantity} units of its own, which have to go first.`);
  const standing = pricedOf({ product, variant: null });
  const { price, finalPrice } = pricesAfter(standing, prices);
  const variant = newVariant(of.newOption(), sku, { price, finalPrice });
  product.type = 'configurable';
  product.variants = [...product.variants, variant];
  return { edited: parent.edited, draft: { product, variant }, isNew: true };
};

/** Finds or begins a line's product; null where it does not say enough, which `wrong` records. */
const beginLine = (wanted: ProductLine, of: ProductsOfFile, wrong: Wrong): Begun | null => {
  const { sku } = wanted;
  const [place, another] = of.places.get(sku) ?? [];
  if (another) {
    wrong('sku', `${sku} stands for several products or options.`);
    return null;
  }
  if (place) {
    const { edited, variantId } = place;
    if (wanted.product !== '' && (variantId === null || edited.product.sku !== wanted.product))
      wrong('product', `${sku} is no option of ${wanted.product}.`);
    return begun(edited, variantId);
  }
  if (wanted.from !== null) wrong('valid_from', 'What is new is made at once; publish it with a line of its own.');
  if (!newNumber.test(sku) || sku.length > 40)
    wrong(
      'sku',
      `There is no product ${sku}, and a new number has letters and digits, with - . _ / + # between them, 40 at most.`,
    );
  return wanted.product === '' ? beginProduct(wanted, of, wrong) : beginOption(wanted, of, wrong);
};

/** The columns of two languages, by what they have in common. */
const bare = (column: string): string => column.replace(/_(en|fr)$/, '');

/** Writes cells into a draft, and tells `wrong` of those that cannot be; answers which changed, with what stood there before. */
export const writeCells = (
  draft: Draft,
  cells: Cells,
  tree: CategoryTree,
  wrong: Wrong,
): { before: Cells; after: Cells } => {
  const before: Record<string, string> = {};
  const after: Record<string, string> = {};
  for (const [name, given = ''] of Object.entries(cells)) {
    const column = productColumns.get(name);
    if (!column) continue;
    if (column.of !== 'both' && (column.of === 'variant') !== (draft.variant !== null)) {
      wrong(name, draft.variant ? 'An option has none of its own: its product has.' : 'Only an option has one.');
      continue;
    }
    if (given === '-' && !column.mayBeEmpty) {
      wrong(name, 'It cannot be empty.');
      continue;
    }
    const [standing, text] = [column.read(draft, tree), given === '-' ? '' : given];
    if (text === standing) continue;
    const problem = column.write(draft, text, tree);
    if (problem !== null) wrong(name, problem);
    const written = column.read(draft, tree);
    if (written === standing) continue;
    before[name] = standing;
    after[name] = written;
  }
  const touched = new Set(Object.keys(after).map(bare));
  for (const column of untranslated(draft))
    if (touched.has(bare(column))) wrong(column, 'It is there in the other language only, or has fewer parts.');
  return { before, after };
};

const optionsOf = (variant: Variant): string => JSON.stringify(Object.entries(variant.options).toSorted());

const optionErrors = ({ product, variant }: Draft, wrong: Wrong): void => {
  if (!variant) return;
  if (Object.keys(variant.options).length === 0)
    wrong('sku', 'An option needs a colour, a style, a size or a number of pieces.');
  const same = product.variants.find((other) => other.id !== variant.id && optionsOf(other) === optionsOf(variant));
  if (same) wrong('sku', `${same.sku} is the same option.`);
};

const checkLine = (wanted: ProductLine, of: ProductsOfFile, wrong: Wrong): CheckedProduct | null => {
  const mistakes: FileError[] = [];
  const report: Wrong = (column, message) => {
    mistakes.push({ line: wanted.line, column, message });
    wrong(column, message);
  };
  const line = beginLine(wanted, of, report);
  if (!line) return null;
  const { edited, draft, isNew } = line;
  const good = pricedOf(draft);
  const { before, after } = writeCells(draft, wanted.cells, of.tree, report);
  optionErrors(draft, report);
  for (const { column, message } of priceErrors(wanted, good, draft.product.variants.length > 0))
    report(column, message);
  if (mistakes.length > 0) return null;
  if (wanted.from === null) {
    const sold = draft.variant ?? draft.product;
    const { price, finalPrice, plusPrice } = pricesAfter(good, wanted.prices);
    Object.assign(sold, { price, finalPrice }, draft.variant ? {} : { plusPrice });
    const units = good.stock + wanted.stockChange;
    sold.stock = { quantity: units, usableQuantity: units };
    edited.product = draft.product;
    if (isNew) of.places.set(wanted.sku, [{ edited, variantId: good.variantId }]);
  }
  return { wanted, good, isNew, isOfNewProduct: edited.isNew, before, after, edited };
};

/** Compares lines of a product file with what is sold and with the lines before them. */
export const checkProductLines = (
  lines: readonly ProductLine[],
  of: ProductsOfFile,
): { checked: CheckedProduct[]; errors: FileError[] } => {
  const errors: FileError[] = [];
  const checked = lines.flatMap((wanted) => {
    const wrong: Wrong = (column, message) => void errors.push({ line: wanted.line, column, message });
    const one = checkLine(wanted, of, wrong);
    return one ? [one] : [];
  });
  return { checked, errors };
};
