import { paths, socialPlaces } from '@shop/contract';
import { pointsGiven } from '../../database/membership/points.ts';
import { isTaskReady, taskReference, tasks, type Task } from '../../domain/membership/tasks.ts';
import { callsFor } from '../../http/call.ts';
import { taskText } from '../../http/membership/points-texts.ts';
import { checkIn, collect, follow, share, saveBirthday, taskFacts } from './flow.ts';

const places: Readonly<Partial<Record<Task['reason'], string>>> = {
  verified: paths.confirmVerificationCode(),
  profile: paths.accountEdit(),
  newsletter: paths.newsletter(),
};
const urlOf = ({ reason, channel }: Task): string | null =>
  channel === null ? (places[reason] ?? null) : (socialPlaces.find(({ name }) => name === channel)?.path ?? null);

/** The tasks that earn points, and the calls that do them (PTS-003). */
export const tasksCalls = {
  ...callsFor('customer', {
    taskList: async ({ services, who, language }) => {
      const facts = await taskFacts(services, who);
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
    },
  }),
  ...callsFor('confirmed', {
    signPoints: ({ services, who }) => checkIn(services, who.customerId),

    collectPoints: ({ services, who, body }) => collect(services, who, body.task_id),

    follow: ({ services, who, body }) => follow(services, who.customerId, body.channel),

    shareProduct: ({ services, who, body }) => share(services, who.customerId, body),

    tellBirthday: ({ services, who, body }) => saveBirthday(services, who.customerId, body.births),
  }),
};
