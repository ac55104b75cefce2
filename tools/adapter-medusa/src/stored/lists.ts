import type { DatabaseSync } from 'node:sqlite';

/** A product on a list of a person's, by Medusa's ids; `id` names the entry. */
export interface Listed {
  readonly id: number;
  readonly product: string;
  readonly variant: string | null;
}
export type ListName = 'wishlist' | 'viewed';

const tables = `
  create table if not exists listed (id integer primary key autoincrement, list text not null, person integer not null,
    product text not null, variant text not null default '', unique (list, person, product, variant));
  create table if not exists later (person integer primary key, cart text not null);
`;

/** How many entries a list has at most; the oldest of `viewed` make place, a wishlist is full. */
export const longestList: Readonly<Record<ListName, number>> = { wishlist: 500, viewed: 60 };

/** Lists of products that Medusa has no place for, and the cart of what is saved for later. */
export const listsIn = (db: DatabaseSync) => {
  db.exec(tables);
  const entries = (list: ListName, person: number): Listed[] =>
    db
      .prepare(
        `select id, product, nullif(variant, '') as variant from listed where list = ? and person = ? order by id desc`,
      )
      .all(list, person) as unknown as Listed[]; // the columns
  const add = (list: ListName, person: number, product: string, variant: string | null = null): boolean => {
    const values = [list, person, product, variant ?? ''] as const;
    return (
      db.prepare('insert or ignore into listed (list, person, product, variant) values (?, ?, ?, ?)').run(...values)
        .changes > 0
    );
  };
  const remove = (list: ListName, person: number, id: number): void =>
    void db.prepare('delete from listed where list = ? and person = ? and id = ?').run(list, person, id);
  return {
    /** The newest first. */
    entries,
    /** False where it was there already. */
    add,
    remove,
    /** Puts a product before all others. */
    see(person: number, product: string): void {
      db.prepare(`delete from listed where list = 'viewed' and person = ? and product = ?`).run(person, product);
      add('viewed', person, product);
      for (const { id } of entries('viewed', person).slice(longestList.viewed)) remove('viewed', person, id);
    },
    /** Gives a guest's entries to a customer; answers those that are new to them. */
    move(list: ListName, guest: number, customer: number): Listed[] {
      const own = entries(list, guest);
      const added = own.toReversed().filter(({ product, variant }) => add(list, customer, product, variant));
      db.prepare('delete from listed where list = ? and person = ?').run(list, guest);
      return added;
    },
    laterCart(person: number): string | null {
      const row = db.prepare('select cart from later where person = ?').get(person) as { cart: string } | undefined;
      return row?.cart ?? null;
    },
    saveLaterCart(person: number, cart: string): void {
      db.prepare('insert or replace into later (person, cart) values (?, ?)').run(person, cart);
    },
  };
};
