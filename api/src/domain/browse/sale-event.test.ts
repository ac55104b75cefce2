import { eventIsOn, prizeOfTicket, ticketsOf } from './sale-event.ts';

const prizes = [
  { id: 1, weight: 1 },
  { id: 2, weight: 0 },
  { id: 3, weight: 3 },
];

test('each ticket wins one prize, as often as it has tickets', () => {
  const all = Array.from({ length: ticketsOf(prizes) }, (_, ticket) => prizeOfTicket(prizes, ticket).id);
  expect(all).toEqual([1, 3, 3, 3]);
});

test.each([-1, 4])('there is no ticket %d', (ticket) => {
  expect(() => prizeOfTicket(prizes, ticket)).toThrow(new RangeError(`No ticket ${ticket}`));
});

test.each([
  ['2026-05-31T23:59:59Z', false],
  ['2026-06-01T00:00:00Z', true],
  ['2026-06-02T23:59:59Z', true],
  ['2026-06-03T00:00:00Z', false],
])('at %s the event is on: %p', (now, on) => {
  expect(eventIsOn({ startsAt: '2026-06-01T00:00:00Z', endsAt: '2026-06-03T00:00:00Z' }, new Date(now))).toBe(on);
});
