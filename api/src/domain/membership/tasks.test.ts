import { isTaskReady, taskReference, tasks, type Task } from './tasks.ts';

const taskOf = (reason: Task['reason']): Task => {
  const found = tasks.find((task) => task.reason === reason);
  if (!found) throw new Error(reason);
  return found;
};
const nothing = { verified: false, firstname: '', lastname: '', telephone: null, subscriberEmail: false };
const whole = { firstname: 'Ada', lastname: 'Roy', telephone: '+14165550123' };

test('signing in and sharing earn each day of the shop, a follow once for each channel, the others once', () => {
  const now = new Date('2026-06-02T03:59:00Z'); // still the first of June in Toronto
  expect(['sign', 'share'].map((reason) => taskReference(taskOf(reason as Task['reason']), now))).toEqual([
    '2026-06-01',
    '2026-06-01',
  ]);
  expect(
    ['verified', 'profile', 'newsletter', 'birthday'].map((reason) =>
      taskReference(taskOf(reason as Task['reason']), now),
    ),
  ).toEqual(['once', 'once', 'once', 'once']);
  const follows = tasks.filter(({ kind }) => kind === 'follow').map((task) => taskReference(task, now));
  expect(new Set(follows).size).toBe(follows.length);
  expect(follows).toContain('Pinterest');
});

test('every task has a number of its own and earns something', () => {
  expect(new Set(tasks.map(({ id }) => id)).size).toBe(tasks.length);
  expect(tasks.every(({ points }) => points > 0)).toBe(true);
});

test('what is collected has happened: a confirmed address, a whole profile, the newsletter', () => {
  const ready = (reason: Task['reason'], facts: object) => isTaskReady(taskOf(reason), { ...nothing, ...facts });
  expect([ready('verified', {}), ready('verified', { verified: true })]).toEqual([false, true]);
  expect([ready('newsletter', { verified: true }), ready('newsletter', { subscriberEmail: true })]).toEqual([
    false,
    true,
  ]);
  expect(ready('profile', whole)).toBe(true);
  for (const missing of [{ firstname: '' }, { lastname: '' }, { telephone: null }]) {
    expect(ready('profile', { ...whole, ...missing })).toBe(false);
  }
  expect([ready('sign', {}), ready('follow', {}), ready('birthday', {})]).toEqual([true, true, true]);
});
