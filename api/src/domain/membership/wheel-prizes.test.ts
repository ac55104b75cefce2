import { drawPrize, totalWeight, wheelPrizes, winnable } from './wheel-prizes.ts';

test('every prize is drawn by as many tickets as it weighs', () => {
  const drawn = Array.from({ length: totalWeight(wheelPrizes) }, (_, ticket) => drawPrize(wheelPrizes, ticket).id);
  for (const { id, weight } of wheelPrizes) expect(drawn.filter((each) => each === id)).toHaveLength(weight);
  expect(() => drawPrize(wheelPrizes, totalWeight(wheelPrizes))).toThrow('No prize');
});

test('a coupon can be won where the shop has it and the customer does not', () => {
  const codes = (offered: string[], held: string[]) =>
    winnable(wheelPrizes, new Set(offered), new Set(held)).flatMap((prize) =>
      prize.kind === 'coupon' ? [prize.couponCode] : [],
    );
  expect(codes(['HELLO10', 'WELCOME15'], ['HELLO10'])).toEqual(['WELCOME15']);
  expect(codes([], [])).toEqual([]);
});

test('there is always something to draw', () => {
  expect(totalWeight(winnable(wheelPrizes, new Set(), new Set()))).toBeGreaterThan(0);
});
