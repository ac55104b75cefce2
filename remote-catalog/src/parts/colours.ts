/** English words are the wire’s values for colours. */
const colours: Readonly<Record<string, string>> = {
  grey: '#8e9296',
  green: '#466854',
  rust: '#a9553a',
  cream: '#e4d8c2',
  blue: '#3f5e7e',
  pink: '#d69a96',
  oak: '#c4966a',
  walnut: '#6e4630',
  white: '#f1efeb',
  black: '#2b2b2d',
  beige: '#d9c9ab',
  brown: '#7a5438',
  red: '#b0392f',
  yellow: '#d9a72e',
  orange: '#cf7233',
  purple: '#6d5584',
  silver: '#c3c6c9',
  gold: '#b9924a',
};

/** A CSS colour for a colour's word or value; undefined for one that cannot be drawn. */
export const cssColour = (value: string): string | undefined => {
  if (/^#[0-9a-f]{3,8}$/i.test(value)) return value;
  return colours[value.trim().toLowerCase()];
};
