/** The sizes that the journeys are tried on. */
export const screens = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Each language once and each size once: a journey that is tried in both is tried on both. */
export const bothLanguages = [
  { language: 'en', screen: 'desktop' },
  { language: 'fr', screen: 'phone' },
] as const;

/** Each language in each size. */
export const everyView = [
  ['en', screens.phone],
  ['en', screens.desktop],
  ['fr', screens.phone],
  ['fr', screens.desktop],
] as const;
