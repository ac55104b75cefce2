import type { DatabaseSync } from 'node:sqlite';

/** A place where a customer is signed in. */
export interface StoredSession {
  readonly id: number;
  readonly hash: string;
  readonly agent: string | null;
  readonly made_at: number;
  readonly seen_at: number | null;
}

const table = 'create table if not exists session (hash text primary key, agent text, seen_at integer not null);';

/** How exactly it is known when a session was last used, in ms. */
const minute = 60_000;

/** Where customers are signed in: their tokens, and which browser last used them when. */
export const sessionsIn = (db: DatabaseSync, hashOf: (token: string) => string) => {
  db.exec(table);
  const seen = new Map<string, number>();
  return {
    hashOf,
    see(token: string, agent: string | null): void {
      const [hash, now] = [hashOf(token), Date.now()];
      if (now - (seen.get(hash) ?? 0) < minute) return;
      if (seen.size > 10_000) seen.clear();
      seen.set(hash, now);
      db.prepare('insert or replace into session (hash, agent, seen_at) values (?, ?, ?)').run(hash, agent, now);
    },
    /** The newest first. */
    of(person: number): StoredSession[] {
      return db
        .prepare(
          `select token.rowid as id, token.hash, agent, made_at, seen_at from token
           left join session on session.hash = token.hash where person = ? order by made_at desc`,
        )
        .all(person) as unknown as StoredSession[]; // the columns
    },
    /** False where it is none of this person's. */
    end: (person: number, id: number): boolean =>
      db.prepare('delete from token where person = ? and rowid = ?').run(person, id).changes > 0,
    endOthers: (person: number, token: string): void =>
      void db.prepare('delete from token where person = ? and hash <> ?').run(person, hashOf(token)),
    endAll: (person: number): void => void db.prepare('delete from token where person = ?').run(person),
    /** When the session of a token began, in ms since 1970; 0 for a token that is none. */
    begunAt(token: string): number {
      const row = db.prepare('select made_at from token where hash = ?').get(hashOf(token));
      return (row as { made_at: number } | undefined)?.made_at ?? 0;
    },
  };
};
