import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import sharp from 'sharp';
import { messages } from '../domain/messages.ts';
import { OperatorProblem } from '../domain/operator-problem.ts';
import { ShopError } from '../domain/shop-error.ts';

/** Files of one picture, as pages ask for them (`pictureSources` of @shop/ui): their widths in pixels. */
const avifWidths = [320, 640, 1200] as const;
const webpWidth = 640;
/** Less would be blurred in lists. */
const leastWidth = 640;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'heif']);

/** One at a time: each takes a processor for a second or two, and nobody waits for it but an operator. */
const limit = pLimit(1);
const mostWaiting = 20;

export interface PictureFile {
  /** Such as `p-4f…-640.avif`. */
  readonly file: string;
  readonly mediaType: 'image/avif' | 'image/webp';
  readonly content: Uint8Array;
}

const unreadable = (): OperatorProblem =>
  new OperatorProblem('This is no JPEG, PNG, WebP or AVIF picture that can be read.', 400);

const opened = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: 60_000_000 });

const metadataOf = async (bytes: Uint8Array) => {
  try {
    return await opened(bytes).metadata();
  } catch {
    throw unreadable();
  }
};

/** @throws OperatorProblem 400 */
const checkPicture = async (bytes: Uint8Array): Promise<void> => {
  const { format, autoOrient } = await metadataOf(bytes);
  if (!formats.has(format)) throw unreadable();
  if (autoOrient.width < leastWidth)
    throw new OperatorProblem(
      `The picture is ${autoOrient.width} pixels wide; it needs ${leastWidth}, and 1200 for a sharp view.`,
      400,
    );
};

const made = async (bytes: Uint8Array): Promise<PictureFile[]> => {
  await checkPicture(bytes);
  const name = `p-${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}`;
  const at = (width: number) =>
    opened(bytes).autoOrient().flatten({ background: '#fff' }).resize({ width, withoutEnlargement: true });
  const files: PictureFile[] = [];
  try {
    for (const width of avifWidths) {
      const content = await at(width).avif({ quality: 50, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
      files.push({ file: `${name}-${width}.avif`, mediaType: 'image/avif', content });
    }
    const content = await at(webpWidth).webp({ quality: 76 }).toBuffer();
    return [...files, { file: `${name}-${webpWidth}.webp`, mediaType: 'image/webp', content }];
  } catch {
    throw unreadable();
  }
};

/**
 * The files of a picture that the shop shows, made once: upright, on white, without what a camera notes. The same
 * picture has the same names.
 * @throws OperatorProblem 400 for what is no picture, or too small a one; ShopError 503 when too many wait already
 */
export const shopPicture = async (bytes: Uint8Array): Promise<PictureFile[]> => {
  if (limit.pendingCount >= mostWaiting) throw new ShopError(503, messages.busy);
  return limit(made, bytes);
};
