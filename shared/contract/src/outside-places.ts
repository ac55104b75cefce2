import { regionalSites } from './constants/shop.ts';

/** A place of the shop that is not on this site: at a social network, in an app store, in another country. */
export interface OutsidePlace {
  kind: 'social' | 'app' | 'country';
  name: string;
  /** Of this site: the web server leads on to the configured address, else a page says what would be there. */
  path: string;
}

const place =
  (kind: OutsidePlace['kind']) =>
  (name: string, slug = name): OutsidePlace => ({ kind, name, path: `/go/${slug.toLowerCase().replace(' ', '-')}` });

export const socialPlaces: readonly OutsidePlace[] = ['Facebook', 'Instagram', 'Pinterest', 'YouTube'].map((name) =>
  place('social')(name),
);
export const appPlaces: readonly OutsidePlace[] = ['App Store', 'Google Play'].map((name) => place('app')(name));
/** The sites of other countries (SHELL-029), by their codes. */
export const countryPlaces = regionalSites.map(({ code, name }) => ({ code, ...place('country')(name, code) }));

export const outsidePlaces: readonly OutsidePlace[] = [...socialPlaces, ...appPlaces, ...countryPlaces];
