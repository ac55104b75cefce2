/** A picture's path at another width. */
export const pictureAt = (url: string, width: 320 | 1200): string => url.replace(/-640(\.\w+)$/, `-${width}$1`);

interface Pictured {
  variant: { pictures: readonly { url: string }[] } | null;
  product: { thumbnail: string | null };
}

/** The small picture of what was chosen: the variant's own, else the product's. */
export const thumbnailOf = ({ variant, product }: Pictured): string | null => {
  const url = variant?.pictures[0]?.url ?? product.thumbnail;
  return url === null ? null : pictureAt(url, 320);
};
