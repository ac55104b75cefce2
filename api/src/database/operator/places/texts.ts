import { asc, desc, eq } from 'drizzle-orm';
import { isOwnPath } from '@shop/contract/operator';
import { entryOf } from '../../../domain/content/entry.ts';
import { schema } from '../../connection.ts';
import { insertPage, removePage, rewritePage } from '../../content/pages.ts';
import type { PlaceStore } from './place-store.ts';

const { contentPage, systemNote } = schema;

const pages: PlaceStore = {
  naming: { path: /^[a-z0-9-]+(\/[a-z0-9-]+)*(\.html)?$/, such: 'care/oak' },
  entries: async (db) => {
    const rows = await db.select().from(contentPage).orderBy(asc(contentPage.urlPath));
    return (
      rows
        // Pages below an address of the shop itself are entries of another place.
        .filter(({ urlPath }) => !urlPath.includes('/') || !isOwnPath(urlPath))
        .map(({ urlPath, title, body }) => ({ id: urlPath, entry: entryOf(title, { body }) }))
    );
  },
  add: insertPage,
  replace: rewritePage,
  remove: removePage,
};

const isNote = (id: string) => eq(systemNote.id, Number(id));

const news: PlaceStore = {
  naming: 'number',
  entries: async (db) => {
    const rows = await db.select().from(systemNote).orderBy(desc(systemNote.id));
    return rows.map(({ id, title, content, url }) => ({
      id: String(id),
      entry: entryOf(title, { text: content, url }),
    }));
  },
  add: async (db, id, { title, text, url }) => {
    const values = { id: Number(id), title, content: text ?? title, url };
    return (await db.insert(systemNote).values(values).onConflictDoNothing().returning()).length > 0;
  },
  replace: async (db, id, { title, text, url }) => {
    const changes = { title, ...(text && { content: text }), url };
    return (await db.update(systemNote).set(changes).where(isNote(id)).returning()).length > 0;
  },
  remove: async (db, id) => (await db.delete(systemNote).where(isNote(id)).returning()).length > 0,
};

export const textPlaces = { pages, news };
