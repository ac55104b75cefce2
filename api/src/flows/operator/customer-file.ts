import type { Queryable } from '../../database/connection.ts';
import { siteDocument } from '../../database/content/site-document.ts';
import { giveBundle } from '../../database/newsletter/subscribers.ts';
import { logChanges } from '../../database/operator/log.ts';
import { insertCustomers, insertReaders, knownAmong } from '../../database/operator/new-customers.ts';
import { transact } from '../../database/transact.ts';
import { readCustomer, type NewCustomer } from '../../domain/account/customer-file.ts';
import type { FileError } from '../../domain/catalogue/goods-file.ts';
import { seenLines } from '../../domain/catalogue/seen-lines.ts';
import type { Remark } from '../../domain/moving/moved.ts';
import { rowsOf } from '../../domain/moving/rows.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { Services } from '../../services.ts';
import { refuseWrong, reportedOf, type FileMistakes, type GoodsFile } from './goods-file.ts';

/** Rows that are in memory at one time, beside mistakes and remarks. */
const atOnce = 500;

export interface CustomersOutcome extends FileMistakes {
  readonly made: number;
  /** Rows whose address has an account. */
  readonly unchanged: number;
  /** New accounts that are taken into the newsletter. */
  readonly subscribed: number;
  /** What is left out, by line. */
  readonly remarks: readonly Remark[];
}

interface Counts {
  made: number;
  unchanged: number;
  subscribed: number;
}
/** Does what some rows want; answers how many accounts were made, and how many of them read the newsletter. */
type Hand = (
  wanted: readonly NewCustomer[],
  readers: ReadonlySet<string>,
) => Promise<Pick<Counts, 'made' | 'subscribed'>>;

interface RightRow {
  readonly wanted: NewCustomer;
  readonly remarks: readonly Remark[];
}

/** Rows that are right, some at a time; mistakes are collected. */
const parts = async function* (
  { db, now, file }: { db: Queryable; now: Date; file: GoodsFile },
  errors: FileError[],
): AsyncGenerator<RightRow[]> {
  const regions = await siteDocument(db, 'regions');
  const seen = seenLines();
  let part: RightRow[] = [];
  for await (const row of rowsOf(file.read(), { needed: ['email'] })) {
    const { wanted, remarks, ...read } = readCustomer(row, regions, now);
    errors.push(...read.errors);
    if (!wanted) continue;
    const { line, email } = wanted;
    const earlier = seen.add(email, line);
    if (earlier !== null) {
      errors.push({ line, column: 'email', message: `${email} stands in line ${earlier} already.` });
      continue;
    }
    part.push({ wanted, remarks });
    if (part.length < atOnce) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
};

const walk = async (given: { db: Queryable; now: Date; file: GoodsFile }, hand: Hand): Promise<CustomersOutcome> => {
  const counts: Counts = { made: 0, unchanged: 0, subscribed: 0 };
  const [errors, remarks]: [FileError[], Remark[]] = [[], []];
  for await (const part of parts(given, errors)) {
    const emails = part.map(({ wanted: { email } }) => email);
    const { accounts, readers } = await knownAmong(given.db, emails);
    for (const row of part) {
      const { line, email, agreedAt } = row.wanted;
      const report = (message: string): void => void remarks.push({ line, message });
      if (accounts.has(email)) report(`${email} has an account already, which stays as it is.`);
      else remarks.push(...row.remarks);
      if (!accounts.has(email) && agreedAt && readers.has(email))
        report(`The newsletter knows ${email} already: what was said here stays.`);
    }
    const wanted = part.map((row) => row.wanted).filter(({ email }) => !accounts.has(email));
    const { made, subscribed } = await hand(wanted, readers);
    counts.made += made;
    counts.unchanged += part.length - wanted.length;
    counts.subscribed += subscribed;
  }
  const byLine = (one: { line: number }, other: { line: number }): number => one.line - other.line;
  return { ...counts, ...reportedOf(errors.toSorted(byLine)), remarks: remarks.toSorted(byLine) };
};

const agreedIn = <One extends NewCustomer>(wanted: readonly One[], readers: ReadonlySet<string>) =>
  wanted.flatMap(({ agreedAt, ...one }) => (agreedAt && !readers.has(one.email) ? [{ ...one, agreedAt }] : []));

/** Previews which accounts a file would make. @throws OperatorProblem 400 for a file that cannot be read */
export const previewCustomers = ({ db, now }: Services, file: GoodsFile): Promise<CustomersOutcome> =>
  walk({ db, now: now(), file }, async (wanted, readers) => ({
    made: wanted.length,
    subscribed: agreedIn(wanted, readers).length,
  }));

/**
 * Makes the accounts of a file for addresses that have none, all of them or none. They get no letter; those whose
 * consent the file proves are taken into the newsletter.
 * @param skipWrong leaves out rows with mistakes
 * @throws ShopError 400 where it has mistakes, with `errors` by line and column
 * @throws OperatorProblem 400 for a file that cannot be read
 */
export const applyCustomers = async (
  services: Services,
  by: Operator,
  file: GoodsFile,
  skipWrong: boolean,
): Promise<CustomersOutcome> => {
  const now = services.now();
  if (!skipWrong) refuseWrong(await previewCustomers(services, file));
  return transact(services.db, (db) =>
    walk({ db, now, file }, async (wanted, readers) => {
      const made = await insertCustomers(db, wanted);
      const subscribed = await insertReaders(db, agreedIn(made, readers));
      // As whoever registers with an address that reads the newsletter.
      for (const { id, email } of made) if (readers.has(email)) await giveBundle(db, id, email, now);
      const changes = made.map(({ id, email, language, address }) => {
        const after = { language, address: address !== null, newsletter: subscribed.has(email) };
        return { by, change: { action: 'customer.make', subject: id, before: null, after } };
      });
      await logChanges(db, changes, now);
      return { made: made.length, subscribed: subscribed.size };
    }),
  );
};
