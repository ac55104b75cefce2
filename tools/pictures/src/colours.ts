import type { ColourSlug } from '@shop/world/pictures';

/** The tone that each colour is rendered in. */
export const colourHex: Readonly<Record<ColourSlug, string>> = {
  grey: '#8E9296',
  green: '#466854',
  rust: '#A9553A',
  cream: '#E4D8C2',
  blue: '#3F5E7E',
  pink: '#D69A96',
  oak: '#C4966A',
  walnut: '#6E4630',
  white: '#F1EFEB',
  black: '#2B2B2D',
};
