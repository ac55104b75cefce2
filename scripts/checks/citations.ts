const section = /\bdocuments? \d|\d ?§/i;

/** The requirement ids that a text cites, of the areas (`CART`, `SHELL`, …) that the table knows. */
export const citedIds = (text: string, known: ReadonlySet<string>): Set<string> => {
  const areas = new Set([...known].map((id) => id.slice(0, id.lastIndexOf('-'))));
  return new Set(text.match(new RegExp(`(?<![\\w-])(?:${[...areas].join('|')})-\\d{3}(?![\\w-])`, 'g')));
};

/** Whether a text cites a section by its number. The repository holds no text that has numbered sections. */
export const citesSection = (text: string): boolean => section.test(text);
