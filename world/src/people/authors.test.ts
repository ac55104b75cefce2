import { defaultNow, makeWorld } from '../world.ts';

const world = makeWorld({ products: 300 });
const owned = <W extends { personId: number | null }>(words: W[]) => words.filter(({ personId }) => personId !== null);

test('test accounts have words about what they received, in their language, one for a product', () => {
  const own = [owned(world.reviews), owned(world.questions)];
  for (const words of own) {
    expect(words.length).toBeGreaterThan(3);
    expect(new Set(words.map(({ personId, productId }) => `${personId} ${productId}`)).size).toBe(words.length);
    for (const { personId, productId, language, author } of words) {
      const person = world.people.find(({ id }) => id === personId);
      expect(person?.language).toBe(language);
      expect(author.startsWith(person?.firstname ?? '?')).toBe(true);
      const received = world.orders.filter((order) => order.personId === personId && order.state === 'delivered');
      expect(received.flatMap(({ lines }) => lines.map((line) => line.productId))).toContain(productId);
    }
  }
});

test('somebody has a usable, a used and an expired coupon, all of them coupons of the world', () => {
  const now = defaultNow.getTime();
  const ordinary = world.people.find(({ email }) => email === 'ordinary@shop.test')?.id;
  const coupons = world.customersCoupons.filter(({ personId }) => personId === ordinary);
  expect(coupons.some(({ usedAt }) => usedAt !== null)).toBe(true);
  const ends = coupons.map(({ code }) => world.coupons.find((coupon) => coupon.code === code)?.endsAt);
  expect(ends).not.toContain(undefined);
  expect(ends.some((end) => end !== null && end !== undefined && Date.parse(end) < now)).toBe(true);
  expect(new Set(world.customersCoupons.map(({ personId, code }) => `${personId} ${code}`)).size).toBe(
    world.customersCoupons.length,
  );
});
