import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sizes } from './sizes.ts';

// One thread: the generator shares its machine with others.
sharp.concurrency(1);

/** Writes all sizes of a picture, given as RGB bytes, and returns its mean colour as hex. */
export const encode = async (
  folder: string,
  id: string,
  rgb: Uint8Array,
  size: { width: number; height: number },
  sizes: Sizes,
): Promise<string> => {
  await mkdir(folder, { recursive: true });
  const image = sharp(rgb, { raw: { ...size, channels: 3 } });
  const at = (width: number) => image.clone().resize(width, null, { kernel: 'lanczos3' });
  for (const width of sizes.avif) {
    const file = await at(width).avif({ quality: sizes.quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    await writeFile(join(folder, `${id}-${width}.avif`), file);
  }
  await writeFile(join(folder, `${id}-${sizes.webp}.webp`), await at(sizes.webp).webp({ quality: 76 }).toBuffer());
  const { channels } = await image.stats();
  return `#${channels.map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`;
};
