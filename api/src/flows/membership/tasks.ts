import type { CallResult } from '@shop/contract';
import { findCustomer, updateCustomer } from '../../database/account/customers.ts';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { addPoints, pointsBalance } from '../../database/membership/points.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { isBirthDate } from '../../domain/account/birth-date.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { isTaskReady, taskReference, tasks, type Task, type TaskFacts } from '../../domain/membership/tasks.ts';
import { messages } from '../../domain/messages.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { membershipMessages } from './messages.ts';

type Earned = CallResult<'signPoints'>;

/** What decides whether a customer's tasks are ready. */
export const taskFacts = async ({ db }: Services, { customerId }: CustomerIdentity): Promise<TaskFacts> => {
  const row = await findCustomer(db, customerId);
  if (!row) throw new ShopError(401, messages.signInNeeded);
  return { ...row, subscriberEmail: await isReader(db, row.email) };
};

const taskOf = (fits: (task: Task) => boolean): Task => {
  const task = tasks.find(fits);
  if (!task) throw new ShopError(404, messages.notFound);
  return task;
};

/** Gives a task's points, once for what they are for. */
const give = async (services: Services, customerId: number, task: Task): Promise<Earned> => {
  const { db, now } = services;
  const { points, reason } = task;
  const reference = taskReference(task, now());
  const given = await addPoints(db, { customerId, points, reason, reference, createdAt: now() });
  if (!given) throw new ShopError(409, membershipMessages.doneBefore);
  return { earned: points, points: await pointsBalance(db, customerId, now()) };
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

export const share = async (services: Services, customerId: number, productId: number): Promise<Earned> => {
  const [card] = await cardsByIds(services.db, [productId]);
  if (!card) throw new ShopError(404, messages.notFound);
  return give(
    services,
    customerId,
    taskOf(({ kind }) => kind === 'share'),
  );
};

/** @param births as `2000-12-31` @throws ShopError 400 for no date of birth */
export const tellBirthday = async (services: Services, customerId: number, births: string): Promise<Earned> => {
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
