import type { NewHome, Showcase } from '@shop/contract';

/** A room, a type or a set as a tile of the home page's kind. */
export const tileOf = ({ name, image, url }: Showcase): NewHome['marketing'][number] => ({
  title: name,
  subtitle: null,
  image,
  url,
});
