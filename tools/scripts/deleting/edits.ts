/** Makes one file of the workspace what it is without a feature. @throws Error when it holds no such thing */
export type Edit = (text: string, file: string) => string;

export interface Feature {
  /** Patterns of the files that go. */
  readonly files: readonly string[];
  /** Edited besides, by hand. */
  readonly edits: Readonly<Record<string, readonly Edit[]>>;
  /** Unit tests that then have to pass besides those of every feature: of what it stood in. */
  readonly tests: readonly string[];
  /** Nothing may name these afterwards, but migrations and pages that tell of the past. */
  readonly words: RegExp;
}

/** Replaces one text by another, or takes it out. */
export const without =
  (from: string, to = ''): Edit =>
  (text, file) => {
    if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`);
    return text.replace(from, () => to);
  };

export const withoutRows =
  (...ids: string[]): Edit =>
  (text, file) =>
    ids.reduce((rest, id) => {
      const row = new RegExp(String.raw`^(?:\| )?${id}[ \t].*\n`, 'm');
      if (!row.test(rest)) throw new Error(`${file} has no row ${id}`);
      return rest.replace(row, '');
    }, text);

/** Takes out the lines that hold these. */
export const withoutLines =
  (...texts: string[]): Edit =>
  (text, file) =>
    texts.reduce((rest, one) => {
      const lines = rest.split('\n');
      const others = lines.filter((line) => !line.includes(one));
      if (others.length === lines.length) throw new Error(`${file} has no line with ${one}`);
      return others.join('\n');
    }, text);

/** Takes keys such as `title.cart` out of texts. */
export const withoutKeys =
  (...keys: string[]): Edit =>
  (text, file) => {
    const texts: unknown = JSON.parse(text);
    for (const key of keys) {
      const names = key.split('.');
      const parent = names.slice(0, -1).reduce<unknown>((at, name) => Object(at)[name], texts);
      const gone = Reflect.deleteProperty(Object(parent), names.at(-1) ?? '');
      if (!gone || parent === undefined) throw new Error(`${file} has no ${key}`);
    }
    return `${JSON.stringify(texts, null, 2)}\n`;
  };

/** Takes a page's route out of a `remote.config.ts`. */
export const withoutRoute =
  (page: string): Edit =>
  (text, file) => {
    const route = text
      .match(/^ {4}\{(?: .*|\n(?: {6}.*\n)+ {4})\},\n/gm)
      ?.find((one) => one.includes(`page: '${page}'`));
    if (route === undefined) throw new Error(`${file} has no route with the page ${page}`);
    return text.replace(route, '');
  };
