import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Language = 'en' | 'fr';

/** A text that people read, and where it stands. */
export interface ShownText {
  place: string;
  language: Language;
  text: string;
}

export type NeverSaid = Readonly<Record<Language, readonly string[]>>;

const quoted = /`([^`]+)`/g;

/** Words that are never said: in the tables of `docs/terms.md` under “Never in …”, what stands as code in the second column. */
export const neverSaid = (markdown: string): NeverSaid => {
  const said = { en: [] as string[], fr: [] as string[] };
  let language: Language | null = null;
  for (const line of markdown.split('\n')) {
    const heading = /^## Never in (English|French)$/.exec(line)?.[1];
    if (heading) language = heading === 'French' ? 'fr' : 'en';
    else if (line.startsWith('## ')) language = null;
    if (!language || !line.startsWith('|')) continue;
    const [, , never = ''] = line.split('|');
    said[language].push(...[...never.matchAll(quoted)].map(([, word = '']) => word));
  }
  return said;
};

const escaped = (word: string): string => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const wholeWord = (word: string): RegExp => new RegExp(String.raw`(?<![\p{L}\d])${escaped(word)}(?![\p{L}\d])`, 'iu');

/** How French is set in Canada; each with what is wrong. */
const frenchSigns: readonly (readonly [RegExp, string])[] = [
  [/\p{L}[\s\u00A0\u202F][;!?]/u, 'has a space before ; ! or ?'],
  [/\p{L}'\p{L}/u, 'has a straight apostrophe'],
  [/\p{L}·\p{L}/u, 'has a point médian'],
  [/\d%/, 'has no space before %'],
  [/C\$/, 'has an amount as in English'],
];

const placeholder = /\{\{[^}]*\}\}|\$\{[^}]*\}|\{\w+\}|<[^>]*>|\]\([^)]*\)|https?:\S+/g;

export const checkTerms = (texts: readonly ShownText[], never: NeverSaid): string[] => {
  return texts.flatMap(({ place, language, text }) => {
    const plain = text.replaceAll(placeholder, '0');
    const signs = language === 'fr' ? frenchSigns.filter(([sign]) => sign.test(plain)) : [];
    return [
      ...never[language].filter((word) => wholeWord(word).test(plain)).map((word) => `says “${word}”`),
      ...signs.map(([, wrong]) => wrong),
    ].map((fault) => `${place} ${fault}: ${text}`);
  });
};

const isLanguage = (key: string): key is Language => key === 'en' || key === 'fr';

const inJson = (value: unknown, place: string, language: Language | null): ShownText[] => {
  if (typeof value === 'string') return language ? [{ place, language, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => inJson(inner, place, isLanguage(key) ? key : language));
};

const literal = /'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/gy;
const unescaped = (text: string): string =>
  text.replaceAll(String.raw`\u00A0`, '\u00A0').replaceAll(String.raw`\'`, "'");

/** Literals of what follows `en:` or `fr:` in code: one literal, or all within its brackets. */
const inCode = (code: string, place: string): ShownText[] =>
  [...code.matchAll(/\b(en|fr):\s*/g)].flatMap((match): ShownText[] => {
    const language: Language = match[1] === 'fr' ? 'fr' : 'en';
    const found: ShownText[] = [];
    let depth = 0;
    for (let at = match.index + match[0].length; at < code.length; at++) {
      literal.lastIndex = at;
      const next = literal.exec(code);
      if (next) {
        found.push({ place, language, text: unescaped(next[1] ?? next[2] ?? '') });
        at = literal.lastIndex - 1;
      } else if ('([{'.includes(code[at] ?? '')) depth++;
      else if (')]}'.includes(code[at] ?? '')) depth--;
      if (depth < 0 || (depth === 0 && ',;'.includes(code[at] ?? ' '))) break;
    }
    return found;
  });

/** Every text that the shop can show: of locales, servers and shared packages, and of the world. */
export const shownTexts = (root: string): ShownText[] => {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const languageIn = (path: string): Language => (/(^|\/)fr[./]/.test(path) ? 'fr' : 'en');
  const files = (pattern: string): string[] => globSync(pattern, { cwd: root }).toSorted();
  const code = files('{api,host,shared/*}/{src,server}/**/*.ts').filter(
    (path) => !/\.test\.ts$|\/(testing|check|hold)\//.test(path),
  );
  return [
    ...files('{host,remote-*}/locales/*.json').flatMap((path) =>
      inJson(JSON.parse(read(path)), path, languageIn(path)),
    ),
    ...files('world/data/*/{en,fr}/*.md').map((path) => ({
      place: path,
      language: languageIn(path),
      text: read(path),
    })),
    // Words that people search by are theirs.
    ...files('world/data/**/*.json')
      .filter((path) => !path.endsWith('words/search.json'))
      .flatMap((path) => inJson(JSON.parse(read(path)), path, null)),
    ...code.flatMap((path) => inCode(read(path), path)),
  ];
};
