import type { FastifyInstance } from 'fastify';
import { paths, type CallResult } from '@shop/contract';
import { findCustomer, updateCustomer } from '../../database/account/customers.ts';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { addPoints, pointsBalance, pointsGiven } from '../../database/membership/points.ts';
import { isReader } from '../../database/newsletter/readers.ts';
import { isBirthDate } from '../../domain/account/birth-date.ts';
import { isTaskReady, taskReference, tasks, type Task, type TaskFacts } from '../../domain/membership/tasks.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import type { Services } from '../../services.ts';
import { registerCall } from '../call.ts';
import { ShopError } from '../../domain/shop-error.ts';
import { messages } from '../../domain/messages.ts';
import { membershipMessages } from '../../flows/membership/messages.ts';
import { taskText } from './points-texts.ts';

const ownFacts = async ({ db }: Services, { customerId }: CustomerIdentity): Promise<TaskFacts> => {
  const row = await findCustomer(db, customerId);
  if (!row) throw new ShopError(401, messages.signInNeeded);
  return { ...row, subscriberEmail: await isReader(db, row.email) };
};

const taskOf = (fits: (task: Task) => boolean): Task => {
  const task = tasks.find(fits);
  if (!task) throw new ShopError(404, messages.notFound);
  return task;
};

/** Where a task is done. */
const places: Readonly<Partial<Record<Task['reason'], string>>> = {
  verified: paths.confirmVerificationCode(),
  profile: paths.accountEdit(),
  newsletter: paths.newsletter(),
};
const urlOf = ({ reason, channel }: Task): string | null =>
  channel === null ? (places[reason] ?? null) : `https://go.boreal.example/${channel.toLowerCase()}`;

/** Gives a task's points, once for what they are for. */
const give = async (services: Services, customerId: number, task: Task): Promise<CallResult<'signPoints'>> => {
  const { db, now } = services;
  const { points, reason } = task;
  const reference = taskReference(task, now());
  const given = await addPoints(db, { customerId, points, reason, reference, createdAt: now() });
  if (!given) throw new ShopError(409, membershipMessages.doneBefore);
  return { earned: points, points: await pointsBalance(db, customerId, now()) };
};

/** The tasks that earn points, and the calls that do them (PTS-003). */
export const registerTasks = (app: FastifyInstance): void => {
  registerCall(app, 'taskList', 'customer', async ({ services, who, language }) => {
    const facts = await ownFacts(services, who);
    const given = await pointsGiven(services.db, who.customerId);
    const list = tasks.map((task) => ({
      task_id: task.id,
      kind: task.kind,
      ...taskText(task, language),
      points: task.points,
      is_done: given.has(`${task.reason} ${taskReference(task, services.now())}`) ? 1 : 0,
      is_ready: isTaskReady(task, facts) ? 1 : 0,
      channel: task.channel,
      url: urlOf(task),
    }));
    return { list };
  });

  registerCall(app, 'signPoints', 'customer', async ({ services, who }) =>
    give(
      services,
      who.customerId,
      taskOf(({ kind }) => kind === 'sign'),
    ),
  );

  registerCall(app, 'collectPoints', 'customer', async ({ services, who, body }) => {
    const task = taskOf(({ id, kind }) => id === body.task_id && kind === 'collect');
    if (!isTaskReady(task, await ownFacts(services, who))) throw new ShopError(409, membershipMessages.notReady);
    return give(services, who.customerId, task);
  });

  registerCall(app, 'follow', 'customer', async ({ services, who, body }) =>
    give(
      services,
      who.customerId,
      taskOf(({ channel }) => channel === body.channel),
    ),
  );

  registerCall(app, 'shareProduct', 'customer', async ({ services, who, body }) => {
    const [card] = await cardsByIds(services.db, [body.product_id]);
    if (!card) throw new ShopError(404, messages.notFound);
    return give(
      services,
      who.customerId,
      taskOf(({ kind }) => kind === 'share'),
    );
  });

  registerCall(app, 'tellBirthday', 'customer', async ({ services, who, body }) => {
    if (!isBirthDate(body.births, services.now())) {
      throw new ShopError(400, membershipMessages.wrongBirthDate, { field: 'births' });
    }
    const earned = await give(
      services,
      who.customerId,
      taskOf(({ kind }) => kind === 'birthday'),
    );
    await updateCustomer(services.db, who.customerId, { birthday: body.births });
    return earned;
  });
};
