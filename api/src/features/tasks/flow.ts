import type { CallBody, CallResult } from '@shop/contract';
import { findCustomer, updateCustomer } from '../../database/account/customers.ts';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { addPoints, pointsBalance, type PointsChange } from '../../database/membership/points.ts';
import { noteShare, noteShareEarned } from './queries.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { transact } from '../../database/transact.ts';
import { isBirthDate } from '../../domain/account/birth-date.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { isTaskReady, taskReference, tasks, type Task, type TaskFacts } from '../../domain/membership/tasks.ts';
import { messages } from '../../domain/messages.ts';
import { orNotFound, ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';

type Earned = CallResult<'signPoints'>;

export const taskFacts = async ({ db }: Services, { customerId }: CustomerIdentity): Promise<TaskFacts> => {
  const row = await findCustomer(db, customerId);
  if (!row) throw new ShopError(401, messages.signInNeeded);
  return { ...row, subscriberEmail: await isReader(db, row.email) };
};

const taskOf = (fits: (task: Task) => boolean): Task => {
  return orNotFound(tasks.find(fits));
};

const changeFor = (task: Task, customerId: number, createdAt: Date): PointsChange => {
  const { points, reason } = task;
  return { customerId, points, reason, reference: taskReference(task, createdAt), createdAt };
};

/** Gives a task's points, once for what they are for. */
const give = async (services: Services, customerId: number, task: Task): Promise<Earned> => {
  const { db, now } = services;
  const given = await addPoints(db, changeFor(task, customerId, now()));
  if (!given) throw new ShopError(409, membershipMessages.doneBefore);
  return { earned: task.points, points: await pointsBalance(db, customerId, now()) };
};

/** The points for checking in, once on each of the shop's days. */
export const checkIn = (services: Services, customerId: number): Promise<Earned> =>
  give(
    services,
    customerId,
    taskOf(({ kind }) => kind === 'sign'),
  );

/** The points of a task that is done elsewhere. @throws ShopError 409 while it is not */
export const collect = async (services: Services, who: CustomerIdentity, taskId: number): Promise<Earned> => {
  const task = taskOf(({ id, kind }) => id === taskId && kind === 'collect');
  if (!isTaskReady(task, await taskFacts(services, who))) throw new ShopError(409, membershipMessages.notReady);
  return give(services, who.customerId, task);
};

export const follow = async (services: Services, customerId: number, channel: string): Promise<Earned> =>
  give(
    services,
    customerId,
    taskOf((task) => task.channel === channel),
  );

/**
 * Records that a customer shared a product over a channel, and gives the day's points for it. The same again over the
 * same channel gives none on any day. @throws ShopError 404 for no product, 409 where there are no points
 */
export const share = async (
  services: Services,
  customerId: number,
  { product_id: productId, channel }: CallBody<'shareProduct'>,
): Promise<Earned> => {
  const { db, now } = services;
  const [card] = await cardsByIds(db, [productId]);
  if (!card) throw new ShopError(404, messages.notFound);
  const share = { customerId, productId, channel: channel.toLowerCase(), createdAt: now() };
  const task = taskOf(({ kind }) => kind === 'share');
  // The share stands whether or not it brings points.
  const hasEarned = await transact(db, async (transaction) => {
    if (await noteShare(transaction, share)) return false;
    const isGiven = await addPoints(transaction, changeFor(task, customerId, share.createdAt));
    if (isGiven) await noteShareEarned(transaction, share);
    return isGiven;
  });
  if (!hasEarned) throw new ShopError(409, membershipMessages.doneBefore);
  return { earned: task.points, points: await pointsBalance(db, customerId, now()) };
};

/** @param births as `2000-12-31` @throws ShopError 400 for no date of birth */
export const saveBirthday = async (services: Services, customerId: number, births: string): Promise<Earned> => {
  if (!isBirthDate(births, services.now())) {
    throw new ShopError(400, membershipMessages.wrongBirthDate, { field: 'births' });
  }
  const earned = await give(
    services,
    customerId,
    taskOf(({ kind }) => kind === 'birthday'),
  );
  await updateCustomer(services.db, customerId, { birthday: births });
  return earned;
};
