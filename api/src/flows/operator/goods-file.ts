import type { Queryable } from '../../database/connection.ts';
import { changeGoods, lockGoods } from '../../database/operator/goods.ts';
import { logChanges } from '../../database/operator/log.ts';
import { insertPlans } from '../../database/operator/price-plans.ts';
import { transact } from '../../database/transact.ts';
import type { Good } from '../../domain/catalogue/good.ts';
import { readGoodsFile, type FileError, type FileKind } from '../../domain/catalogue/goods-file.ts';
import { changesPrices, pricesAfter, type CheckedLine } from '../../domain/catalogue/price-file-check.ts';
import type { PriceLine } from '../../domain/catalogue/price-file.ts';
import type { Facts, Operator } from '../../domain/operator/operator.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';

/** A file that came in, which is read more than once. */
export interface GoodsFile {
  read(): AsyncIterable<Uint8Array>;
}

export interface GoodsWork<Line extends PriceLine, Checked extends CheckedLine> {
  readonly kind: FileKind<Line>;
  /** Keeps others, until the transaction ends, from what two files may not do at once. */
  lock?(transaction: Queryable): Promise<void>;
  /** Begins with a file: what it answers compares its lines with what is sold, some at a time. */
  begin(db: Queryable): Promise<(lines: readonly Line[]) => Promise<{ checked: Checked[]; errors: FileError[] }>>;
  /** How the log names what a line does. */
  actionOf(checked: Checked): string;
  /** Writes what lines say beside prices and units, in a transaction that holds their products. */
  writeWords?(transaction: Queryable, checked: readonly Checked[]): Promise<void>;
}

const changesWords = ({ isNew, after }: CheckedLine): boolean => isNew || Object.keys(after).length > 0;

/** Whether a line begins later, changes something at once, or says what is so already. */
const effectOf = (checked: CheckedLine): 'planned' | 'changed' | 'unchanged' => {
  if (checked.wanted.from !== null) return 'planned';
  return changesWords(checked) || changesPrices(checked) ? 'changed' : 'unchanged';
};

export const priceFacts = ({
  price,
  finalPrice,
  plusPrice,
}: Pick<Good, 'price' | 'finalPrice' | 'plusPrice'>): Facts => ({
  price,
  finalPrice,
  plusPrice,
});

/** Amounts, states and names of columns; no words. */
const factsOf = ({ wanted: { prices, stockChange, from }, good, before, after }: CheckedLine) => {
  const columns = Object.keys(after);
  return {
    before: {
      ...priceFacts(good),
      stock: good.stock,
      ...(before['status'] !== undefined && { status: before['status'] }),
    },
    after: {
      ...priceFacts(pricesAfter(good, prices)),
      stock: good.stock + stockChange,
      ...(after['status'] !== undefined && { status: after['status'] }),
      ...(columns.length > 0 && { columns: columns.join(' ') }),
      ...(from && { from: from.toISOString() }),
    },
  };
};

const write = async <Line extends PriceLine, Checked extends CheckedLine>(
  work: GoodsWork<Line, Checked>,
  { db, by, now }: { db: Queryable; by: Operator; now: Date },
  checked: readonly Checked[],
): Promise<void> => {
  const atOnce = checked.filter((one) => effectOf(one) === 'changed');
  const planned = checked.filter((one) => effectOf(one) === 'planned');
  await work.writeWords?.(db, atOnce.filter(changesWords));
  await changeGoods(
    db,
    atOnce.filter(changesPrices).map(({ wanted: { prices, stockChange }, good }) => ({
      productId: good.productId,
      variantId: good.variantId,
      ...pricesAfter(good, prices),
      stockChange,
    })),
  );
  await insertPlans(
    db,
    planned.map(({ wanted: { sku, prices, from, cells = {} }, good: { productId, variantId } }) => ({
      productId,
      variantId,
      sku,
      changes: { ...prices, ...(Object.keys(cells).length > 0 && { cells }) },
      validFrom: from ?? now,
      keyId: by.keyId,
      createdAt: now,
    })),
  );
  await logChanges(
    db,
    [...atOnce, ...planned].map((one) => ({
      by,
      change: { action: work.actionOf(one), subject: one.wanted.sku, ...factsOf(one) },
    })),
    now,
  );
};

export interface FileMistakes {
  /** The first of its mistakes, by line. */
  readonly errors: readonly FileError[];
  readonly errorsTotal: number;
}
export interface FileOutcome extends FileMistakes {
  readonly changed: number;
  readonly planned: number;
  readonly unchanged: number;
}

/** Mistakes that are remembered. */
const reportedErrors = 1_000;
/** Mistakes of a whole file, as they are reported. */
export const reportedOf = (errors: readonly FileError[]): FileMistakes => ({
  errors: errors.slice(0, reportedErrors),
  errorsTotal: errors.length,
});
/** How many of them a refusal's message itself names. */
const named = 20;

interface Walk {
  readonly db: Queryable;
  readonly now: Date;
  readonly file: GoodsFile;
}

/** Reads a file from its beginning to its end, and hands on what is right of it, some lines at a time. */
const walk = async <Line extends PriceLine, Checked extends CheckedLine>(
  work: GoodsWork<Line, Checked>,
  { db, now, file }: Walk,
  hand: (checked: readonly Checked[]) => unknown,
): Promise<FileOutcome> => {
  const counts = { changed: 0, planned: 0, unchanged: 0 };
  const fileErrors: FileError[] = [];
  let errorsTotal = 0;
  const check = await work.begin(db);
  for await (const part of readGoodsFile(work.kind, file.read(), now)) {
    const { checked, errors } = await check(part.lines);
    const wrong = [...part.errors, ...errors].toSorted((a, b) => a.line - b.line);
    errorsTotal += wrong.length;
    fileErrors.push(...wrong.slice(0, reportedErrors - fileErrors.length));
    for (const one of checked) counts[effectOf(one)] += 1;
    await hand(checked);
  }
  return { ...counts, errors: fileErrors, errorsTotal };
};

/** @throws ShopError 400 where a file has mistakes */
export const refuseWrong = ({ errors, errorsTotal }: FileMistakes): void => {
  if (errorsTotal === 0) return;
  const lines = errors
    .slice(0, named)
    .map(({ line, column, message }) => `line ${line}, ${column === '' ? '' : `${column}: `}${message}`);
  throw new ShopError(
    400,
    {
      en: `Nothing was changed, because the file has mistakes:\n${lines.join('\n')}`,
      fr: `Rien n’a été modifié, car le fichier contient des erreurs :\n${lines.join('\n')}`,
    },
    { errors, errors_total: errorsTotal },
  );
};

/** Previews a file: its outcome, and the first `shown` lines that it would change; nothing is written. */
export const previewFile = async <Line extends PriceLine, Checked extends CheckedLine>(
  { db, now }: Services,
  work: GoodsWork<Line, Checked>,
  file: GoodsFile,
  shown: number,
): Promise<FileOutcome & { list: Checked[] }> => {
  const list: Checked[] = [];
  const outcome = await walk(work, { db, now: now(), file }, (checked) => {
    for (const one of checked) if (list.length < shown && effectOf(one) !== 'unchanged') list.push(one);
  });
  return { ...outcome, list };
};

/**
 * Does what a file says, all of it or nothing: at once, or later for lines with a time. It is read twice, so that nothing
 * is locked while its mistakes are looked for, and never held as a whole.
 * @param skipWrong does what is right of it, and leaves out lines with mistakes
 * @throws ShopError 400 where it has mistakes, with `errors` by line and column
 */
export const applyFile = async <Line extends PriceLine, Checked extends CheckedLine>(
  services: Services,
  by: Operator,
  work: GoodsWork<Line, Checked>,
  file: GoodsFile,
  skipWrong: boolean,
): Promise<FileOutcome> => {
  const now = services.now();
  const touched = new Set<number>();
  const first = await walk(work, { db: services.db, now, file }, (checked) => {
    for (const { wanted, good, isOfNewProduct } of checked)
      if (wanted.from === null && !isOfNewProduct) touched.add(good.productId);
  });
  if (!skipWrong) refuseWrong(first);
  return transact(services.db, async (db) => {
    await work.lock?.(db);
    await lockGoods(db, [...touched]);
    // Sales and changes made meanwhile count.
    const outcome = await walk(work, { db, now, file }, (checked) => write(work, { db, by, now }, checked));
    if (!skipWrong) refuseWrong(outcome);
    return outcome;
  });
};
