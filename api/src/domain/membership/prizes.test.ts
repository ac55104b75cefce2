import fc from 'fast-check';
import { giftTitle, prizeOfTicket, ticketsOf } from './prizes.ts';

test('each prize is won by as many tickets as it weighs, and no other ticket is in the drum', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 50 }), { maxLength: 10 }), (weights) => {
      const prizes = weights.map((weight, id) => ({ id, weight }));
      const tickets = Array.from({ length: ticketsOf(prizes) }, (_, ticket) => prizeOfTicket(prizes, ticket).id);
      for (const { id, weight } of prizes) expect(tickets.filter((won) => won === id)).toHaveLength(weight);
      for (const none of [-1, ticketsOf(prizes)])
        expect(() => prizeOfTicket(prizes, none)).toThrow(new RangeError(`No ticket ${none}`));
    }),
  );
});

test('a gift says what it is worth in both languages', () => {
  expect(giftTitle({ kind: 'points', value: 50 })).toEqual({ en: '50 points', fr: '50 points' });
  expect(giftTitle({ kind: 'coins', value: 20 })).toEqual({ en: '20 coins', fr: '20 jetons' });
  expect(giftTitle({ kind: 'coupon', value: 500 })).toEqual({ en: 'C$5 off', fr: '5\u00A0$ de rabais' });
});
