/** A package's locales files as read, and the text of its source files. */
export interface PackageTexts {
  en: unknown;
  fr: unknown;
  sources: readonly string[];
  /** Text of files that ask for keys with a `t` that this package gives them. */
  helpers?: readonly string[];
}

const plural = /_(zero|one|two|few|many|other)$/;

const flatten = (texts: unknown, prefix = ''): Map<string, string> => {
  const flat = new Map<string, string>();
  if (typeof texts !== 'object' || texts === null) return flat;
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
};

/** Keys without their plural forms, each with the values that stand in any of its forms. */
const keysWithValues = (texts: Map<string, string>): Map<string, string> => {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const base = key.replace(plural, '');
    const values = found.get(base) ?? new Set<string>();
    for (const [, name = ''] of text.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)) values.add(name);
    // A singular such as "One item" may leave its count out.
    if (base !== key) values.add('count');
    found.set(base, values);
  }
  return new Map([...found].map(([key, values]) => [key, [...values].toSorted().join(', ')]));
};

/** French uses the form for one for 0 too, so it must not spell the number out where the form for others has it. */
const spelledOne = (texts: Map<string, string>): string[] =>
  [...texts].flatMap(([key, text]) => {
    const others = key.endsWith('_one') ? texts.get(key.replace(/_one$/, '_other')) : undefined;
    const hasNumber = (form: string): boolean => /\{\{\s*(count|number)\b/.test(form);
    return others && hasNumber(others) && !hasNumber(text) && /(?<!\p{L})une?(?!\p{L})/iu.test(text) ? [key] : [];
  });

const inQuotes = (pattern: string): RegExp =>
  new RegExp(String.raw`${pattern}(['"\x60])((?:\\.|(?!\1)[^\\\n$])*)\1`, 'g');
const templateStart = /`([^`$\s]+)\$\{/g;

/** A plain space before a French sign, or after an opening one: a line can end there, and the sign begins the next. */
const looseSign = /[\p{L}\p{N}»)}] (?:[:;!?»%]|\$(?!\{))|« /u;

const matches = (sources: readonly string[], pattern: RegExp, group: number): Set<string> =>
  new Set(sources.flatMap((source) => [...source.matchAll(pattern)].map((match) => match[group] ?? '')));

/**
 * One line for each fault of a package's texts: a key that only one language has, other values in
 * the translation, a French sign that can lose its word, a key that the code asks for and nobody wrote, a key that nobody asks for.
 * `t` is always the package's own namespace; texts of another have another function's name, or `name:key`.
 */
export const checkTexts = ({ en, fr, sources, helpers = [] }: PackageTexts): string[] => {
  const english = keysWithValues(flatten(en));
  const french = keysWithValues(flatten(fr));
  const all = [...sources, ...helpers];
  const literals = matches(all, inQuotes(''), 2);
  const templates = [...matches(all, templateStart, 1)];
  const asked = [
    ...matches(sources, inQuotes(String.raw`\bt\(\s*`), 2),
    ...matches(sources, inQuotes(String.raw`\b(?:i18nKey=|titleKey:\s*)`), 2),
  ].filter((key) => !key.includes(':'));
  const isUsed = (key: string): boolean => literals.has(key) || templates.some((start) => key.startsWith(start));
  return [
    ...[...flatten(fr)]
      .filter(([, text]) => looseSign.test(text))
      .map(([key]) => `"${key}" in fr has a plain space beside a sign: it takes a non-breaking one`),
    ...spelledOne(flatten(fr)).map((key) => `"${key}" in fr says “un” and is also used for 0: it needs the number`),
    ...[...english.keys()].filter((key) => !french.has(key)).map((key) => `fr has no "${key}"`),
    ...[...french.keys()].filter((key) => !english.has(key)).map((key) => `en has no "${key}"`),
    ...[...english]
      .filter(([key, values]) => french.has(key) && french.get(key) !== values)
      .map(([key, values]) => `"${key}" has {${values}} in en and {${french.get(key)}} in fr`),
    ...asked.filter((key) => !english.has(key)).map((key) => `the code asks for "${key}", which is not there`),
    ...[...english.keys()].filter((key) => !isUsed(key)).map((key) => `nothing asks for "${key}"`),
  ];
};
