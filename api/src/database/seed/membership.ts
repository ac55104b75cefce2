import type { Person } from '@shop/contract/contents';
import { plusFee } from '../../domain/membership/fee.ts';
import type { PointsReason } from '../../domain/membership/points-reasons.ts';
import type { schema } from '../connection.ts';

const day = 86_400_000;
const welcomePoints = 100;
/** Into how many orders the rest of somebody's points is divided. */
const parts = 4;

const ago = (now: Date, days: number): Date => new Date(now.getTime() - days * day);

/** The ledger entries that add up to a person's points: the welcome, then orders of the last months. */
const pointsOf = ({ id, points }: Person, now: Date): (typeof schema.pointsEntry.$inferInsert)[] => {
  if (points === 0) return [];
  const welcome = Math.min(points, welcomePoints);
  const rest = points - welcome;
  const share = Math.floor(rest / parts);
  const entry = (reason: PointsReason, amount: number, days: number, reference: string) => ({
    customerId: id,
    reason,
    points: amount,
    reference,
    createdAt: ago(now, days),
  });
  const orders = Array.from({ length: parts }, (_, place) =>
    entry('order', place === 0 ? rest - share * (parts - 1) : share, 90 - place * 21, `before-${place + 1}`),
  );
  return [entry('welcome', welcome, 120, ''), ...orders.filter((order) => order.points > 0)];
};

/** The test accounts' rows in the tables of the programmes. */
export const membershipRows = (people: readonly Person[], now: Date) => ({
  points: people.flatMap((person) => pointsOf(person, now)),
  coins: people
    .filter(({ coins }) => coins > 0)
    .map(({ id, coins }) => ({ customerId: id, reason: 'welcome', reference: '', coins, createdAt: ago(now, 120) })),
  plusOrders: people.flatMap(({ id, plusDaysLeft }): (typeof schema.plusOrder.$inferInsert)[] => {
    if (plusDaysLeft === null) return [];
    const startsAt = ago(now, 365 - plusDaysLeft);
    const expiresAt = new Date(now.getTime() + plusDaysLeft * day);
    const paid = { number: `P${10_000_000 + id}`, customerId: id, status: 'paid' as const, price: plusFee.special };
    return [{ ...paid, createdAt: startsAt, startsAt, expiresAt }];
  }),
  applications: people.flatMap((person): (typeof schema.application.$inferInsert)[] => {
    if (person.dropshipApplication === null) return [];
    const sentAt = ago(now, 9);
    return [
      {
        customerId: person.id,
        programme: 'dropship',
        status: person.dropshipApplication,
        name: `${person.firstname} ${person.lastname}`.trim(),
        email: person.email,
        telephone: person.telephone,
        company: `${person.lastname} Home`,
        website: 'https://shop.example',
        salesChannel: 'own-shop',
        createdAt: sentAt,
        updatedAt: sentAt,
      },
    ];
  }),
});
