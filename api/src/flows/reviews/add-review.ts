import { type CallBody, type Language, isVideoFile } from '@shop/contract';
import { randomUUID } from 'node:crypto';
import { cardsByIds } from '../../database/catalogue/cards.ts';
import { hasBoughtProduct } from '../../database/account/bought-products.ts';
import { hasReviewed, insertReview, type ReviewRow, type ReviewState } from '../../database/reviews/reviews.ts';
import { insertUploads, type NewUpload } from '../../database/reviews/uploads.ts';
import { transact } from '../../database/transact.ts';
import type { CustomerIdentity } from '../../domain/account/identity.ts';
import { hasLink } from '../../domain/text/link.ts';
import { isReservedName } from '../../domain/text/reserved-name.ts';
import { ShopError } from '../../domain/shop-error.ts';
import type { Services } from '../../services.ts';
import { reviewMessages } from './messages.ts';
import { keepFile } from '../../files/file-store.ts';
import { cleanFilm } from '../../pictures/clean-film.ts';
import { cleanPicture, pictureType } from '../../pictures/clean-picture.ts';

interface ReceivedMedia {
  kind: 'picture' | 'video';
  row: NewUpload;
}

const extensions: Readonly<Record<string, string>> = {
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
};

/** URL path under which an upload is shown. */
const mediaPath = (id: string): string => `/media/uploads/${id}`;

/**
 * Files of a form as they are stored: a video is recognised by its extension (ACC-018), and its bytes must agree.
 * @throws ShopError 400 for a file that is not what its name says, or a picture or film that cannot be read
 */
const receivedMedia = async (
  { files: store, now }: Pick<Services, 'files' | 'now'>,
  files: readonly Blob[],
): Promise<ReceivedMedia[]> => {
  const media: ReceivedMedia[] = [];
  // One after the other: eight pictures at once would take all of the server's memory and processors.
  for (const file of files) {
    const isVideo = file instanceof File && isVideoFile(file.name);
    if (isVideo !== file.type.startsWith('video/'))
      throw new ShopError(400, reviewMessages.otherKind, { field: 'media' });
    const content = isVideo ? await cleanFilm(file) : new Blob([new Uint8Array(await cleanPicture(file))]);
    // The database takes a film in pieces; a store takes it whole.
    const object = store && (await keepFile(store, new Uint8Array(await content.arrayBuffer()))).object;
    const mediaType = isVideo ? file.type : pictureType;
    const id = `${randomUUID()}.${extensions[mediaType] ?? 'bin'}`;
    media.push({ kind: isVideo ? 'video' : 'picture', row: { id, mediaType, content, object, createdAt: now() } });
  }
  return media;
};

type Sent = CallBody<'addProductReview'>;

/** Refuses texts that are nothing but spaces. */
const requireTexts = (texts: Pick<Sent, 'nickname' | 'title' | 'detail'>): void => {
  for (const [field, text] of Object.entries(texts)) {
    if (text.trim() === '') throw new ShopError(400, reviewMessages.empty, { field });
  }
};

/** @throws ShopError 400 for a name that readers would take for the shop's */
export const requireOwnName = (nickname: string): void => {
  if (isReservedName(nickname)) throw new ShopError(400, reviewMessages.reservedName, { field: 'nickname' });
};

/**
 * Whether a review is shown at once. One that leads elsewhere waits for the shop's people, unless it is of somebody who
 * has bought the product and whose address is confirmed.
 */
const stateOf = ({ verified }: CustomerIdentity, { nickname, title, detail }: Sent, hasBought: boolean): ReviewState =>
  ![nickname, title, detail].some(hasLink) || (verified && hasBought) ? 'shown' : 'waiting';

/** Refuses a review before its files are read. @throws ShopError 400, 404, or 409 for a second one of a product */
export const admitReview = async (services: Services, customerId: number, sent: Sent): Promise<void> => {
  const { nickname, title, detail, product_id } = sent;
  requireTexts({ nickname, title, detail });
  requireOwnName(nickname);
  const [product] = await cardsByIds(services.db, [product_id]);
  if (!product) throw new ShopError(404, reviewMessages.notSold);
  // Who sends two at once is told by the store itself.
  if (await hasReviewed(services.db, customerId, product.id)) throw new ShopError(409, reviewMessages.reviewedBefore);
};

/** Stores a review with its pictures and films (ACC-018). @throws ShopError 400, 409 */
export const addReview = async (
  services: Services,
  who: CustomerIdentity,
  sent: Sent,
  language: Language,
): Promise<ReviewRow> => {
  const { nickname, title, detail } = sent;
  const media = await receivedMedia(services, sent.media ?? []);
  const pathsOf = (kind: 'picture' | 'video') =>
    media.flatMap((one) => (one.kind === kind ? mediaPath(one.row.id) : []));
  return transact(services.db, async (transaction) => {
    const hasBought = await hasBoughtProduct(transaction, who.customerId, sent.product_id);
    const row = await insertReview(transaction, {
      productId: sent.product_id,
      customerId: who.customerId,
      author: nickname.trim(),
      language,
      stars: sent.star,
      title: title.trim(),
      // Form-data breaks lines as letters do.
      text: detail.trim().replaceAll('\r\n', '\n'),
      createdAt: services.now().toISOString(),
      pictures: pathsOf('picture'),
      videos: pathsOf('video'),
      state: stateOf(who, sent, hasBought),
      verified: hasBought,
    });
    if (!row) throw new ShopError(409, reviewMessages.reviewedBefore);
    await insertUploads(
      transaction,
      media.map((one) => one.row),
    );
    return row;
  });
};
