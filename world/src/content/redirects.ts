import type { Redirect } from '@shop/contract/contents';

const moved: readonly (readonly [from: string, to: string])[] = [
  ['furniture/couches.html', 'furniture/sofas-loveseats.html'],
  ['sofas.html', 'furniture/sofas-loveseats.html'],
  ['living-room.html', 'furniture/living-room-furniture.html'],
  ['bedroom.html', 'furniture/bedroom-furniture.html'],
  ['garden.html', 'outdoor/garden.html'],
  ['appliances.html', 'appliance.html'],
  ['bath/toilets.html', 'bath/toilet.html'],
  ['pets/kennels.html', 'pets/dog-kennels.html'],
  ['mini-splits.html', 'appliance/air-conditioners.html'],
  ['about-us', 'about'],
  ['terms', 'terms-conditions'],
  ['privacy', 'privacy-policy'],
  ['returns', 'return-policy'],
  ['faq', 'contact-us'],
  ['old-stock-ten-lamp.html', 'stock-ten.html'],
];

/** Old paths that people still have in their bookmarks. */
export const redirects: readonly Redirect[] = moved.map(([from, to]) => ({ from, to, status: 301 }));
