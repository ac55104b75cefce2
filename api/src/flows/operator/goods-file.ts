import type { Queryable } from '../../database/connection.ts';
import { lockGoods } from '../../database/operator/goods.ts';
import { transact } from '../../database/transact.ts';
import { readGoodsFile, type FileError, type FileKind, type GoodsLine } from '../../domain/catalogue/goods-file.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';

/** A file that came in, which is read more than once. */
export interface GoodsFile {
  read(): AsyncIterable<Uint8Array>;
}

/** What is done with a kind of goods file. */
export interface GoodsWork<Line extends GoodsLine, Checked> {
  readonly kind: FileKind<Line>;
  /** Keeps others, until the transaction ends, from what two files may not do at once. */
  lock?(transaction: Queryable): Promise<void>;
  /** Begins with a file: what it answers compares its lines with what is sold, some at a time. */
  begin(db: Queryable): Promise<(lines: readonly Line[]) => Promise<{ checked: Checked[]; errors: FileError[] }>>;
  /** Whether a line begins later, changes something at once, or says what is so already. */
  does(checked: Checked): 'planned' | 'changed' | 'unchanged';
  /** The product that a line changes at once; null for none, or one that is not there yet. */
  touches(checked: Checked): number | null;
  /** Does what lines say, in a transaction that holds the products that they touch. */
  write(transaction: Queryable, by: Operator, checked: readonly Checked[], now: Date): Promise<void>;
}

/** What a file would do, or has done. */
export interface FileOutcome {
  readonly changed: number;
  readonly planned: number;
  readonly unchanged: number;
  /** The first of its mistakes, by line. */
  readonly errors: readonly FileError[];
  readonly errorsTotal: number;
}

/** Mistakes that are remembered. */
const reportedErrors = 1_000;
/** How many of them a refusal's message itself names. */
const named = 20;

interface Walk {
  readonly db: Queryable;
  readonly now: Date;
  readonly file: GoodsFile;
}

/** Reads a file from its beginning to its end, and hands on what is right of it, some lines at a time. */
const walk = async <Line extends GoodsLine, Checked>(
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
    for (const one of checked) counts[work.does(one)] += 1;
    await hand(checked);
  }
  return { ...counts, errors: fileErrors, errorsTotal };
};

/** @throws ShopError 400 where a file has mistakes */
const refuseWrong = ({ errors, errorsTotal }: FileOutcome): void => {
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

/** What a file would change, of which the first `shown` lines are answered, and what is wrong with it; nothing is written. */
export const previewFile = async <Line extends GoodsLine, Checked>(
  { db, now }: Services,
  work: GoodsWork<Line, Checked>,
  file: GoodsFile,
  shown: number,
): Promise<FileOutcome & { list: Checked[] }> => {
  const list: Checked[] = [];
  const outcome = await walk(work, { db, now: now(), file }, (checked) => {
    for (const one of checked) if (list.length < shown && work.does(one) !== 'unchanged') list.push(one);
  });
  return { ...outcome, list };
};

/**
 * Does what a file says, all of it or nothing: at once, or later for lines with a time. It is read twice, so that nothing
 * is locked while its mistakes are looked for, and never held as a whole.
 * @param skipWrong does what is right of it, and leaves out lines with mistakes
 * @throws ShopError 400 where it has mistakes, with `errors` by line and column
 */
export const applyFile = async <Line extends GoodsLine, Checked>(
  services: Services,
  by: Operator,
  work: GoodsWork<Line, Checked>,
  file: GoodsFile,
  skipWrong: boolean,
): Promise<FileOutcome> => {
  const now = services.now();
  const touched = new Set<number>();
  const first = await walk(work, { db: services.db, now, file }, (checked) => {
    for (const one of checked) {
      const id = work.touches(one);
      if (id !== null) touched.add(id);
    }
  });
  if (!skipWrong) refuseWrong(first);
  return transact(services.db, async (db) => {
    await work.lock?.(db);
    await lockGoods(db, [...touched]);
    // What was sold or changed meanwhile counts.
    const outcome = await walk(work, { db, now, file }, (checked) => work.write(db, by, checked, now));
    if (!skipWrong) refuseWrong(outcome);
    return outcome;
  });
};
