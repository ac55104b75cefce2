const section = /\bdocuments? \d|\d ?§/i;

/** The requirement ids that a text cites, of the areas (`CART`, `SHELL`, …) that the table knows. */
export const citedIds = (text: string, known: ReadonlySet<string>): Set<string> => {
  const areas = new Set([...known].map((id) => id.slice(0, id.lastIndexOf('-'))));
  return new Set(text.match(new RegExp(`(?<![\\w-])(?:${[...areas].join('|')})-\\d{3}(?![\\w-])`, 'g')));
};

/** Whether a text cites a section by its number. The repository holds no text that has numbered sections. */
export const citesSection = (text: string): boolean => section.test(text);

/** A line for each row that the index of decisions says to be decided otherwise, and its decision does not name. */
export const undecided = (index: string, decision: (file: string) => string, known: ReadonlySet<string>): string[] =>
  [...index.matchAll(/^\| \[\d+\]\((.+?)\).*/gm)].flatMap(([line, file = '']) => {
    const named = citedIds(decision(file), known);
    return [...citedIds(line, known)]
      .filter((id) => !named.has(id))
      .map((id) => `docs/decisions/${file} decides nothing of ${id}`);
  });
