import type { CallResult } from '@shop/contract';
import type { PointsReason } from './points.ts';
import { shopDay } from './shop-day.ts';

type Kind = CallResult<'taskList'>['list'][number]['kind'];

export interface Task {
  id: number;
  kind: Kind;
  reason: PointsReason;
  points: number;
  /** Every day anew; the others once. */
  daily: boolean;
  /** Of a 'follow' task. */
  channel: string | null;
}

/** Facts that 'collect' tasks check. */
export interface TaskFacts {
  verified: boolean;
  firstname: string;
  lastname: string;
  telephone: string | null;
  subscriberEmail: boolean;
}

export const followChannels = ['Facebook', 'Instagram', 'Pinterest', 'YouTube'] as const;

const task = (id: number, kind: Kind, reason: PointsReason, points: number, more: Partial<Task> = {}): Task => ({
  id,
  kind,
  reason,
  points,
  daily: false,
  channel: null,
  ...more,
});

/** The requirements name the tasks' calls but no numbers (API-148 to API-155); the numbers are the shop's own. */
export const tasks: readonly Task[] = [
  task(1, 'sign', 'sign', 5, { daily: true }),
  task(2, 'share', 'share', 10, { daily: true }),
  task(3, 'collect', 'verified', 50),
  task(4, 'collect', 'profile', 50),
  task(5, 'collect', 'newsletter', 30),
  task(6, 'birthday', 'birthday', 50),
  ...followChannels.map((channel, place) => task(10 + place, 'follow', 'follow', 10, { channel })),
];

/** Ledger reference of a task's points: the same again gives none. */
export const taskReference = ({ daily, channel }: Task, now: Date): string =>
  daily ? shopDay(now) : (channel ?? 'once');

/** Whether what a task asks for has happened, so far as it is not the task's own call that does it. */
export const isTaskReady = ({ kind, reason }: Task, facts: TaskFacts): boolean => {
  if (kind !== 'collect') return true;
  if (reason === 'verified') return facts.verified;
  if (reason === 'newsletter') return facts.subscriberEmail;
  return facts.firstname !== '' && facts.lastname !== '' && facts.telephone !== null;
};
