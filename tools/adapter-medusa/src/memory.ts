import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { listsIn } from './stored/lists.ts';
import { messagesIn } from './stored/messages.ts';
import { sessionsIn } from './stored/sessions.ts';

/** Whom a token stands for: a guest, or a customer with Medusa's token for them; `cart` is Medusa's id. */
export interface Person {
  readonly id: number;
  readonly jwt: string | null;
  readonly cart: string | null;
}

/** What Medusa's ids stand for. */
export type Kind =
  | 'product'
  | 'variant'
  | 'category'
  | 'item'
  | 'picture'
  | 'address'
  | 'customer'
  | 'order'
  | 'parcel';

const tables = `
  create table if not exists number (id integer primary key autoincrement, kind text not null, medusa text not null, unique (kind, medusa));
  create table if not exists person (id integer primary key, name text not null unique, cart text);
  create table if not exists token (hash text primary key, person integer not null, jwt text, made_at integer not null);
  create table if not exists placed (person integer not null, number text not null, medusa text not null, key text not null,
    primary key (person, key));
`;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How long a token that nobody renews is good for, in ms. */
const tokenLife = 90 * 24 * 3_600_000;

/**
 * What the contract needs and Medusa has no place for, in one file of SQLite: integer ids, whose cart is whose, which
 * order an idempotency key placed, lists of products, sessions and messages. `file` may be `:memory:`.
 */
export const openMemory = (file: string) => {
  const db = new DatabaseSync(file);
  db.exec(`pragma journal_mode = wal; ${tables}`);
  const insertNumber = db.prepare('insert or ignore into number (kind, medusa) values (?, ?)');
  const selectNumber = db.prepare('select id from number where kind = ? and medusa = ?');
  const selectId = db.prepare('select medusa from number where kind = ? and id = ?');
  const known = new Map<string, number>();

  /** The person of a name that nobody can guess, or that Medusa gave; made when it is new. */
  const personNamed = (name: string): number => {
    db.prepare('insert or ignore into person (name) values (?)').run(name);
    return (db.prepare('select id from person where name = ?').get(name) as { id: number }).id;
  };
  const giveToken = (person: number, jwt: string | null): string => {
    const token = randomBytes(32).toString('base64url');
    db.prepare('insert into token (hash, person, jwt, made_at) values (?, ?, ?, ?)').run(
      hashOf(token),
      person,
      jwt,
      Date.now(),
    );
    return token;
  };

  return {
    /** The integer that stands for an id of Medusa's; the same for good. */
    numberOf(kind: Kind, medusa: string): number {
      const name = `${kind} ${medusa}`;
      const stored = known.get(name);
      if (stored !== undefined) return stored;
      insertNumber.run(kind, medusa);
      const { id } = selectNumber.get(kind, medusa) as { id: number };
      known.set(name, id);
      return id;
    },
    idOf(kind: Kind, number: number): string | null {
      const row = selectId.get(kind, number) as { medusa: string } | undefined;
      return row?.medusa ?? null;
    },
    /** A token for a new guest: a device id is no secret, and would open what its guest ordered. */
    guestToken: (): string => giveToken(personNamed(`guest ${randomUUID()}`), null),
    /** A token for a customer of Medusa's, who has one cart wherever they are signed in. */
    customerToken: (customer: string, jwt: string): string => giveToken(personNamed(`customer ${customer}`), jwt),
    personByToken(token: string): Person | null {
      const row = db
        .prepare('select id, jwt, cart from token join person on person.id = person where hash = ? and made_at > ?')
        .get(hashOf(token), Date.now() - tokenLife);
      return row ? (row as unknown as Person) : null; // the columns
    },
    endToken(token: string): void {
      db.prepare('delete from token where hash = ?').run(hashOf(token));
    },
    keepCart(person: number, cart: string | null): void {
      db.prepare('update person set cart = ? where id = ?').run(cart, person);
    },
    /** Forgets a customer whose account has ended; what they ordered stays Medusa's. */
    forgetPerson(person: number): void {
      for (const table of ['token', 'placed', 'listed', 'later']) {
        db.prepare(`delete from ${table} where person = ?`).run(person);
      }
      db.prepare('delete from person where id = ?').run(person);
    },
    keepOrder(person: number, order: { number: string; medusa: string; key: string }): void {
      db.prepare('insert or ignore into placed (person, number, medusa, key) values (?, ?, ?, ?)').run(
        person,
        order.number,
        order.medusa,
        order.key,
      );
    },
    /** Medusa's id of an order that this person placed, by its number or its idempotency key. */
    orderOf(person: number, by: { number: string } | { key: string }): string | null {
      const [column, value] = 'key' in by ? ['key', by.key] : ['number', by.number];
      const row = db.prepare(`select medusa from placed where person = ? and ${column} = ?`).get(person, value) as
        | { medusa: string }
        | undefined;
      return row?.medusa ?? null;
    },
    lists: listsIn(db),
    sessions: sessionsIn(db, hashOf),
    messages: messagesIn(db),
    close(): void {
      db.close();
    },
  };
};
export type Memory = ReturnType<typeof openMemory>;
