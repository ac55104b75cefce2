import { eq, exists, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { tokenLifetime } from '../../domain/account/tokens.ts';
import { schema, type Queryable } from '../connection.ts';
import { forgetGuests } from '../retention-guests.ts';
import type { Keeping } from './personal-data.ts';

const { accessToken, attempt, cart, guest, order, pageChange, recentlyViewed, unknownPath, webhookDelivery } = schema;
const { wishlistItem } = schema;

/** Whether a row stands in a table for this guest. */
const rowExists = (db: Queryable, table: PgTable, own: SQL): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(table)
      .where(own),
  );
const hasOrdered = (db: Queryable): SQL => rowExists(db, order, eq(order.guestId, guest.id));
/** Votes and open donations alone do not count: they go with the rest. */
const hasThings = (db: Queryable): SQL => {
  const owner = sql`'guest:' || ${guest.id}`;
  return sql`(${rowExists(db, cart, eq(cart.guestId, guest.id))}
    or ${rowExists(db, wishlistItem, sql`${wishlistItem.owner} = ${owner}`)}
    or ${rowExists(db, recentlyViewed, sql`${recentlyViewed.owner} = ${owner}`)})`;
};

/** Tables that visitors fill without an account, and that end by themselves. Nobody's name leads to a row of them. */
export const unlinked: readonly Keeping[] = [
  {
    // Its key may hold an address that somebody tried to sign in with; deleting it would end the limit.
    table: attempt,
    what: { en: 'How often something was tried', fr: 'Combien de fois une action a été tentée' },
    retention: { as: 'days', days: 1 },
    why: 'security',
    swept: { key: attempt.key, since: attempt.windowEndsAt },
  },
  {
    // Web servers ask each second; one that was away for longer begins anew.
    table: pageChange,
    what: { en: 'Which pages have changed', fr: 'Quelles pages ont changé' },
    retention: { as: 'hours', hours: 1 },
    why: 'running',
    swept: { key: pageChange.id, since: pageChange.createdAt },
  },
  {
    // Deleted by the job that sends them.
    table: webhookDelivery,
    what: {
      en: 'What other systems were told of orders',
      fr: 'Ce qui a été transmis à d’autres systèmes au sujet des commandes',
    },
    retention: { as: 'days', days: 30 },
    why: 'running',
    swept: { key: webhookDelivery.id, since: webhookDelivery.sentAt },
  },
  {
    table: unknownPath,
    what: { en: 'Addresses that lead nowhere', fr: 'Adresses qui ne mènent nulle part' },
    retention: { as: 'days', days: 90 },
    why: 'running',
    swept: { key: unknownPath.path, since: unknownPath.lastVisitAt },
  },
  {
    // A guest goes once its last token has. One that has ordered loses its cart and lists alike, and stays for its
    // orders, which are read as the guest's.
    table: guest,
    what: {
      en: 'Browsers that nobody signed in with, their carts and lists; one that has ordered stays as long as its order, without these',
      fr: 'Navigateurs sans connexion, leurs paniers et leurs listes; celui d’une commande reste aussi longtemps qu’elle, sans ceux-ci',
    },
    retention: { as: 'days', days: tokenLifetime.guest / 86_400_000 },
    why: 'service',
    swept: {
      key: guest.id,
      since: guest.createdAt,
      // One that has ordered is looked at for as long as there is something that can go.
      and: (db) =>
        sql`${notExists(
          db
            .select({ one: sql`1` })
            .from(accessToken)
            .where(eq(accessToken.guestId, guest.id)),
        )}
        and (not ${hasOrdered(db)} or ${hasThings(db)})`,
      staying: hasOrdered,
      along: forgetGuests,
    },
  },
];

/** Tables that hold the shop itself: its goods, its pages, its people and their work. No visitor writes to them. */
export const ofTheShop: readonly PgTable[] = [
  schema.category,
  schema.contentPage,
  schema.contentPlan,
  schema.coupon,
  schema.listing,
  schema.listingCount,
  schema.listingPlace,
  // Those who work for the shop, and what they did to things that are named by number.
  schema.operatorKey,
  schema.operatorLog,
  schema.operatorPerson,
  schema.pricePlan,
  schema.product,
  schema.productCategory,
  schema.productFacet,
  schema.productVariant,
  schema.pushKeys,
  schema.redirect,
  schema.searchPhrase,
  schema.searchWord,
  schema.shopPicture,
  schema.siteDocument,
  schema.store,
  schema.systemNote,
  schema.webhook,
];
