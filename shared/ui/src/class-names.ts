/** Joins the class names that apply: `classNames(styles.card, muted && styles.muted)`. */
export const classNames = (...names: readonly (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
