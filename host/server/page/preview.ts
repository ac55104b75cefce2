const ofShop = /^\/media\/pictures\/([\w-]+)-(?:320|640|1200)\.avif$/;

/**
 * A picture of the shop as a JPEG, which the API makes: social networks and shopping engines take no AVIF. Any
 * other address stays as it is.
 */
export const previewOf = (picture: string): string => picture.replace(ofShop, '/media/previews/$1.jpg');

/** The shop's own card, for pages without a picture. */
export const ownCardPath = '/link-card.png';

/** Kinds of pictures that not every network shows. */
const notShown = /\.(?:avif|svg)$/i;

/**
 * The picture with which other sites show a link to a page: the page's own, of the size of `linkCard` where the API makes a
 * card of it; the shop's where the page has none that they can show.
 */
export const cardOf = (picture: string | undefined): { path: string; mediaType?: string; isSized: boolean } => {
  const [, name] = ofShop.exec(picture ?? '') ?? [];
  if (name !== undefined) return { path: `/media/previews/cards/${name}.jpg`, mediaType: 'image/jpeg', isSized: true };
  if (picture !== undefined && !notShown.test(picture)) return { path: picture, isSized: false };
  return { path: ownCardPath, mediaType: 'image/png', isSized: true };
};
