import { edgeCaseIds } from '../../catalogue/edge-cases.ts';
import { makeRandom, type Random } from '../../catalogue/random.ts';
import type { LineUnits, OrderLine, PastOrder, Person, PersonAddress, Product } from '@shop/contract/contents';
import { addressesOf } from '../addresses.ts';
import { makeParcel } from './parcels.ts';
import { guests, stories, type Story, storyNamed, parcelStories } from './stories.ts';

const DAY = 86_400_000;
const HISTORY = 500;

interface Buyer {
  person: Person | null;
  email: string;
  address: PersonAddress;
}

const lineOf = (product: Product, random: Random): OrderLine => ({
  productId: product.id,
  variantId: product.variants.length > 0 ? random.pick(product.variants).id : null,
  quantity: Math.max(product.minSaleQty, random.chance(0.25) ? 2 : 1),
});

const allOf = (lines: readonly OrderLine[]): LineUnits[] => lines.map(({ quantity }, line) => ({ line, quantity }));

/** What is paid by card is paid at once: an order that waits for its payment was left at the wallet. */
const paymentMethodOf = ({ state }: Story): PastOrder['paymentMethod'] => {
  if (state === 'pending_payment') return 'alipay';
  return state === 'placed' ? 'klarna' : 'card';
};

const makeOrder = (
  buyer: Buyer,
  story: Story,
  goods: readonly Product[],
  number: number,
  seed: number,
  now: Date,
): PastOrder => {
  const random = makeRandom(seed, 7401, number);
  const ago = (days: number): string => new Date(now.getTime() - days * DAY).toISOString();
  const lines = random
    .sample(goods, Math.max(story.lines ?? 1, random.int(1, 3)))
    .map((product) => lineOf(product, random));
  const { parcels = [], returned } = story;
  // A story of several parcels, or of one that leaves something behind, has one line in each.
  const isSplit = parcels.length > 1 || story.state === 'processing';
  const units = (place: number): LineUnits[] => {
    if (!isSplit) return allOf(lines);
    const isLast = place === parcels.length - 1 && story.state !== 'processing';
    return isLast ? allOf(lines).slice(place) : allOf(lines).slice(place, place + 1);
  };
  return {
    personId: buyer.person?.id ?? null,
    email: buyer.email,
    language: buyer.person?.language ?? 'en',
    state: story.state,
    createdAt: ago(story.placed),
    cancelledAt: story.cancelled === undefined ? null : ago(story.cancelled),
    address: buyer.address,
    lines,
    paymentMethod: paymentMethodOf(story),
    parcels: parcels.map((journey, place) =>
      makeParcel(units(place), journey, buyer.address, number * 10 + place, now),
    ),
    returns: returned
      ? [
          {
            units: returned.all ? allOf(lines) : allOf(lines).slice(0, 1),
            reason: returned.reason,
            state: returned.state,
            createdAt: ago(returned.days),
          },
        ]
      : [],
  };
};

const everyStory: readonly Story[] = Object.values(stories);

/** A long history: one order of every kind, then years of delivered ones, some cancelled among them. */
const historyStory = (place: number): Story => {
  const story = everyStory[place];
  if (story) return story;
  const placed = 30 + place * 3.4;
  if (place % 50 === 49) return { state: 'cancelled', placed, cancelled: placed - 0.5 };
  return { state: 'delivered', placed: placed + 9, parcels: [{ shipped: placed + 6, delivered: placed + 2 }] };
};

/** Orders in every state, some of guests, and one customer with 500; the newest has no place of its own in the list. */
export const makeOrders = (
  products: readonly Product[],
  people: readonly Person[],
  seed: number,
  now: Date,
): PastOrder[] => {
  const edges = new Set(Object.values(edgeCaseIds));
  const sold = products.filter(({ status }) => status === 1);
  const plain = sold.filter(({ id }) => !edges.has(id));
  const goods = plain.length > 2 ? plain : sold;
  if (goods.length === 0) return [];
  const asked: [Buyer, Story][] = [];
  for (const person of people) {
    const key = person.email.split('@')[0] ?? '';
    const [address] = person.addresses;
    if (!address) continue;
    const buyer = { person, email: person.email, address };
    for (const name of parcelStories[key] ?? []) asked.push([buyer, storyNamed(name)]);
    if (key === 'orders') for (let place = 0; place < HISTORY; place++) asked.push([buyer, historyStory(place)]);
  }
  for (const [place, { email, story }] of guests.entries()) {
    const [address] = addressesOf('Gail', 'Whitford', place, 1);
    if (address) asked.push([{ person: null, email, address }, storyNamed(story)]);
  }
  return asked.map(([buyer, story], number) => makeOrder(buyer, story, goods, number + 1, seed, now));
};
