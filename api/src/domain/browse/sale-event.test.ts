import { eventIsOn } from './sale-event.ts';

test.each([
  ['2026-05-31T23:59:59Z', false],
  ['2026-06-01T00:00:00Z', true],
  ['2026-06-02T23:59:59Z', true],
  ['2026-06-03T00:00:00Z', false],
])('at %s the event is on: %p', (now, on) => {
  expect(eventIsOn({ startsAt: '2026-06-01T00:00:00Z', endsAt: '2026-06-03T00:00:00Z' }, new Date(now))).toBe(on);
});
