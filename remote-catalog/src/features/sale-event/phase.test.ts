import { phaseOf } from './phase.ts';

test.each([
  ['2026-05-31T23:59:59Z', 'before'],
  ['2026-06-01T00:00:00Z', 'open'],
  ['2026-06-04T23:59:59Z', 'open'],
  ['2026-06-05T00:00:00Z', 'over'],
])('at %s of the server’s clock the event is %s', (now, phase) => {
  const event = { starts_at: '2026-06-01T00:00:00Z', ends_at: '2026-06-05T00:00:00Z' };
  expect(phaseOf(event, Date.parse(now) / 1000)).toBe(phase);
});
