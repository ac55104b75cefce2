import { isDeepStrictEqual } from 'node:util';
import type { ContentPlace } from '@shop/contract/operator';
import {
  endContentPlans,
  insertContentPlan,
  lockContentPlans,
  renameInPlans,
  type ContentPlanRow,
} from '../../database/operator/content-plans.ts';
import { contentStores } from '../../database/operator/places/index.ts';
import { logChange } from '../../database/operator/log.ts';
import { transact } from '../../database/transact.ts';
import type { Queryable } from '../../database/connection.ts';
import { entryOf, signOf, type ContentEntry } from '../../domain/content/entry.ts';
import { OperatorProblem } from '../../domain/operator-problem.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import type { BothLanguages } from '../../domain/text/both-languages.ts';
import type { Services } from '../../services.ts';
import { checkEntry, checkPath, demandUnlinked } from './content-checks.ts';

type Shop = Pick<Services, 'db' | 'now' | 'settings'>;

/** Fields of an entry; undefined ones stay, or are left out. */
export type ContentInput = { readonly [Field in keyof ContentEntry]?: ContentEntry[Field] | undefined } & {
  /** When it begins; at once without it. */
  readonly from?: Date | undefined;
  readonly until?: Date | null | undefined;
};

/** The entry's id, and when it begins and ends; null for at once and never. */
export interface Placed {
  readonly id: string;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** Places whose entries are named by signs of what they say. */
export const isSigned = (place: ContentPlace): boolean => contentStores[place].naming === 'sign';

export const subjectOf = (place: ContentPlace, id: string): string => `${place}/${id}`;

const merged = (before: ContentEntry, { from: _from, until: _until, ...input }: ContentInput): ContentEntry => ({
  ...before,
  ...Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)),
});

/** @throws OperatorProblem 400 for times that cannot be */
const checkTimes = ({ from, until }: ContentInput, now: Date): void => {
  if (from && from <= now)
    throw new OperatorProblem(
      {
        en: 'This beginning is over; leave it out for at once.',
        fr: 'Ce début est passé; laissez-le vide pour tout de suite.',
      },
      400,
    );
  if (until && until <= (from ?? now))
    throw new OperatorProblem({ en: 'It would go before it begins.', fr: 'La fin serait avant le début.' }, 400);
};

const goes = (place: ContentPlace, id: string, plans: readonly ContentPlanRow[]): ContentPlanRow[] =>
  plans.filter((plan) => plan.place === place && plan.entryId === id && plan.change === 'remove');

interface Schedule {
  by: Operator;
  place: ContentPlace;
  id: string;
  plans: readonly ContentPlanRow[];
  now: Date;
}

/** Has something become of an entry at a time. */
const planFor = (
  db: Queryable,
  { by, place, id, now }: Omit<Schedule, 'plans'>,
  change: ContentPlanRow['change'],
  entry: ContentEntry | null,
  validFrom: Date,
): Promise<ContentPlanRow> =>
  insertContentPlan(db, { place, entryId: id, change, entry, validFrom, keyId: by.keyId, createdAt: now });

/** Has an entry go at a time, or (null) stay; undefined changes nothing. @returns when it goes */
const schedule = async (
  db: Queryable,
  { by, place, id, plans, now }: Schedule,
  until: Date | null | undefined,
): Promise<Date | null> => {
  const before = goes(place, id, plans);
  if (until === undefined) return before[0]?.validFrom ?? null;
  await endContentPlans(
    db,
    before.map((plan) => plan.id),
    now,
  );
  if (until) await planFor(db, { by, place, id, now }, 'remove', null, until);
  return until;
};

/** Id of a new entry. @throws OperatorProblem 400 for a path that cannot be one */
const newId = async (
  db: Queryable,
  {
    place,
    entry,
    path,
    plans,
  }: { place: ContentPlace; entry: ContentEntry; path: string | null; plans: readonly ContentPlanRow[] },
): Promise<string> => {
  const { naming } = contentStores[place];
  if (typeof naming === 'object') return checkPath(db, place, naming, path);
  if (path !== null) throw new OperatorProblem(`An entry of ${place} has no path.`, 400);
  if (naming === 'sign') return signOf(entry);
  const known = [
    ...(await contentStores[place].entries(db)).map(({ id }) => id),
    ...plans.flatMap((one) => (one.place === place ? one.entryId : [])),
  ];
  return String(Math.max(0, ...known.map(Number)) + 1);
};

const facts = ({ id, from, until }: Placed) => ({
  id,
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
});

/** Adds an entry at a place, now or later, for a time or for good. @throws OperatorProblem 400, 409 */
export const addContent = (
  { db: outer, now, settings }: Shop,
  by: Operator,
  place: ContentPlace,
  path: string | null,
  { title, ...input }: ContentInput & { readonly title: BothLanguages },
): Promise<Placed> =>
  transact(outer, async (db) => {
    const at = now();
    checkTimes(input, at);
    const entry = merged(entryOf(title, {}), input);
    await checkEntry(db, settings, place, entry);
    const plans = await lockContentPlans(db);
    const id = await newId(db, { place, entry, path, plans });
    const from = input.from ?? null;
    const isPlanned = plans.some((plan) => plan.place === place && plan.entryId === id && plan.change === 'add');
    const isPlaced = from !== null && (await contentStores[place].entries(db)).some((placed) => placed.id === id);
    if (isPlanned || isPlaced || (from === null && !(await contentStores[place].add(db, id, entry, at))))
      throw new OperatorProblem(`${subjectOf(place, id)} is there already, or waits for its time.`);
    if (from) await planFor(db, { by, place, id, now: at }, 'add', entry, from);
    const placed = { id, from, until: await schedule(db, { by, place, id, plans, now: at }, input.until) };
    const action = from ? 'content.plan' : 'content.add';
    await logChange(db, by, { action, subject: subjectOf(place, id), before: null, after: facts(placed) }, at);
    return placed;
  });

/** @throws OperatorProblem 404 */
const placedEntry = async (db: Queryable, place: ContentPlace, id: string): Promise<ContentEntry> => {
  const placed = (await contentStores[place].entries(db)).find((one) => one.id === id);
  if (placed) return placed.entry;
  throw new OperatorProblem(`There is no ${subjectOf(place, id)}: list it, its id is another after each change.`, 404);
};

/** Puts something else in an entry's place, now or later. @throws OperatorProblem 400, 404, 409 */
export const changeContent = (
  { db: outer, now, settings }: Shop,
  by: Operator,
  place: ContentPlace,
  id: string,
  input: ContentInput,
): Promise<Placed> =>
  transact(outer, async (db) => {
    const at = now();
    checkTimes(input, at);
    const plans = await lockContentPlans(db);
    const before = await placedEntry(db, place, id);
    const entry = merged(before, input);
    await checkEntry(db, settings, place, entry, before);
    if (input.until) await demandUnlinked(db, place, id);
    const from = input.from ?? null;
    const isOther = !isDeepStrictEqual(before, entry);
    if (from !== null && !isOther)
      throw new OperatorProblem({ en: 'Nothing would be other than it is.', fr: 'Cela ne changerait rien.' }, 400);
    const after = from === null && isOther && isSigned(place) ? signOf(entry) : id;
    if (from) await planFor(db, { by, place, id, now: at }, 'replace', entry, from);
    else if (isOther) {
      await contentStores[place].replace(db, id, entry, at);
      await renameInPlans(db, place, id, after);
    }
    const moved = plans.map((plan) =>
      plan.place === place && plan.entryId === id ? { ...plan, entryId: after } : plan,
    );
    const placed = {
      id: after,
      from,
      until: await schedule(db, { by, place, id: after, plans: moved, now: at }, input.until),
    };
    if (!isOther && input.until === undefined) return placed;
    const change = { action: from ? 'content.plan' : 'content.change', subject: subjectOf(place, id) };
    await logChange(db, by, { ...change, before: { id }, after: facts(placed) }, at);
    return placed;
  });

/** Takes an entry away, now or later. @throws OperatorProblem 400, 404, 409 */
export const endContent = (
  { db: outer, now }: Shop,
  by: Operator,
  place: ContentPlace,
  id: string,
  until: Date | undefined,
): Promise<Date> =>
  transact(outer, async (db) => {
    const at = now();
    checkTimes({ until }, at);
    const plans = await lockContentPlans(db);
    await placedEntry(db, place, id);
    await demandUnlinked(db, place, id);
    if (until) await schedule(db, { by, place, id, plans, now: at }, until);
    else {
      await contentStores[place].remove(db, id);
      const about = plans.filter((plan) => plan.place === place && plan.entryId === id);
      await endContentPlans(
        db,
        about.map((plan) => plan.id),
        at,
      );
    }
    const after = { until: (until ?? at).toISOString() };
    await logChange(db, by, { action: 'content.end', subject: subjectOf(place, id), before: null, after }, at);
    return until ?? at;
  });

/** Takes back what begins, changes or goes later. @throws OperatorProblem 404 */
export const dropContent = ({ db: outer, now }: Shop, by: Operator, id: number): Promise<ContentPlanRow> =>
  transact(outer, async (db) => {
    const plans = await lockContentPlans(db);
    const plan = plans.find((one) => one.id === id);
    if (!plan)
      throw new OperatorProblem(
        { en: `Nothing with the id ${id} waits for its time.`, fr: `Rien qui porte l’id ${id} n’attend son moment.` },
        404,
      );
    // A removal is needed only of what was added.
    const along = plans.filter(
      (one) => plan.change === 'add' && one.place === plan.place && one.entryId === plan.entryId,
    );
    await endContentPlans(db, [id, ...along.map((one) => one.id)], now());
    const before = { change: plan.change, from: plan.validFrom.toISOString() };
    const change = {
      action: 'content.drop',
      subject: subjectOf(plan.place, plan.entryId),
      before,
      after: { plan: id },
    };
    await logChange(db, by, change, now());
    return plan;
  });
