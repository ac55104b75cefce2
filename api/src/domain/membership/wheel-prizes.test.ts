import { drawPrize, totalWeight, wheelPrizes, winnable } from './wheel-prizes.ts';

test('every prize is drawn by as many tickets as it weighs', () => {
  const drawn = Array.from({ length: totalWeight(wheelPrizes) }, (_, ticket) => drawPrize(wheelPrizes, ticket).id);
  for (const { id, weight } of wheelPrizes) expect(drawn.filter((each) => each === id)).toHaveLength(weight);
  expect(() => drawPrize(wheelPrizes, totalWeight(wheelPrizes))).toThrow('No prize');
});

test('a coupon can be won where the shop has it and the customer has not won it', () => {
  const codes = (offered: string[], won: number[]) =>
    winnable(wheelPrizes, new Set(offered), new Set(won)).flatMap((prize) =>
      prize.kind === 'coupon' ? [prize.couponCode] : [],
    );
  expect(codes(['HELLO10', 'WELCOME15'], [2])).toEqual(['WELCOME15']);
  expect(codes([], [])).toEqual([]);
});

test('there is always something to draw', () => {
  expect(totalWeight(winnable(wheelPrizes, new Set(), new Set()))).toBeGreaterThan(0);
});
