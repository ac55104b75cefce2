import { insertShopPictures, type ShopPictureRow } from '../../database/catalogue/shop-pictures.ts';
import { lockGoods } from '../../database/operator/goods.ts';
import { logChange } from '../../database/operator/log.ts';
import { productsByIds, productsBySku, writeProducts } from '../../database/operator/products.ts';
import { transact } from '../../database/transact.ts';
import type { Operator } from '../../domain/operator/operator.ts';
import { noSuch, OperatorProblem } from '../../domain/operator-problem.ts';
import { keepFile } from '../../files/file-store.ts';
import { shopPicture } from '../../pictures/shop-picture.ts';
import type { Services } from '../../services.ts';
import { treeOf } from './products.ts';

/** As many as a line of a product file may name. */
const mostPictures = 60;

/**
 * Gives a product, or an option of one, a picture. Its files are made once, and lie where those of customers do.
 * @returns its address, and how many pictures the product or option has
 * @throws OperatorProblem 400 for a file that is no picture, 404 without such a product, 409 for a picture that it has
 */
export const addProductPicture = async (
  { db: outer, files: store, now }: Pick<Services, 'db' | 'files' | 'now'>,
  by: Operator,
  { sku, isFirst }: { sku: string; isFirst: boolean },
  bytes: Uint8Array,
): Promise<{ url: string; count: number }> => {
  const [known] = await productsBySku(outer, [sku]);
  if (!known) throw noSuch('product', sku);
  const rows: ShopPictureRow[] = [];
  for (const { file, mediaType, content } of await shopPicture(bytes))
    rows.push({ file, mediaType, ...(await keepFile(store, content)), createdAt: now() });
  const url = `/media/pictures/${rows.find(({ file }) => file.endsWith('-640.avif'))?.file ?? ''}`;
  return transact(outer, async (db) => {
    await lockGoods(db, [known.id]);
    const [product] = await productsByIds(db, [known.id]);
    const shown = product?.sku === sku ? product : product?.variants.find((variant) => variant.sku === sku);
    if (!product || !shown) throw noSuch('product', sku);
    const { pictures } = shown;
    if (pictures.some((picture) => picture.url === url))
      throw new OperatorProblem({ en: `${sku} has this picture already.`, fr: `${sku} a déjà cette photo.` });
    if (pictures.length >= mostPictures)
      throw new OperatorProblem({
        en: `${sku} has ${mostPictures} pictures already.`,
        fr: `${sku} a déjà ${mostPictures} photos.`,
      });
    const picture = { url, alt: product.name };
    shown.pictures = isFirst ? [picture, ...pictures] : [...pictures, picture];
    await insertShopPictures(db, rows);
    await writeProducts(db, [product], await treeOf(db));
    const [before, after] = [{ pictures: pictures.length }, { pictures: shown.pictures.length, first: isFirst, url }];
    await logChange(db, by, { action: 'product.picture', subject: sku, before, after }, now());
    return { url, count: shown.pictures.length };
  });
};
