import { ticketsOf } from '../../domain/membership/prizes.ts';
import { wheelPrizes, winnable } from './rules.ts';

test('a coupon can be won where the shop has it and the customer has not won it', () => {
  const codes = (offered: string[], won: number[]) =>
    winnable(wheelPrizes, new Set(offered), new Set(won)).flatMap((prize) =>
      prize.kind === 'copy' ? [prize.couponCode] : [],
    );
  expect(codes(['HELLO10', 'WELCOME15'], [2])).toEqual(['WELCOME15']);
  expect(codes([], [])).toEqual([]);
});

test('there is always something to draw', () => {
  expect(ticketsOf(winnable(wheelPrizes, new Set(), new Set()))).toBeGreaterThan(0);
});
