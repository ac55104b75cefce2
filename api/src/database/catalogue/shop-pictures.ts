import { eq } from 'drizzle-orm';
import { first, schema, type Queryable } from '../connection.ts';

const { shopPicture } = schema;
export type ShopPictureRow = typeof shopPicture.$inferSelect;

/** A file of a picture that was added to the shop; null for an unknown one. */
export const findShopPicture = (db: Queryable, file: string): Promise<ShopPictureRow | null> =>
  first(db.select().from(shopPicture).where(eq(shopPicture.file, file)));

/** Stores files of a picture; what is there stays as it is. */
export const insertShopPictures = async (transaction: Queryable, rows: readonly ShopPictureRow[]): Promise<void> => {
  for (const row of rows) await transaction.insert(shopPicture).values(row).onConflictDoNothing();
};
