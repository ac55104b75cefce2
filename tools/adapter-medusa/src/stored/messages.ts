import type { DatabaseSync } from 'node:sqlite';

/** What somebody wrote to the shop's people; `fields` are those of its form. */
export interface Message {
  readonly kind: 'contact' | 'large_order';
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly pictures: readonly { readonly name: string; readonly bytes: Uint8Array }[];
}

const tables = `
  create table if not exists message (id integer primary key autoincrement, kind text not null, fields text not null, at integer not null);
  create table if not exists message_picture (message integer not null, name text not null, bytes blob not null);
`;

/** Messages to the shop's people, which `pnpm adapter-medusa messages` lists. */
export const messagesIn = (db: DatabaseSync) => {
  db.exec(tables);
  return {
    add({ kind, fields, pictures }: Message): number {
      const { lastInsertRowid: id } = db
        .prepare('insert into message (kind, fields, at) values (?, ?, ?)')
        .run(kind, JSON.stringify(fields), Date.now());
      const insert = db.prepare('insert into message_picture (message, name, bytes) values (?, ?, ?)');
      for (const { name, bytes } of pictures) insert.run(id, name, bytes);
      return Number(id);
    },
    /** Those after one of them, the oldest first. */
    after(id: number): (Message & { id: number; at: string })[] {
      const rows = db.prepare('select id, kind, fields, at from message where id > ? order by id').all(id);
      return (rows as unknown as { id: number; kind: Message['kind']; fields: string; at: number }[]).map((row) => ({
        id: row.id,
        kind: row.kind,
        at: new Date(row.at).toISOString(),
        fields: JSON.parse(row.fields) as Message['fields'], // written above
        pictures: db
          .prepare('select name, bytes from message_picture where message = ?')
          .all(row.id) as unknown as Message['pictures'], // the columns
      }));
    },
  };
};
