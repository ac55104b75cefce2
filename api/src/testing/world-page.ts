import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { schema } from '../database/connection.ts';
import type { TestApp } from './test-app.ts';

let id = 900;

/** A page of the invented world, as it lies in its file, read from the shop. */
export const worldPage = async (shop: TestApp, path: string, language: 'en' | 'fr'): Promise<string> => {
  const words = (of: string) =>
    readFileSync(new URL(`../../../world/data/pages/${of}/${path}.md`, import.meta.url), 'utf8');
  const body = { en: words('en'), fr: words('fr') };
  id += 1;
  const { db } = shop.connection;
  await db.delete(schema.contentPage).where(eq(schema.contentPage.urlPath, path));
  await db.insert(schema.contentPage).values({ id, urlPath: path, title: { en: path, fr: path }, body });
  return (await shop.call('cmsPage', { query: { url_path: path } }, { 'accept-language': language })).result.content;
};
